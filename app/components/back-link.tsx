import { Link, useLocation, useNavigate } from '@remix-run/react';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { hasNoModifier } from '~/lib/has-no-modifier';

interface Props {
  to: string;
  className: string;
  children: ReactNode;
}

/** A link to a list. If a card of that list led here, it goes back in history: filters and scroll position return. */
export function BackLink({ to, className, children }: Props) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isGoingBack = useRef(false);

  const onClick = (event: MouseEvent) => {
    const cameFromList = (state as { from?: unknown } | null)?.from === to;
    // While a record loads, its list is still the current page: the link cancels the navigation.
    const isOnList = pathname === to;
    if (!hasNoModifier(event) || !(cameFromList || isOnList)) return;
    event.preventDefault();
    if (isOnList) return navigate(pathname + search, { replace: true });
    // A second click, before the list has loaded, would go back further.
    if (!isGoingBack.current) navigate(-1);
    isGoingBack.current = true;
  };

  return (
    <Link prefetch="intent" to={to} onClick={onClick} className={className}>
      {children}
    </Link>
  );
}
