import { useEffect, useRef, useState } from 'react';
import { type Plan, planHref, setTrip } from '~/plan-items/plan';
import type { OwnPlan } from './use-own-plan';

/** How long a visitor pauses in typing before the plan follows. */
const TYPING_PAUSE_MS = 500;

/** Date and number of people, as the fields have them. */
export type Trip = Pick<Plan, 'tanggal' | 'orang'>;

/** What was typed and is not yet part of the plan. */
export interface TripDraft {
  trip: Trip | null;
  type: (trip: Trip) => void;
  /** Makes it part of the plan at once. */
  apply: () => void;
}

type Relations = Pick<OwnPlan, 'relation' | 'wanted' | 'change' | 'update'>;

/**
 * Holds date and people while they are typed. Once the visitor pauses, the plan changes that was typed into: after Back that
 * is no longer the one on the page, and only the remembered plan can still take it.
 */
export function useTripDraft({ relation, wanted, change, update }: Relations): TripDraft {
  const isOwn = relation === 'own' || relation === 'behind';
  // Before hydration nobody knows which plan it is.
  const plan = relation === 'unknown' ? null : isOwn ? 'own' : planHref(wanted);
  const [draft, setDraft] = useState<{ trip: Trip; plan: string | null; update: OwnPlan['update'] } | null>(null);
  const isHere = draft !== null && (draft.plan === null || draft.plan === plan);
  const apply = () => {
    if (draft) (isHere ? change : draft.update)(setTrip(draft.trip));
    setDraft(null);
  };
  // The pause ends some renders after the one that began it.
  const latestApply = useRef(apply);
  useEffect(() => {
    latestApply.current = apply;
  });
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => latestApply.current(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return { trip: isHere ? draft.trip : null, type: (trip) => setDraft({ trip, plan, update }), apply };
}
