import { useLocation } from '@remix-run/react';
import { useState } from 'react';

/** The state of a history entry with the stored plan. */
export const OWN_ENTRY = { isOwnPlan: true };

/**
 * Returns whether this history entry has shown the stored plan, and a function to record it. The record is in the entry
 * itself, so that it survives Back and a reload; a navigation to the same URL would load the page again.
 */
export function useOwnEntry(): [isOwn: boolean, setOwn: (isOwn: boolean) => void] {
  const { key, state } = useLocation();
  const [noted, setNoted] = useState<{ key: string; isOwn: boolean } | null>(null);
  const isOwn = noted?.key === key ? noted.isOwn : (state as Partial<typeof OWN_ENTRY> | null)?.isOwnPlan === true;
  const setOwn = (isOwn: boolean) => {
    setNoted({ key, isOwn });
    const entry = window.history.state;
    // Skips the entry of a page that is loading. The first entry has no key, which the router calls `default`.
    if ((entry?.key ?? 'default') !== key) return;
    // Remix keeps a location's state in `usr`.
    window.history.replaceState({ ...entry, usr: { ...entry?.usr, isOwnPlan: isOwn } }, '');
  };
  return [isOwn, setOwn];
}
