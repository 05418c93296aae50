import { createContext, useContext } from 'react';
import type { Plan } from './plan';

/** The plan on the page, and how to change it if it is the remembered one. */
export interface PlanContextValue {
  plan: Plan;
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
