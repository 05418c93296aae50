import type { z } from 'zod';
import { listRecords } from '~/admin-api/collections.server';
import { type ApiResult, errorMessage } from '~/admin-api/result';
import { toCard as accommodationCard, accommodations } from '~/content-types/accommodation/schema.server';
import { toCard as attractionCard, attractions } from '~/content-types/attractions/schema.server';
import {
  type Food,
  type FoodView,
  toCard as foodCard,
  kuliners,
} from '~/content-types/culinary/schema.server';
import { toCard as eventCard, events } from '~/content-types/events/schema.server';
import { toCard as packageCard, packages } from '~/content-types/packages/schema.server';
import { toCard as vehicleCard, vehicles } from '~/content-types/transport/schema.server';

/** A card of home: the same few things for every section (decisions 5). */
export interface HomeCard {
  href: string;
  title: string;
  image?: string;
  category?: string;
  price: string | null;
  rating: number;
  location: string | null;
}

/** What home shows of a dish. */
export type HomeDish = Pick<FoodView, 'anchor' | 'title' | 'image' | 'description'>;

/** One of home's five sections: its cards, none where it failed. */
export interface HomeSectionView {
  cards: HomeCard[];
  /** Whether it links to the whole list: from three records on (decisions 5). */
  hasMore: boolean;
}

/** A part of home in the way it arrives: what it shows, and what its API response was. */
export interface HomePart<V> {
  view: V;
  response: ApiResult<unknown>;
  /** The line of the error banner, where the part failed and the specification names it. */
  error: string | null;
}

const FEW = 3;
const MANY = 6;
/** As many dishes as a row is swiped through; the culinary page has them all. */
const DISHES = 12;

/** Home's five sections, in their order: each fetches its list and chooses its cards (specification 2). */
export const homeSections = {
  packages: section(packages, bestRated, (tour) => ({ ...packageCard(tour), location: tour.location })),
  attractions: section(attractions, first(MANY), (place) => ({
    ...attractionCard(place),
    category: place.category ?? 'Wisata',
    location: place.location ?? 'Bali',
    rating: place.rating,
  })),
  accommodation: section(accommodations, bestRated, accommodationCard),
  transport: section(vehicles, bestRated, (vehicle) => ({
    ...vehicleCard(vehicle),
    category: vehicle.category ?? 'Transport',
    location: vehicle.location,
  })),
  events: section(events, first(FEW), (event) => ({ ...eventCard(event), rating: event.rating })),
};

export type HomeSectionKey = keyof typeof homeSections;

/** Fetches the food block's dishes; null where they cannot be had, which only the log says (specification 8). */
export async function loadFood(signal: AbortSignal): Promise<HomePart<HomeDish[] | null>> {
  const response = await listRecords(kuliners, signal);
  return {
    view: response.ok ? response.data.slice(0, DISHES).map(homeDish) : null,
    response,
    error: null,
  };
}

function section<R>(
  source: { adminPath: string; schema: z.ZodType<R> },
  choose: (records: readonly R[]) => readonly R[],
  toCard: (record: R) => HomeCard,
) {
  return async (signal: AbortSignal): Promise<HomePart<HomeSectionView>> => {
    const response = await listRecords(source, signal);
    if (!response.ok) {
      const name = source.adminPath.split('/').at(-1);
      const error = `Gagal memuat data ${name}: ${errorMessage(response.error)}`;
      return { view: { cards: [], hasMore: false }, response, error };
    }
    const records = response.data;
    const cards = choose(records).map((record) => onlyShown(toCard(record)));
    return { view: { cards, hasMore: records.length >= FEW }, response, error: null };
  };
}

/** Only what a card of home shows is sent to the browser. */
function onlyShown({ href, title, image, category, price, rating, location }: HomeCard): HomeCard {
  return { href, title, image, category, price, rating, location };
}

function homeDish(food: Food): HomeDish {
  const { anchor, title, image, description } = foodCard(food);
  return { anchor, title, image, description };
}

function first(count: number) {
  return <R>(records: readonly R[]): readonly R[] => records.slice(0, count);
}

function bestRated<R extends { rating: number }>(records: readonly R[]): readonly R[] {
  return records.toSorted((a, b) => b.rating - a.rating).slice(0, FEW);
}
