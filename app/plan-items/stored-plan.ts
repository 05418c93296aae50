import { useMemo, useSyncExternalStore } from 'react';
import { storedText } from '~/lib/stored-text';
import { type Plan, planHref, readPlan } from './plan';

/** The query of the plan's URL, at most as long as the longest URL that the site accepts. */
const stored = storedText('rencana', 2048);

const parse = (text: string): Plan => readPlan(new URLSearchParams(text));

/** Returns the plan stored on this device; null until hydration, and if the browser blocks its storage. */
export function useStoredPlan(): Plan | null {
  const text = useSyncExternalStore(stored.subscribe, stored.read, () => null);
  return useMemo(() => (text === null ? null : parse(text)), [text]);
}

/** Returns the plan stored on this device; null if the browser blocks its storage. */
export function readStoredPlan(): Plan | null {
  const text = stored.read();
  return text === null ? null : parse(text);
}

/** Stores a plan on this device. Returns false if the browser blocks its storage or has no space for it. */
export function storePlan(plan: Plan): boolean {
  const [, query = ''] = planHref(plan).split('?');
  return stored.write(query);
}

/** Changes the plan stored on this device. Returns whether it was stored. */
export function updateStoredPlan(change: (plan: Plan) => Plan): boolean {
  const plan = readStoredPlan();
  return plan !== null && storePlan(change(plan));
}
