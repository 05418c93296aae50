import type { BaseRecord, ListEndpoint } from '~/admin-api/collection.server';
import type { Reader } from '~/admin-api/reader.server';
import { accommodations } from '~/content-types/accommodations/schema.server';
import { attractions } from '~/content-types/attractions/schema.server';
import {
  type CulinaryCard,
  type CulinaryRecord,
  toCard as culinaryCard,
  homeDishes,
} from '~/content-types/culinary/schema.server';
import { events } from '~/content-types/events/schema.server';
import { packages } from '~/content-types/packages/schema.server';
import { ratingOf } from '~/content-types/shared.server';
import { vehicles } from '~/content-types/vehicles/schema.server';
import { startOfBaliDay } from '~/lib/bali-time';
import { type DayView, isoDate, toDay } from '~/lib/dates.server';
import { errorMessage } from '~/lib/result';
import type { CardBase } from '~/list-page/card';

/** An event's date relative to today. */
interface EventDay extends DayView {
  /** The year, if it is not the current one. */
  year: string | null;
  isPast: boolean;
}

/** View model of a home card, the same for every section. */
export interface HomeCard extends CardBase {
  rating: number;
  location: string | null;
  date?: EventDay | null;
  /** A package's length, such as `3 hari 2 malam`. */
  duration?: string | null;
  /** A vehicle's seats. */
  capacity?: number | null;
}

export type HomeDish = Pick<CulinaryCard, 'title' | 'image' | 'description'>;

/** View model of a home section; a failed section has no cards. */
export interface HomeSectionView {
  cards: HomeCard[];
  /** Whether it links to the list: if there are at least three records. */
  hasMore: boolean;
  /** Whether the list failed to load. */
  isFailed?: true;
}

/** The result of a section or of the dishes. */
export interface HomeSectionResult<V> {
  view: V;
  /** The error banner's line if the part failed; null for parts that the specification does not name. */
  error: HomeError | null;
}

/** A line of the error banner. */
export interface HomeError {
  text: string;
  /** The error message, which is English. */
  message?: string;
}

/** The number of cards in most sections, and the number of records from which a section links to its list. */
const SECTION_SIZE = 3;
/** The maximum number of dishes on home; the culinary page shows all. */
const MAX_DISHES = 12;

/** Loaders of home's five sections, in the order of the error banner's lines. */
export const homeSections = {
  attractions: section(attractions.collection, takeFirst(6), (place) => ({
    ...attractions.toCard(place),
    category: place.category ?? 'Wisata',
    location: place.location ?? 'Bali',
  })),
  packages: section(packages.collection, topRated, packages.toCard),
  accommodations: section(accommodations.collection, topRated, accommodations.toCard),
  vehicles: section(vehicles.collection, topRated, (vehicle) => ({
    ...vehicles.toCard(vehicle),
    category: vehicle.category ?? 'Transport',
    location: vehicle.location,
  })),
  // An event's capacity is not a number of seats.
  events: section(events.collection, upcomingFirst, (event, now) => ({
    ...events.toCard(event),
    date: event.date === null ? null : toEventDay(event.date, now),
    ...ratingOf(event),
    capacity: undefined,
  })),
};

export type HomeSectionKey = keyof typeof homeSections;

/** Fetches the dishes. A failure is only logged, and the view is then null. */
export async function loadDishes({ list }: Reader, signal: AbortSignal): Promise<HomeSectionResult<HomeDish[] | null>> {
  const response = await list(homeDishes, signal);
  return { view: response.ok ? response.data.slice(0, MAX_DISHES).map(toHomeDish) : null, error: null };
}

/** The view of a section whose list failed to load. */
export const failedView: HomeSectionView = { cards: [], hasMore: false, isFailed: true };

function section<R extends BaseRecord>(
  source: ListEndpoint<R>,
  select: (records: readonly R[], now: number) => readonly R[],
  toCard: (record: R, now: number) => HomeCard,
) {
  return async ({ list, state }: Reader, signal: AbortSignal): Promise<HomeSectionResult<HomeSectionView>> => {
    const response = await list(source, signal);
    if (!response.ok) {
      const name = source.adminPath.split('/').at(-1);
      const error = { text: `Gagal memuat data ${name}:`, message: errorMessage(response.error) };
      return { view: failedView, error };
    }
    const records = response.data;
    const now = state.endAtMidnight();
    const cards = select(records, now).map((record) => pickCardFields(toCard(record, now)));
    return { view: { cards, hasMore: records.length >= SECTION_SIZE }, error: null };
  };
}

/** Returns only the fields of a home card, to send them to the browser. */
function pickCardFields(card: HomeCard): HomeCard {
  const { href, title, image, category, price, rating, reviewCount, location, date, duration, capacity, item } = card;
  return { href, title, image, category, price, rating, reviewCount, location, date, duration, capacity, item };
}

function toHomeDish(record: CulinaryRecord): HomeDish {
  const { title, image, description } = culinaryCard(record);
  return { title, image, description };
}

function takeFirst(count: number) {
  return <R>(records: readonly R[]): readonly R[] => records.slice(0, count);
}

/** Returns the first events in the admin host's order, past events last. */
function upcomingFirst<R extends { date: number | null }>(records: readonly R[], now: number): readonly R[] {
  const isPast = ({ date }: R) => date !== null && isBeforeToday(date, now);
  return records.toSorted((a, b) => Number(isPast(a)) - Number(isPast(b))).slice(0, SECTION_SIZE);
}

/** Whether a date is before today in Bali. */
const isBeforeToday = (date: number, now: number) => date < startOfBaliDay(now);

function toEventDay(date: number, now: number): EventDay {
  const year = isoDate(date).slice(0, 4);
  return { ...toDay(date), year: isoDate(now).startsWith(year) ? null : year, isPast: isBeforeToday(date, now) };
}

function topRated<R extends { rating: number }>(records: readonly R[]): readonly R[] {
  return records.toSorted((a, b) => b.rating - a.rating).slice(0, SECTION_SIZE);
}
