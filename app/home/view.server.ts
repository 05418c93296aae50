import { type Accommodation, toCard as accommodationCard } from '~/sections/accommodation/model.server';
import { type Attraction, toCard as attractionCard } from '~/sections/attractions/model.server';
import { type Food, type FoodView, toCard as foodCard } from '~/sections/culinary/model.server';
import { type Event, toCard as eventCard } from '~/sections/events/model.server';
import { type Package, toCard as packageCard } from '~/sections/packages/model.server';
import { type Vehicle, toCard as vehicleCard } from '~/sections/transport/model.server';
import { failureText, type Outcome } from '~/site/failure';
import { oncePer } from '~/site/once-per.server';
import { marksOf, type PageContent, type Versioned } from '~/site/page.server';
import { sections } from '~/site/sections';

/** A card of home: the same few things for every section (decisions 5). */
export interface HomeCard {
  href: string;
  title: string;
  picture?: string;
  category?: string;
  price: string | null;
  rating: number;
  location: string | null;
}

/** What home shows of a dish. */
export type HomeDish = Pick<FoodView, 'anchor' | 'title' | 'picture' | 'description'>;

/** One of home's five sections. */
export interface HomeSection {
  key: 'packages' | 'attractions' | 'accommodation' | 'transport' | 'events';
  cards: HomeCard[];
  /** Whether there is a way to the whole list: from three records on (decisions 5). */
  all: boolean;
}

/** Home: what is wrong, a line each; its sections; food, or null where it could not be had. */
export interface HomeView {
  errors: string[];
  sections: HomeSection[];
  food: HomeDish[] | null;
}

/** The answers that home is made of. */
export interface HomeAnswers {
  packages: Outcome<Versioned<Package[]>>;
  attractions: Outcome<Versioned<Attraction[]>>;
  accommodation: Outcome<Versioned<Accommodation[]>>;
  transport: Outcome<Versioned<Vehicle[]>>;
  events: Outcome<Versioned<Event[]>>;
  food: Outcome<Versioned<Food[]>>;
}

const FEW = 3;
const MANY = 6;
/** As many dishes as a row is swiped through; the culinary page has them all. */
const DISHES = 12;

/** A section of a list, made once for each: it stays the same object for as long as the list does. */
const sectionOf = {
  packages: oncePer((tours: Package[]) =>
    section('packages', tours, best(tours), (tour) => ({ ...packageCard(tour), location: tour.location })),
  ),
  attractions: oncePer((places: Attraction[]) =>
    section('attractions', places, places.slice(0, MANY), (place) => ({
      ...attractionCard(place),
      category: place.category ?? 'Wisata',
      location: place.location ?? 'Bali',
      rating: place.rating,
    })),
  ),
  accommodation: oncePer((places: Accommodation[]) =>
    section('accommodation', places, best(places), accommodationCard),
  ),
  transport: oncePer((vehicles: Vehicle[]) =>
    section('transport', vehicles, best(vehicles), (vehicle) => ({
      ...vehicleCard(vehicle),
      category: vehicle.category ?? 'Transport',
      location: vehicle.location,
    })),
  ),
  events: oncePer((events: Event[]) =>
    section('events', events, events.slice(0, FEW), (event) => ({
      ...eventCard(event),
      rating: event.rating,
    })),
  ),
};

const dishesOf = oncePer((food: Food[]) => food.slice(0, DISHES).map(homeDish));

/** Home from its answers; a section that failed is empty and named in the banner (specification 2 and 8). */
export function homeContent(answers: HomeAnswers): Outcome<PageContent<HomeView>> {
  return { ok: true, value: { view: () => homeView(answers), ...marksOf(Object.values(answers)) } };
}

function homeView(answers: HomeAnswers): HomeView {
  const { packages, attractions, accommodation, transport, events, food } = answers;
  return {
    errors: [
      ...failed('attractions', attractions),
      ...failed('packages', packages),
      ...failed('accommodation', accommodation),
      ...failed('transport', transport),
      ...failed('events', events),
    ],
    sections: [
      packages.ok ? sectionOf.packages(packages.value.value) : emptySection('packages'),
      attractions.ok ? sectionOf.attractions(attractions.value.value) : emptySection('attractions'),
      accommodation.ok ? sectionOf.accommodation(accommodation.value.value) : emptySection('accommodation'),
      transport.ok ? sectionOf.transport(transport.value.value) : emptySection('transport'),
      events.ok ? sectionOf.events(events.value.value) : emptySection('events'),
    ],
    food: food.ok ? dishesOf(food.value.value) : null,
  };
}

function failed(key: HomeSection['key'], outcome: Outcome<unknown>): string[] {
  const name = sections[key].adminPath.split('/').at(-1);
  return outcome.ok ? [] : [`Gagal memuat data ${name}: ${failureText(outcome.failure)}`];
}

function section<R>(
  key: HomeSection['key'],
  all: readonly R[],
  chosen: readonly R[],
  card: (record: R) => HomeCard,
): HomeSection {
  return { key, cards: chosen.map((record) => onlyShown(card(record))), all: all.length >= FEW };
}

const emptySection = (key: HomeSection['key']): HomeSection => ({ key, cards: [], all: false });

/** Nothing but what a card of home shows travels to the browser. */
function onlyShown({ href, title, picture, category, price, rating, location }: HomeCard): HomeCard {
  return { href, title, picture, category, price, rating, location };
}

function homeDish(food: Food): HomeDish {
  const { anchor, title, picture, description } = foodCard(food);
  return { anchor, title, picture, description };
}

const best = <R extends { rating: number }>(records: readonly R[]): readonly R[] =>
  records.toSorted((a, b) => b.rating - a.rating).slice(0, FEW);
