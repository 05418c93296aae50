import type { BaseRecord } from '~/admin-api/collection-config.server';
import { listRecords } from '~/admin-api/collections.server';
import type { Result } from '~/admin-api/result';
import { toOrder } from '~/booking/order.server';
import { properties as accommodationProperties } from '~/content-types/accommodations/compare.server';
import { toCardBase } from '~/content-types/base-record.server';
import { type BookableType, bookableTypes } from '~/content-types/bookable-types.server';
import { properties as packageProperties } from '~/content-types/packages/compare.server';
import type { Property } from '~/content-types/properties';
import { properties as vehicleProperties } from '~/content-types/vehicles/compare.server';
import { itemRef } from '~/plan/items';
import { mergeCacheMeta, type PageData } from '~/server/page-response.server';
import type { Comparison } from './comparison';
import { type ComparableType, compareHref, MAX_COMPARED } from './href';
import { rowsOf } from './rows.server';
import { type ComparisonSelection, findSelected } from './selection.server';

/** Compares the selected records, from the list of their content type. */
type Compare = (
  selection: ComparisonSelection,
  now: number,
  signal?: AbortSignal,
) => Promise<Result<PageData<Comparison>>>;

/** The comparison of each content type that has one. */
export const compare: Record<ComparableType, Compare> = {
  vehicles: createComparison('Kendaraan', bookableTypes.vehicles, vehicleProperties),
  accommodations: createComparison('Akomodasi', bookableTypes.accommodations, accommodationProperties),
  packages: createComparison('Paket Tour', bookableTypes.packages, packageProperties),
};

function createComparison<R extends BaseRecord>(
  name: string,
  { collection, toOffer }: BookableType<R>,
  properties: readonly Property<R>[],
): Compare {
  return async (selection, now, signal) => {
    const result = await listRecords(collection, signal);
    if (!result.ok) return result;
    const { records, unknown } = findSelected(result.data, selection.refs);
    const shown = records.slice(0, MAX_COMPARED);
    const orderContext = { search: new URLSearchParams(), now, ...result.meta };
    const rows = rowsOf(properties, shown);
    const different = rows.filter(({ isDifferent }) => isDifferent).length;
    const view: Comparison = {
      name,
      list: { name: collection.name, path: collection.path },
      records: shown.map((record) => {
        const { href, title, image, item } = toCardBase(collection, record);
        const { chat } = toOrder(toOffer(record), orderContext);
        const others = shown
          .filter((other) => other !== record)
          .flatMap((other) => itemRef(selection.type, other) ?? []);
        return { href, title, image, item, chat, removeHref: others.length >= 2 ? compareHref(others) : null };
      }),
      rows,
      marksDifferences: different > 0 && different < rows.length,
      notes: comparisonNotes(records.slice(MAX_COMPARED), unknown, selection.others, collection.noun),
    };
    const [first] = view.records;
    const data = { view, ...mergeCacheMeta([result]), isPrivate: true };
    if (shown.length >= 2) return { ok: true, data };
    return { ok: true, data: { ...data, temporaryRedirectTo: first?.href ?? collection.path } };
  };
}

/** The names of what is left out, before it is only counted. */
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
