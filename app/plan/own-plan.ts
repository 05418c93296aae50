import { type Plan, planHref } from '~/plan-items/plan';

/**
 * How a page with a plan relates to the plan stored on the device. `own` shows the stored plan, `behind` shows an
 * earlier state of it, and `shared` shows another plan. It is `unknown` without JavaScript or storage.
 */
export type Relation = 'own' | 'behind' | 'shared' | 'unknown';

/** A history entry of the plan's page. */
export interface PlanEntry {
  /** The plan in its URL. */
  plan: Plan;
  /** Whether it has shown the stored plan. From then on it follows that plan, also when a visitor goes back to it. */
  isOwn: boolean;
}

/**
 * Returns how an entry relates to the stored plan; null if the browser blocks its storage. An entry without items is
 * the visitor's own.
 */
export function relationOf(stored: Plan | null, { plan, isOwn }: PlanEntry): Relation {
  if (stored === null) return 'unknown';
  if (planHref(stored) === planHref(plan)) return 'own';
  return isOwn || plan.items.length === 0 ? 'behind' : 'shared';
}
