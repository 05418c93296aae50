import { unavailabilityOf } from '~/booking/order.server';
import { contentTypes } from '~/definitions/registry';
import { bestMatches } from '~/search/search-index.server';
import type { PlanSearch } from './plan-view';
import { planLists, priceOf } from './records.server';

const MAX_PLAN_HITS = 8;

/**
 * Returns the records in memory that match a query, of all types, best first, at a time in milliseconds; null without a
 * query.
 */
export async function searchPlanLists(text: string, now = Date.now()): Promise<PlanSearch | null> {
  if (text === '') return null;
  const matches = await bestMatches(Object.values(planLists), text, MAX_PLAN_HITS);
  const hits = matches.map(({ record: { added, offer, image } }) => {
    const unavailability = unavailabilityOf(offer, now);
    const price = unavailability === null ? priceOf(offer) : { amount: unavailability };
    return { added, title: offer.title, label: contentTypes[added.type].name, image, price };
  });
  return { text, hits };
}
