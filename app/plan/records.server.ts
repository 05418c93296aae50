import type { BaseRecord } from '~/admin-api/collection.server';
import { findByParam } from '~/admin-api/find-by-param.server';
import type { Reader } from '~/admin-api/reader.server';
import type { Offer } from '~/booking/offer.server';
import { type AnyBookableType, bookableTypeList } from '~/content-types/bookable-types.server';
import type { BookableKey } from '~/definitions/registry';
import { type PriceView, priceView } from '~/lib/currency';
import { memoizeWeak } from '~/lib/memoize-weak';
import type { ApiResult } from '~/lib/result';
import { itemRef, type NewPlanItem } from '~/plan-items/items';
import { indexInMemory, type Searchable, type SearchMatch } from '~/search/search-index.server';

/** The part of a record that a plan needs. */
export interface PlanRecord {
  /** The record as a new item of a plan. */
  added: NewPlanItem;
  offer: Offer;
  image?: string;
  /** Where the record is, for directions; null if unknown, or if it is not a place. */
  place: string | null;
}

/** Finds the record of an item. */
type FindRecord = (param: string) => PlanRecord | undefined;

/** The list of a content type that plans take. */
interface PlanList extends Searchable<SearchMatch<PlanRecord>> {
  /** Loads the list from memory, otherwise from the admin host. */
  load: (admin: Reader, signal?: AbortSignal) => Promise<ApiResult<FindRecord>>;
}

/** The lists of the bookable content types. */
export const planLists = Object.fromEntries(
  bookableTypeList.map((bookable) => [bookable.type, planList(bookable)]),
) as Record<BookableKey, PlanList>;

function planList<R extends BaseRecord>({
  type,
  collection,
  toSearchTexts,
  toOffer,
  toPlace,
}: AnyBookableType<R>): PlanList {
  const toPlanRecord = memoizeWeak((record: R): PlanRecord[] => {
    const ref = itemRef(type, record);
    if (!ref) return [];
    const offer = toOffer(record);
    const isPerPerson = offer.multiplies.includes('orang');
    const added = { ...ref, ...(isPerPerson && { minPeople: offer.minPeople ?? 1 }) };
    return [{ added, offer, image: record.images[0], place: toPlace?.(record) ?? null }];
  });
  return {
    load: async (admin, signal) => {
      const list = await admin.list(collection, signal);
      if (!list.ok) return list;
      const find: FindRecord = (param) => {
        const record = findByParam(list.data, param);
        return record && toPlanRecord(record)[0];
      };
      return { ...list, data: find };
    },
    index: async () => {
      const index = await indexInMemory(collection, toSearchTexts);
      return (
        index && {
          ...index,
          search: (...asked) =>
            index
              .search(...asked)
              .flatMap(({ record, distance }) => toPlanRecord(record).map((record) => ({ record, distance }))),
        }
      );
    },
  };
}

/** Returns the price of one, or the text for an unknown price. */
export const priceOf = ({ price, unit, freeText }: Offer): PriceView => priceView(price, { unit: unit.text }, freeText);
