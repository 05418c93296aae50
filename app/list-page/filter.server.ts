import type { BaseRecord } from '~/admin-api/collection-config.server';
import { startOfDayAfter, startOfMonth } from '~/lib/dates.server';
import { type FilterName, type Filters, UPCOMING } from '~/lib/filter-params';
import { memoizeWeak } from '~/lib/memoize-weak';
import { wordsOf } from '~/lib/words.server';
import { type FacetTable, type Order, rowsBy, type ToFacets, tableOf, valueAt } from './facet-table.server';

/** What can be dropped from a view to find more. */
export type Constraint = 'kategori' | Exclude<FilterName, 'urut'>;

/** What a view would find without one of its constraints. */
interface NearMiss<R> {
  name: Constraint;
  count: number;
  closest: R;
}

/** The records that a view finds, in their order. */
export interface FilterResult<R> {
  total: number;
  /** How many there are without the view's category, by the value of their category field. */
  byCategory: ReadonlyMap<string | null, number>;
  /** Returns at most `count` records from the start. */
  first: (count: number) => R[];
  /** How many records only their unknown price excludes. */
  withoutPriceCount: number;
  /** In the order in which constraints are dropped to find the closest record; empty unless nothing is found. */
  nearMisses: readonly NearMiss<R>[];
}

/** What a view looks for. */
interface Query {
  /** The values of the records' category field that belong to the category; null for all records. */
  categories: readonly string[] | null;
  filters: Filters;
  /** Null for the order of the records. */
  order: Order | null;
  /** The current time, in milliseconds. */
  now: number;
}

/** Finds the records that satisfy the filters and the category, in 14,000 as in 14: they are compared by column. */
export function findRecords<R extends BaseRecord>(
  records: readonly R[],
  toFacets: ToFacets<R>,
  query: Query,
): FilterResult<R> {
  const table = tableOf(toFacets)(records);
  const rows = query.order === null ? table.rows : rowsBy[query.order](table);
  const predicates = predicatesOf(table, query);
  const failed = failedPredicates(table, predicates);
  const found = rows.filter((row) => failed[row] === 0);
  const recordsAt = (some: Uint32Array) => [...some].flatMap((row) => records.slice(row, row + 1));
  return {
    total: found.length,
    byCategory: countByCategory(table, predicates, failed),
    first: (count) => recordsAt(found.subarray(0, count)),
    withoutPriceCount: countWithoutPrice(table, predicates, failed),
    nearMisses:
      found.length > 0
        ? []
        : nearMissesOf(rows, predicates, failed).flatMap(({ name, count, closest }) =>
            recordsAt(Uint32Array.of(closest)).map((record) => ({ name, count, closest: record })),
          ),
  };
}

/** A constraint of a view. */
interface Predicate {
  name: Constraint;
  matches: (row: number) => boolean;
  /** How far a row is that does not meet it, to compare with others; NaN if unknown. */
  distance: (row: number) => number;
}

const noDistance = () => 0;

/** The predicates of what is set, in the order in which they are dropped to find the closest record. */
function predicatesOf(table: FacetTable, { categories, filters, now }: Query): Predicate[] {
  const { maks, orang, hari, bulan, q } = filters;
  const { price, minPeople, maxPeople, days, date, category } = table;
  const predicates: Predicate[] = [];
  if (maks !== null) {
    const matches = (row: number) => valueAt(price, row) <= maks;
    predicates.push({ name: 'maks', matches, distance: (row) => valueAt(price, row) });
  }
  if (orang !== null) {
    const matches = (row: number) => valueAt(minPeople, row) <= orang && orang <= valueAt(maxPeople, row);
    const distance = (row: number) => Math.max(valueAt(minPeople, row) - orang, orang - valueAt(maxPeople, row));
    predicates.push({ name: 'orang', matches, distance });
  }
  if (hari !== null) {
    const matches = (row: number) => Math.min(valueAt(days, row), 4) === hari;
    predicates.push({ name: 'hari', matches, distance: (row) => Math.abs(valueAt(days, row) - hari) });
  }
  if (bulan !== null) {
    const [start, end] = periodOf(bulan, now);
    const matches = (row: number) => valueAt(date, row) >= start && valueAt(date, row) < end;
    predicates.push({ name: 'bulan', matches, distance: (row) => Math.abs(valueAt(date, row) - start) });
  }
  if (q !== null) predicates.push({ name: 'q', matches: prefixMatcher(table, q), distance: noDistance });
  if (categories !== null) {
    const numbers = categories.map((name) => table.categoryNumbers.get(name));
    predicates.push({ name: 'kategori', matches: (row) => numbers.includes(category[row]), distance: noDistance });
  }
  return predicates;
}

