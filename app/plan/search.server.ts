import { setImmediate } from 'node:timers/promises';
import { type PlannableType, plannableTypes } from './items';
import type { PlanSearch } from './plan-view';
import { type PlanSearchMatch, planLists, priceOf } from './records.server';

const MAX_PLAN_HITS = 8;

/** The records in memory that match a query, of all types, best first; null without a query. */
export async function searchPlanLists(text: string): Promise<PlanSearch | null> {
  if (text === '') return null;
  const matches: PlanSearchMatch[] = [];
  for (const type of Object.keys(plannableTypes) as PlannableType[]) {
    matches.push(...planLists[type].search(text, MAX_PLAN_HITS));
    // A query of many words takes some milliseconds per list.
    await setImmediate();
  }
  const hits = matches
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MAX_PLAN_HITS)
    .map(({ record: { ref, offer, image } }) => ({
      ref,
      title: offer.title,
      name: plannableTypes[ref.type].name,
      image,
      price: priceOf(offer),
    }));
  return { text, hits };
}
