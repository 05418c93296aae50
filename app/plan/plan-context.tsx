import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react';
import { AppLink } from '~/components/app-link';
import { hasNoModifier } from '~/lib/has-no-modifier';
import { type Change, type Plan, planHref } from '~/plan-items/plan';
import type { TripDraft } from './use-trip-draft';

/** The plan that a visitor wants, and how to change it. */
export interface PlanContextValue {
  /** The plan that was requested last: links and forms start from it. */
  plan: Plan;
  /** Whether the page shows it; otherwise it is loading. */
  isCurrent: boolean;
  /** The search on the page, which its links keep; empty without one. */
  q: string;
  /** Changes the plan if it is the stored one. Returns whether it did. */
  update: (change: Change) => boolean;
  /** The date and people that are being typed. */
  draft: TripDraft;
}

const PlanContext = createContext<PlanContextValue | null>(null);

export const PlanProvider = PlanContext.Provider;

/** @throws outside a plan's page */
export function usePlan(): PlanContextValue {
  const shown = useContext(PlanContext);
  if (!shown) throw new Error('There is no plan');
  return shown;
}

interface Props extends Omit<ComponentProps<typeof AppLink>, 'to' | 'onClick'> {
  /** Null if there is nothing to change: the link is then disabled. */
  change: Change | null;
  /** Called after the stored plan has changed. */
  onChanged?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link to the plan with a change. If the plan is the stored one, the change is stored and the page follows. */
export function ChangeLink({ change, onChanged, ...props }: Props) {
  const { plan, q, update } = usePlan();
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!change || !hasNoModifier(event)) return;
    if (!update(change)) return;
    event.preventDefault();
    onChanged?.(event);
  };
  return (
    <AppLink
      to={change && planHref(change(plan), q)}
      rel={change ? 'nofollow' : undefined}
      replace
      preventScrollReset
      onClick={onClick}
      {...props}
    />
  );
}
