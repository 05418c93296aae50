import type { BaseRecord } from '~/admin-api/collection-config.server';
import type { SortOrder } from '~/lib/filter-params';
import { memoizeWeak } from '~/lib/memoize-weak';

/** What a list filters and sorts a record by (requirements 12). */
export interface Facets {
  /** Where the filter `q` looks. */
  texts: readonly (string | null)[];
  /** Whole rupiah; null when unknown. */
  price: number | null;
  /** Null when it is the default. */
  rating?: number | null;
  /** The smallest and largest group that it is for. */
  people?: { min: number; max: number };
  days?: number | null;
  /** Milliseconds. */
  date?: number | null;
}

export type ToFacets<R extends BaseRecord> = (record: R) => Facets;

/** The facets of a list's records in columns, so that a filter compares 14,000 in less than a tenth of a millisecond. */
export interface FacetTable {
  /** The rows in the list's own order: the positions of the records. */
  rows: Uint32Array;
  /** Unknown values are NaN. */
  price: Float64Array;
  rating: Float64Array;
  minPeople: Float64Array;
  maxPeople: Float64Array;
  days: Float64Array;
  date: Float64Array;
  /** The categories' numbers, which `categoryNumbers` has by name. */
  category: Uint32Array;
  categoryNumbers: ReadonlyMap<string | null, number>;
  texts: readonly Facets['texts'][];
}

/** A column's value in a row. */
export const valueAt = (column: Float64Array, row: number): number => column[row] ?? Number.NaN;

/** Returns the facets of records. Memoized per response. */
export const tableOf = memoizeWeak((toFacets: ToFacets<never>) =>
  memoizeWeak((records: readonly never[]) => createTable(records, toFacets)),
) as unknown as <R extends BaseRecord>(toFacets: ToFacets<R>) => (records: readonly R[]) => FacetTable;

function createTable<R extends BaseRecord>(records: readonly R[], toFacets: ToFacets<R>): FacetTable {
  const all = records.map(toFacets);
  const column = (read: (facets: Facets) => number | null | undefined) =>
    Float64Array.from(all, (facets) => read(facets) ?? Number.NaN);
  const categoryNumbers = new Map<string | null, number>();
  const category = Uint32Array.from(records, ({ category }) => {
    const number = categoryNumbers.get(category) ?? categoryNumbers.size;
    categoryNumbers.set(category, number);
    return number;
  });
  return {
    rows: Uint32Array.from(records.keys()),
    price: column(({ price }) => price),
    rating: column(({ rating }) => rating),
    minPeople: column(({ people }) => people?.min),
    maxPeople: column(({ people }) => people?.max),
    days: column(({ days }) => days),
    date: column(({ date }) => date),
    category,
    categoryNumbers,
    texts: all.map(({ texts }) => texts),
  };
}

/** A list's order: a sort order, or by date. */
export type Order = SortOrder | 'date';

/** Sorts a table's rows; unknown values are last, and equal ones keep their order. Memoized per response. */
const sorted = (keysOf: (table: FacetTable) => Float64Array) =>
  memoizeWeak((table: FacetTable): Uint32Array => {
    const keys = keysOf(table).map((key) => (Number.isNaN(key) ? Number.POSITIVE_INFINITY : key));
    return table.rows.toSorted((a, b) => valueAt(keys, a) - valueAt(keys, b) || a - b);
  });

/** Returns the rows in an order. */
export const rowsBy: Record<Order, (table: FacetTable) => Uint32Array> = {
  harga: sorted(({ price }) => price),
  'harga-turun': sorted(({ price }) => price.map((value) => -value)),
  rating: sorted(({ rating }) => rating.map((value) => -value)),
  date: sorted(({ date }) => date),
};
