import { useLocation, useNavigate, useNavigation } from '@remix-run/react';
import type { ComponentProps, MouseEvent } from 'react';
import { hasNoModifier } from '~/lib/has-no-modifier';
import { AppLink } from './app-link';

/** Whether the browser is on its way back: the history moves some time after `navigate(-1)`. */
let isGoingBack = false;

/** A link to a list. If a card of that list led here, it goes back in history: filters and scroll position return. */
export function BackLink({ to, ...props }: Pick<ComponentProps<typeof AppLink>, 'to' | 'className' | 'children'>) {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();

  const onClick = (event: MouseEvent) => {
    // While a record loads, its list is still the current location.
    const isLoading = location.pathname === to;
    const record = isLoading ? navigation.location : location;
    const cameFromList = (record?.state as { from?: unknown } | null)?.from === to;
    if (!hasNoModifier(event) || !(cameFromList || isLoading)) return;
    event.preventDefault();
    // The history moves before React renders: it tells whether the record has been reached, or left.
    const isAtList = window.location.pathname === to;
    const isReturning = isAtList && (!isLoading || navigation.location?.pathname === to);
    // A second click would go back further.
    if (isGoingBack || isReturning) return;
    // Until the record is in the history, the link cancels the navigation.
    if (isAtList || !cameFromList) return navigate(location.pathname + location.search, { replace: true });
    isGoingBack = true;
    addEventListener('popstate', () => (isGoingBack = false), { once: true });
    navigate(-1);
  };

  return <AppLink prefetch="intent" to={to} onClick={onClick} {...props} />;
}
