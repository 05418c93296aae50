import type { MouseEvent } from 'react';
import { hasNoModifier } from './has-no-modifier';

/**
 * Scrolls to the target of an in-page link, also in a closed `<details>`, which it opens. It adds no history entry,
 * which would make the router restore the old scroll position.
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
