import { parsePath, useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { usePageHistory } from '~/history/use-page-history';
import { type Changes, href } from '~/urls/href';

/** How long a visitor pauses in typing before the list follows. */
const TYPING_PAUSE_MS = 600;

/**
 * Makes a list follow its filter form: choices at once, typed text after a pause, and all of it on top of what the visitor
 * asked for last, such as a category that is still loading.
 */
export function useFilterNavigation(path: string) {
  const { search } = useLocation();
  const { location: pending } = useNavigation();
  const { navigate } = usePageHistory();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  /** What was typed and waits for the pause. */
  const typed = useRef<Changes>({});
  /** What loads, else what is shown. A timer outlives the render that started it. */
  const wanted = useRef<{ pathname?: string; search?: string }>({});
  /** The field whose changes make a single history entry, until another one gets the focus. */
  const changing = useRef<string>();

  useEffect(() => {
    wanted.current = pending ?? { pathname: path, search };
  }, [pending, path, search]);

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
    const { pathname, search = '' } = wanted.current;
    // Another page loads.
    if (pathname !== path) return;
    const wantedHref = href(path, search, { ...changes, tampil: null });
    // What is loading already is not asked for again.
    if (wantedHref === href(path, search, { tampil: null })) return;
    const replace = name !== undefined && name === changing.current;
    changing.current = name;
    wanted.current = parsePath(wantedHref);
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
