import { useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';
import { hasNoModifier } from '~/lib/has-no-modifier';
import { Link } from './link';

/** A link to a list. If a card of that list led here, it goes back in history: filters and scroll position return. */
export function BackLink({ to, ...props }: Pick<ComponentProps<typeof Link>, 'to' | 'className' | 'children'>) {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const isGoingBack = useRef(false);
  useEffect(() => {
    if (navigation.state === 'idle') isGoingBack.current = false;
  }, [navigation.state]);

  const onClick = (event: MouseEvent) => {
    // While a record loads, its list is still the current location.
    const isLoading = location.pathname === to;
    const record = isLoading ? navigation.location : location;
    const cameFromList = (record?.state as { from?: unknown } | null)?.from === to;
    if (!hasNoModifier(event) || !(cameFromList || isLoading)) return;
    event.preventDefault();
    // A second click, before the list has loaded, would go back further.
    if (isGoingBack.current) return;
    // The record is in the history before React has rendered it. Until then the link cancels the navigation.
    const isInHistory = window.location.pathname !== to;
    if (!(cameFromList && isInHistory)) return navigate(location.pathname + location.search, { replace: true });
    isGoingBack.current = true;
    navigate(-1);
  };

  return <Link prefetch="intent" to={to} onClick={onClick} {...props} />;
}
