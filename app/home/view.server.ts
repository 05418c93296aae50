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
  food: FoodView[] | null;
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

/** What home shows of each kind of record, made once for each. */
const cards = {
  package: oncePer((tour: Package) => onlyShown({ ...packageCard(tour), location: tour.location })),
  attraction: oncePer((attraction: Attraction) =>
    onlyShown({
      ...attractionCard(attraction),
      category: attraction.category ?? 'Wisata',
      location: attraction.location ?? 'Bali',
      rating: attraction.rating,
    }),
  ),
  accommodation: oncePer((place: Accommodation) => onlyShown(accommodationCard(place))),
  vehicle: oncePer((vehicle: Vehicle) =>
    onlyShown({
      ...vehicleCard(vehicle),
      category: vehicle.category ?? 'Transport',
      location: vehicle.location,
    }),
  ),
  event: oncePer((event: Event) => onlyShown({ ...eventCard(event), rating: event.rating })),
  food: oncePer(foodCard),
};

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
      section('packages', packages, best, cards.package),
      section('attractions', attractions, first(MANY), cards.attraction),
      section('accommodation', accommodation, best, cards.accommodation),
      section('transport', transport, best, cards.vehicle),
      section('events', events, first(FEW), cards.event),
    ],
    food: food.ok ? food.value.value.map(cards.food) : null,
  };
}

function failed(key: HomeSection['key'], outcome: Outcome<unknown>): string[] {
  const name = sections[key].adminPath.split('/').at(-1);
  return outcome.ok ? [] : [`Gagal memuat data ${name}: ${failureText(outcome.failure)}`];
}

function section<R>(
  key: HomeSection['key'],
  outcome: Outcome<Versioned<R[]>>,
  choose: (records: readonly R[]) => readonly R[],
  card: (record: R) => HomeCard,
): HomeSection {
  const records = outcome.ok ? outcome.value.value : [];
  return { key, cards: choose(records).map(card), all: records.length >= FEW };
}

/** Nothing but what a card of home shows travels to the browser. */
function onlyShown({ href, title, picture, category, price, rating, location }: HomeCard): HomeCard {
  return { href, title, picture, category, price, rating, location };
}

const first =
  (count: number) =>
  <R>(records: readonly R[]) =>
    records.slice(0, count);

const best = oncePer((records: readonly { rating: number }[]) =>
  records.toSorted((a, b) => b.rating - a.rating).slice(0, FEW),
) as <R extends { rating: number }>(records: readonly R[]) => readonly R[];