/** In characters of one list; what 14,000 real records have. Further records are not found by their words. */
const MAX_SEARCHED_TEXT = 1_000_000;

/** The words of each row's texts, each after a blank. Memoized per response. */
const wordsByRow = memoizeWeak(({ texts }: FacetTable) => {
  let left = MAX_SEARCHED_TEXT;
  return texts.map((ofRow) => {
    const text = ofRow.map((part) => part ?? '');
    left -= text.join('').length;
    return left > 0 ? ['', ...text.flatMap(wordsOf)].join(' ') : '';
  });
});

/** Returns a predicate: whether a row has, for every word of a text, a word that begins with it. */
function prefixMatcher(table: FacetTable, text: string): (row: number) => boolean {
  const starts = wordsOf(text).map((prefix) => ` ${prefix}`);
  const words = wordsByRow(table);
  return (row) => starts.every((start) => words[row]?.includes(start));
}

/** The start and the end of what `bulan` means, in milliseconds. */
function periodOf(bulan: string, now: number): [start: number, end: number] {
  return bulan === UPCOMING
    ? [startOfDayAfter(now, 0), Number.POSITIVE_INFINITY]
    : [startOfMonth(bulan), startOfMonth(bulan, 1)];
}

/** The predicates that each row fails: a bit for each. */
function failedPredicates({ rows }: FacetTable, predicates: readonly Predicate[]): Uint8Array {
  const failed = new Uint8Array(rows.length);
  for (const [index, { matches }] of predicates.entries()) {
    for (let row = 0; row < failed.length; row += 1) {
      if (!matches(row)) failed[row] = (failed[row] ?? 0) | (1 << index);
    }
  }
  return failed;
}

function countByCategory(
  { category, categoryNumbers }: FacetTable,
  predicates: readonly Predicate[],
  failed: Uint8Array,
): ReadonlyMap<string | null, number> {
  const index = predicates.findIndex(({ name }) => name === 'kategori');
  const others = index < 0 ? 0xff : 0xff & ~(1 << index);
  const counts = new Uint32Array(categoryNumbers.size);
  for (let row = 0; row < failed.length; row += 1) {
    const number = category[row] ?? 0;
    if (((failed[row] ?? 0) & others) === 0) counts[number] = (counts[number] ?? 0) + 1;
  }
  return new Map([...categoryNumbers].map(([value, number]) => [value, counts[number] ?? 0]));
}

function countWithoutPrice({ price }: FacetTable, predicates: readonly Predicate[], failed: Uint8Array): number {
  const index = predicates.findIndex(({ name }) => name === 'maks');
  if (index < 0) return 0;
  const onlyPrice = 1 << index;
  let count = 0;
  for (let row = 0; row < failed.length; row += 1) {
    if (failed[row] === onlyPrice && Number.isNaN(valueAt(price, row))) count += 1;
  }
  return count;
}

/** For each predicate how many rows fail only it, and the closest of these, the first of equal ones. */
function nearMissesOf(rows: Uint32Array, predicates: readonly Predicate[], failed: Uint8Array) {
  return predicates.flatMap(({ name, distance }, index) => {
    const onlyThis = rows.filter((row) => failed[row] === 1 << index);
    let [closest, least] = [onlyThis[0], Number.POSITIVE_INFINITY];
    for (const row of onlyThis) {
      const far = distance(row);
      if (far < least) [closest, least] = [row, far];
    }
    return closest === undefined ? [] : [{ name, count: onlyThis.length, closest }];
  });
}
