import type { BaseRecord } from '~/admin-api/collection-config.server';
import { findRecord } from '~/admin-api/collections.server';
import type { ApiResult } from '~/admin-api/result';
import type { Offer } from '~/booking/offer.server';
import { type BookableType, mapBookableTypes } from './bookable-types.server';

/** Finds the offer of the record for a URL param. */
type FindOffer = (param: string, signal?: AbortSignal) => Promise<ApiResult<Offer>>;

/** How to find the offers of each bookable content type, by the path above its detail pages. */
export const offers = new Map<string, FindOffer>(Object.values(mapBookableTypes(offersOf)));

function offersOf<R extends BaseRecord>({ collection, toOffer }: BookableType<R>): [path: string, FindOffer] {
  const find: FindOffer = async (param, signal) => {
    const found = await findRecord(collection, param, signal);
    return found.ok ? { ...found, data: toOffer(found.data) } : found;
  };
  return [collection.detailPath, find];
}
