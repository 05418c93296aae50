import { useMemo, useSyncExternalStore } from 'react';
import { storedText } from '~/lib/stored-text';
import { type Plan, planHref, readPlan } from './plan';

/** The query of the plan's URL; at most as long as the longest URL that the site accepts. */
const stored = storedText('rencana', 2048);

const parse = (text: string): Plan => readPlan(new URLSearchParams(text));

/** The plan remembered on this device; null until hydration, and where the browser blocks its storage. */
export function useStoredPlan(): Plan | null {
  const text = useSyncExternalStore(stored.subscribe, stored.read, () => null);
  return useMemo(() => (text === null ? null : parse(text)), [text]);
}

/** Returns the plan remembered on this device; null where the browser blocks its storage. */
export function readStoredPlan(): Plan | null {
  const text = stored.read();
  return text === null ? null : parse(text);
}

/** Remembers a plan on this device. Returns false where the browser blocks its storage, or has no space for it. */
export function storePlan(plan: Plan): boolean {
  const [, query = ''] = planHref(plan).split('?');
  return stored.write(query);
}

/** Changes the plan remembered on this device. Returns whether it is remembered. */
export function updateStoredPlan(change: (plan: Plan) => Plan): boolean {
  const plan = readStoredPlan();
  return plan !== null && storePlan(change(plan));
}
