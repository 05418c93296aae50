import { useLocation } from '@remix-run/react';
import { AppLink } from '~/components/app-link';
import { Icon } from '~/components/icon';
import { PLAN_PATH, planHref } from './plan';
import { useStoredPlan } from './stored-plan';

/** Returns the path and query of the stored plan; `/rencana`, which opens it, until the browser has read it. */
export function useOwnPlanHref(): string {
  const plan = useStoredPlan();
  return plan ? planHref(plan) : PLAN_PATH;
}

/** The header's link to the plan: `Rencana (3)`, with the number of different items in the stored plan. */
export function PlanLink() {
  const { pathname } = useLocation();
  const href = useOwnPlanHref();
  const count = useStoredPlan()?.items.length ?? 0;
  return (
    <AppLink
      to={href}
      aria-current={pathname === PLAN_PATH ? 'page' : undefined}
      className="relative disc size-touch shrink-0 border border-cream-300 text-sea-900 no-underline hover:border-lagoon-600 aria-[current=page]:border-lagoon-700 aria-[current=page]:bg-lagoon-100 xl:flex xl:h-11 xl:w-auto xl:gap-2 xl:px-3 3xl:px-4"
    >
      <Icon name="luggage" />
      <span className="text-sm font-semibold tabular max-xl:sr-only">
        {count > 0 ? `Rencana (${count})` : 'Rencana'}
      </span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="xl:hidden absolute -top-1 -right-1 grid h-5 min-w-5 place-items-center rounded-full bg-marigold-400 px-1 text-xs leading-none font-bold text-sea-950 tabular"
        >
          {count}
        </span>
      )}
    </AppLink>
  );
}
