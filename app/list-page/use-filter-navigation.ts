import { parsePath } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { usePendingLocation } from '~/components/use-pending-location';
import { usePageHistory } from '~/history/use-page-history';
import { type Changes, href } from '~/urls/href';

/** The pause in typing after which the list follows. */
const TYPING_PAUSE_MS = 600;

/**
 * Makes a list follow its filter form: choices at once, typed text after a pause. All changes build on the visitor's
 * last request, such as a category that is still loading.
 */
export function useFilterNavigation(path: string) {
  const { search } = usePendingLocation();
  const { navigate } = usePageHistory();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  /** What was typed and waits for a pause. */
  const typed = useRef<Changes>({});
  /**
   * The query that is loading, otherwise the one that is shown. A ref, since a timer outlives the render that started
   * it.
   */
  const wanted = useRef(search);
  /** The field whose changes share one history entry, until another field gets the focus. */
  const changing = useRef<string>();

  useEffect(() => {
    wanted.current = search;
  }, [search]);

  useEffect(() => {
    // Back and forward make waiting changes obsolete.
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

  /** Applies values together with what was typed. Further changes of one field share one history entry. */
  const apply = (values: Changes, name?: string) => {
    clearTimeout(timer.current);
    const changes = { ...typed.current, ...values };
    typed.current = {};
    // Another page is loading: this navigation would cancel it.
    if (window.location.pathname !== path) return;
    const wantedHref = href(path, wanted.current, { ...changes, tampil: null });
    // The same query is already loading.
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
