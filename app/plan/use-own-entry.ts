import { useLocation } from '@remix-run/react';
import { useState } from 'react';

/** What a history entry of the remembered plan has as its state. */
export const OWN_ENTRY = { isOwnPlan: true };

/**
 * Whether this history entry has shown the remembered plan, and how to note it. The note is in the entry itself, so that it
 * is there after Back and a reload; a navigation to the same URL would load the page again.
 */
export function useOwnEntry(): [isOwn: boolean, setOwn: (isOwn: boolean) => void] {
  const { key, state } = useLocation();
  const [noted, setNoted] = useState<{ key: string; isOwn: boolean } | null>(null);
  const isOwn = noted?.key === key ? noted.isOwn : (state as Partial<typeof OWN_ENTRY> | null)?.isOwnPlan === true;
  const setOwn = (isOwn: boolean) => {
    setNoted({ key, isOwn });
    const entry = window.history.state;
    // Not in the entry of a page that loads. The first entry has no key, which the router calls so.
    if ((entry?.key ?? 'default') !== key) return;
    // Remix keeps a location's state there.
    window.history.replaceState({ ...entry, usr: { ...entry?.usr, isOwnPlan: isOwn } }, '');
  };
  return [isOwn, setOwn];
}
