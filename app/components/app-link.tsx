import { PrefetchPageLinks, useLocation } from '@remix-run/react';
import {
  type AnchorHTMLAttributes,
  createContext,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { PageHistory } from '~/history/page-history';
import { usePageHistory } from '~/history/use-page-history';
import { hasNoModifier } from '~/lib/has-no-modifier';

/** How long a pointer rests on a link, or a link has the focus, before its page is prefetched, as in Remix. */
const INTENT_MS = 100;

interface LinkContextValue {
  navigate: PageHistory['navigate'];
  /** Prefetches a page after a delay; another call in the meantime replaces it. */
  prefetch: (to: string | null, delayMs: number) => void;
}

const LinkContext = createContext<LinkContextValue | null>(null);

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path with its query, or a fragment; null for a link that has no target at the moment. */
  to: string | null;
  prefetch?: 'intent';
  replace?: boolean;
  preventScrollReset?: boolean;
  state?: unknown;
}

/**
 * Remix's `Link`, with the props that the site uses. It reads one context that never changes; Remix's reads four and
 * renders again with each of them, and a page has up to a hundred links. A touch prefetches at once.
 */
export const AppLink = forwardRef<HTMLAnchorElement, Props>(function AppLink(
  { to, prefetch, replace, preventScrollReset, state, onClick, ...props },
  ref,
) {
  const context = useContext(LinkContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (to === null || !context || event.defaultPrevented || !hasNoModifier(event) || opensStoredPage(to)) return;
    event.preventDefault();
    context.navigate(to, { replace: replace ?? to === currentPath(), preventScrollReset, state });
  };
  const prefetchAfter = (delayMs: number) => () => context?.prefetch(to, delayMs);
  const cancel = () => context?.prefetch(null, 0);
  const intent = prefetch && {
    onFocus: prefetchAfter(INTENT_MS),
    onBlur: cancel,
    onMouseEnter: prefetchAfter(INTENT_MS),
    onMouseLeave: cancel,
    onTouchStart: prefetchAfter(0),
  };
  // An anchor without a target is not a link to assistive technology. It can keep the focus, but is not a tab stop.
  const placeholder = to === null && ({ role: 'link', 'aria-disabled': true, tabIndex: -1 } as const);
  return <a ref={ref} href={to ?? undefined} {...placeholder} {...intent} {...props} onClick={follow} />;
});

/** Whether the browser must load the document: offline, the service worker has documents but no data. */
const opensStoredPage = (to: string) =>
  !navigator.onLine &&
  Boolean(navigator.serviceWorker?.controller) &&
  new URL(to, window.location.href).pathname !== window.location.pathname;

const currentPath = () => window.location.pathname + window.location.search + window.location.hash;

/** Makes the links inside it client-side navigations, and prefetches their pages. */
export function LinkProvider({ children }: { children: ReactNode }) {
  const navigate = usePageHistory().navigate;
  const { key } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [intended, setIntended] = useState<{ page: string | null; key: string }>({ page: null, key });
  // A prefetch belongs to the page whose link caused it.
  if (intended.key !== key) setIntended({ page: null, key });
  const value = useMemo<LinkContextValue>(
    () => ({
      navigate,
      prefetch: (page, delayMs) => {
        clearTimeout(timer.current);
        const intend = () => setIntended((last) => (last.page === page ? last : { ...last, page }));
        // Browsers postpone timers while a finger touches the screen.
        if (delayMs === 0) intend();
        else timer.current = setTimeout(intend, delayMs);
      },
    }),
    [navigate],
  );
  return (
    <LinkContext.Provider value={value}>
      {children}
      {intended.page && <PrefetchPageLinks page={intended.page} />}
    </LinkContext.Provider>
  );
}
