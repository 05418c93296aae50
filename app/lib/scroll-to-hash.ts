import type { MouseEvent } from 'react';
import { hasNoModifier } from './has-no-modifier';

/**
 * Scrolls to what an in-page link points to, in an opened `<details>`. A new history entry would make the router restore
 * the old scroll position; without JavaScript there is none.
 */
export function scrollToHash(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target || !hasNoModifier(event)) return;
  event.preventDefault();
  const details = target.closest('details');
  if (details) details.open = true;
  target.tabIndex = -1;
  target.focus();
  target.scrollIntoView();
}
