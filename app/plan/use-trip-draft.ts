import { useEffect, useRef, useState } from 'react';
import { type Plan, planHref, setTrip } from '~/plan-items/plan';
import type { OwnPlan } from './use-own-plan';

/** The pause in typing after which the plan follows. */
const TYPING_PAUSE_MS = 500;

/** Date and number of people, as in the fields. */
export type Trip = Pick<Plan, 'tanggal' | 'orang'>;

/** What was typed and is not yet part of the plan. */
export interface TripDraft {
  trip: Trip | null;
  type: (trip: Trip) => void;
  /** Applies it to the plan at once. */
  apply: () => void;
}

type Relations = Pick<OwnPlan, 'relation' | 'wanted' | 'change' | 'update'>;

/**
 * Holds date and people while they are typed. After a pause, the plan changes into which they were typed: after Back,
 * that is no longer the plan on the page, and only the stored plan can still take them.
 */
export function useTripDraft({ relation, wanted, change, update }: Relations): TripDraft {
  const isOwn = relation === 'own' || relation === 'behind';
  // Before hydration it is unknown which plan this is.
  const plan = relation === 'unknown' ? null : isOwn ? 'own' : planHref(wanted);
  const [draft, setDraft] = useState<{ trip: Trip; plan: string | null; update: OwnPlan['update'] } | null>(null);
  const isHere = draft !== null && (draft.plan === null || draft.plan === plan);
  const apply = () => {
    if (draft) (isHere ? change : draft.update)(setTrip(draft.trip));
    setDraft(null);
  };
  // The pause ends some renders after the one that started it.
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
