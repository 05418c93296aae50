import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react';
import { AppLink } from '~/components/app-link';
import { type Change, type Plan, planHref } from '~/items/plan';
import { hasNoModifier } from '~/lib/has-no-modifier';

/** The plan on the page, and how to change it if it is the remembered one. */
export interface PlanContextValue {
  plan: Plan;
  /** The search on the page, empty without one: its links keep it. */
  q: string;
  update: (change: (plan: Plan) => Plan) => boolean;
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
  /** Null if there is nothing to change: the link is disabled. */
  change: Change | null;
  /** Called when the remembered plan has changed. */
  onChanged?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link to the plan with a change. A change of the remembered plan is remembered; the page follows it. */
export function ChangeLink({ change, onChanged, ...props }: Props) {
  const { plan, q, update } = usePlan();
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!change || !hasNoModifier(event)) return;
    if (!update((own) => ({ ...own, items: change(own.items) }))) return;
    event.preventDefault();
    onChanged?.(event);
  };
  return (
    <AppLink
      to={change && planHref({ ...plan, items: change(plan.items) }, q)}
      rel={change ? 'nofollow' : undefined}
      replace
      preventScrollReset
      onClick={onClick}
      {...props}
    />
  );
}
