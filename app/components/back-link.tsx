import { useLocation, useNavigate, useNavigation } from '@remix-run/react';
import type { ComponentProps, MouseEvent } from 'react';
import { hasNoModifier } from '~/lib/has-no-modifier';
import { AppLink } from './app-link';

/** Whether the browser is going back: the history moves some time after `navigate(-1)`. */
let isGoingBack = false;

/**
 * A link to a list. If a card of that list led here, the link goes back in history, so filters and scroll position
 * return.
 */
export function BackLink({ to, ...props }: Pick<ComponentProps<typeof AppLink>, 'to' | 'className' | 'children'>) {
  const here = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();

  const onClick = (event: MouseEvent) => {
    const cameFromList = ((next ?? here).state as { from?: unknown } | null)?.from === to;
    // The history moves before React renders. A second click would go back further.
    const isReturning = isGoingBack || window.location.pathname === to;
    if (!hasNoModifier(event) || !(cameFromList || isReturning)) return;
    event.preventDefault();
    if (isReturning) return;
    isGoingBack = true;
    addEventListener('popstate', () => (isGoingBack = false), { once: true });
    navigate(-1);
  };

  return <AppLink prefetch="intent" to={to} onClick={onClick} {...props} />;
}
