import type { BaseRecord } from '~/admin-api/collection.server';
import { findByParam } from '~/admin-api/find-by-param.server';
import type { Reader } from '~/admin-api/reader.server';
import type { OrderView } from '~/booking/order';
import { toOrder } from '~/booking/order.server';
import { properties as accommodationProperties } from '~/content-types/accommodations/compare.server';
import { type AnyBookableType, bookableTypes } from '~/content-types/bookable-types.server';
import { differencesOf, type Property, type PropertyValue } from '~/content-types/comparison-properties.server';
import { properties as packageProperties } from '~/content-types/packages/compare.server';
import { properties as vehicleProperties } from '~/content-types/vehicles/compare.server';
import { contentTypes } from '~/definitions/registry';
import { type ComparableType, compareHref, isComparable, MAX_COMPARED } from '~/plan-items/compare-href';
import { type ItemRef, itemRef, type NewPlanItem, parseItems } from '~/plan-items/items';
import { temporaryRedirect } from '~/server/http/redirects.server';
import type { PageResult } from '~/server/page-response.server';
import { readParam } from '~/urls/params';

/** View model of a comparison. */
export interface Comparison {
  /** The name of the compared type, such as `Kendaraan`. */
  name: string;
  /** The list of the content type. */
  list: { name: string; path: string };
  /** Two or three; fewer only on a streamed page, which can no longer redirect. */
  records: readonly ComparedRecord[];
  rows: readonly ComparedRow[];
  /** The names of the rows that differ, in their order: `harga`. */
  differing: readonly string[];
  /** Sentences on items of the URL that the page leaves out. */
  notes: readonly string[];
}

interface ComparedRecord {
  href: string;
  title: string;
  image?: string;
  item?: NewPlanItem;
  /** The link to the chat with the record's order message. */
  orderLink: OrderView['orderLink'];
  /** The comparison without this record; null if fewer than two would be left. */
  removeHref: string | null;
}

/** A property of all records, in the order of the records. */
interface ComparedRow {
  label: string;
  isNegative?: boolean;
  values: readonly PropertyValue[];
  /** How each number differs from the others', in words; null if there is nothing to say. */
  differences?: readonly (string | null)[];
}

/** The selection in the URL of a comparison. */
interface ComparisonSelection {
  type: ComparableType;
  /** At least one. */
  refs: readonly ItemRef[];
  /** The number of items of other content types. */
  others: number;
}

/**
 * Reads the selection in `isi`: the items of the first item's content type. Without an item, or for a content type
 * without comparisons, returns the path of the page to open instead: the plan, or the type's list.
 */
export function readSelection(search: URLSearchParams): ComparisonSelection | { redirectTo: string } {
  const { items, overflow } = parseItems(readParam(search, 'isi'));
  const refs: ItemRef[] = [...items, ...overflow];
  const type = refs[0]?.type;
  if (type === undefined) return { redirectTo: '/rencana' };
  if (!isComparable(type)) return { redirectTo: contentTypes[type].path };
  const ofType = refs.filter((ref) => ref.type === type);
  return { type, refs: ofType, others: refs.length - ofType.length };
}

/** Compares the selected records, from the list of their content type. */
type Compare = (selection: ComparisonSelection, admin: Reader, signal?: AbortSignal) => Promise<PageResult<Comparison>>;

/** The comparison of each content type that has one. */
export const compare: Record<ComparableType, Compare> = {
  vehicles: createComparison('Kendaraan', bookableTypes.vehicles, vehicleProperties),
  accommodations: createComparison('Akomodasi', bookableTypes.accommodations, accommodationProperties),
  packages: createComparison('Paket Tour', bookableTypes.packages, packageProperties),
};

function createComparison<R extends BaseRecord>(
  name: string,
  { collection, toCard, toOffer }: AnyBookableType<R>,
  properties: readonly Property<R>[],
): Compare {
  return async (selection, { list, state }, signal) => {
    state.limitStorageTo('visitor');
    const result = await list(collection, signal);
    if (!result.ok) return result;
    const { records, unknown } = findSelected(result.data, selection.refs);
    const shown = records.slice(0, MAX_COMPARED);
    const orderContext = { search: new URLSearchParams(), now: state.endAtMidnight(), ...result.meta };
    const view: Comparison = {
      name,
      list: { name: collection.name, path: collection.path },
      records: shown.map((record) => {
        const { href, title, image, item } = toCard(record);
        const { orderLink } = toOrder(toOffer(record), orderContext);
        const others = shown
          .filter((other) => other !== record)
          .flatMap((other) => itemRef(selection.type, other) ?? []);
        return { href, title, image, item, orderLink, removeHref: others.length >= 2 ? compareHref(others) : null };
      }),
      rows: rowsOf(properties, shown),
      differing: differingOf(properties, shown),
      notes: comparisonNotes(records.slice(MAX_COMPARED), unknown, selection.others, collection.noun),
    };
    const [first] = view.records;
    if (shown.length >= 2) return { ok: true, data: view };
    return { ok: true, data: view, redirect: temporaryRedirect(first?.href ?? collection.path) };
  };
}

/** Finds each selected record once, and counts the references without a record. */
function findSelected<R extends BaseRecord>(records: readonly R[], refs: readonly ItemRef[]) {
  const found = refs.map(({ param }) => findByParam(records, param));
  const existing = found.filter((record) => record !== undefined);
  return { records: [...new Set(existing)], unknown: found.length - existing.length };
}

/** Returns the rows of the properties that at least one record has. */
export const rowsOf = <R>(properties: readonly Property<R>[], records: readonly R[]): ComparedRow[] =>
  properties
    .map(({ label, isNegative, read, measure }) => ({
      label,
      isNegative,
      values: records.map((record) => known(read(record))),
      differences: measure && differencesOf(measure, records),
    }))
    .filter(({ values }) => values.some((value) => value !== null));

/** Returns the names of the properties that differ between records. */
export const differingOf = <R>(properties: readonly Property<R>[], records: readonly R[]): string[] =>
  properties
    .filter(({ read, compared = read }) => new Set(records.map((record) => keyOf(compared(record)))).size > 1)
    .map(({ label, shortLabel }) => shortLabel ?? label.toLowerCase());

/** Returns null for a value that a record does not have. */
const known = (value: PropertyValue): PropertyValue =>
  value !== null && 'length' in Object(value) && (value as string).length === 0 ? null : value;

/** Returns the same key for equal values: the order of a list and the case of its items do not matter. */
function keyOf(value: PropertyValue): string {
  const shown = known(value);
  const isList = typeof shown === 'object' && shown !== null && !('amount' in shown);
  return JSON.stringify(isList ? shown.map((item) => item.toLowerCase()).sort() : shown);
}

/** Up to this number, items that are left out are named; above it they are counted. */
const MAX_NAMED = 3;

const conjunction = new Intl.ListFormat('id', { type: 'conjunction' });

function comparisonNotes(overflow: readonly BaseRecord[], unknown: number, others: number, noun: string): string[] {
  const notes: string[] = [];
  if (overflow.length > 0) {
    const named = overflow.slice(0, MAX_NAMED).map(({ title }) => title);
    const more = overflow.length - named.length;
    const names = conjunction.format(more > 0 ? [...named, `${more} lainnya`] : named);
    notes.push(`Paling banyak tiga yang dibandingkan: ${names} tidak disertakan.`);
  }
  if (others > 0) notes.push(`Hanya ${noun} yang dibandingkan: ${others} pilihan lain tidak disertakan.`);
  if (unknown > 0) notes.push(`${unknown} pilihan tidak lagi tersedia.`);
  return notes;
}
