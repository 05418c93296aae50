import { useEffect, useState } from 'react';
import type { Plan } from '~/items/plan';

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

/** Holds date and people while they are typed, and calls `onPause` with them once the visitor pauses. */
export function useTripDraft(onPause: (trip: Trip) => void): TripDraft {
  const [trip, type] = useState<Trip | null>(null);
  const apply = () => {
    if (!trip) return;
    onPause(trip);
    type(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing restarts the pause.
  useEffect(() => {
    if (!trip) return;
    const timer = setTimeout(apply, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [trip]);
  return { trip, type, apply };
}
