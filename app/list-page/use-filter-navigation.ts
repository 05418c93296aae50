import { parsePath } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { usePendingLocation } from '~/components/use-pending-location';
import { usePageHistory } from '~/history/use-page-history';
import { type Changes, href } from '~/urls/href';

/** How long a visitor pauses in typing before the list follows. */
const TYPING_PAUSE_MS = 600;

/**
 * Makes a list follow its filter form: choices at once, typed text after a pause, and all of it on top of what the visitor
 * asked for last, such as a category that is still loading.
 */
export function useFilterNavigation(path: string) {
  const { search } = usePendingLocation();
  const { navigate } = usePageHistory();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  /** What was typed and waits for the pause. */
  const typed = useRef<Changes>({});
  /** The query of what loads, else of what is shown. A timer outlives the render that started it. */
  const wanted = useRef(search);
  /** The field whose changes make a single history entry, until another one gets the focus. */
  const changing = useRef<string>();

  useEffect(() => {
    wanted.current = search;
  }, [search]);

  useEffect(() => {
    // Back and forward make what waits obsolete.
    const forget = () => {
      clearTimeout(timer.current);
      typed.current = {};
      changing.current = undefined;
    };
    window.addEventListener('popstate', forget);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('popstate', forget);
    };
  }, []);

  /** Applies values with what was typed. Further changes of one field make a single history entry. */
  const apply = (values: Changes, name?: string) => {
    clearTimeout(timer.current);
    const changes = { ...typed.current, ...values };
    typed.current = {};
    // Another page loads: this navigation would cancel that one.
    if (window.location.pathname !== path) return;
    const wantedHref = href(path, wanted.current, { ...changes, tampil: null });
    // What is loading already is not asked for again.
    if (wantedHref === href(path, wanted.current, { tampil: null })) return;
    const replace = name !== undefined && name === changing.current;
    changing.current = name;
    wanted.current = parsePath(wantedHref).search ?? '';
    navigate(wantedHref, { preventScrollReset: true, replace });
  };

  return {
    apply,
    /** Applies a text once the visitor pauses. */
    applyAfterPause: (name: string, text: string) => {
      clearTimeout(timer.current);
      typed.current = { ...typed.current, [name]: text };
      timer.current = setTimeout(() => apply({}, name), TYPING_PAUSE_MS);
    },
    /** Makes the next change a new history entry. */
    startChange: () => {
      changing.current = undefined;
    },
  };
}
