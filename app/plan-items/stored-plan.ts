import { useMemo, useSyncExternalStore } from 'react';
import { tryOr } from '~/lib/try-or';
import { type Plan, planHref, readPlan } from './plan';

/** The key in `localStorage`. Its value is the query of the plan's URL, and as untrusted as that. */
const STORAGE_KEY = 'rencana';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Only other tabs get this event.
  window.addEventListener('storage', listener);
  // A page out of the back/forward cache has missed changes.
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}

/** In characters; the longest URL that the site accepts. */
const MAX_LENGTH = 2048;

/** The stored text, empty if there is none; null where the browser blocks its storage. */
const readText = () => tryOr(() => (localStorage.getItem(STORAGE_KEY) ?? '').slice(0, MAX_LENGTH), null);

const parse = (text: string): Plan => readPlan(new URLSearchParams(text));

/** The plan remembered on this device; null until hydration, and where the browser blocks its storage. */
export function useStoredPlan(): Plan | null {
  const text = useSyncExternalStore(subscribe, readText, () => null);
  return useMemo(() => (text === null ? null : parse(text)), [text]);
}

/** Returns the plan remembered on this device; null where the browser blocks its storage. */
export function readStoredPlan(): Plan | null {
  const text = readText();
  return text === null ? null : parse(text);
}

/** Remembers a plan on this device. Returns false where the browser blocks its storage, or has no space for it. */
export function storePlan(plan: Plan): boolean {
  const [, query = ''] = planHref(plan).split('?');
  const isStored = tryOr(() => {
    localStorage.setItem(STORAGE_KEY, query);
    return true;
  }, false);
  for (const listener of listeners) listener();
  return isStored;
}

/** Changes the plan remembered on this device. Returns whether it is remembered. */
export function updateStoredPlan(change: (plan: Plan) => Plan): boolean {
  const plan = readStoredPlan();
  return plan !== null && storePlan(change(plan));
}
