import { parsePath, useLocation, useNavigate, useNavigation, useNavigationType } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { filterHref } from '~/urls/search-params';

/** How long a visitor pauses in typing before the list follows. */
const TYPING_PAUSE_MS = 600;

/** The changes of one field, which make a single history entry. */
interface Change {
  name: string;
  urlBefore: string;
  /** Whether the first one has its entry. The browser knows it before React renders the new location. */
  hasEntry: boolean;
}

/** The first change of a field. */
const startOf = (name: string | undefined): Change | null =>
  name === undefined ? null : { name, urlBefore: window.location.href, hasEntry: false };

/** Values by the names of their fields. */
type Values = Record<string, unknown>;

/**
 * Makes a list follow its filter form: choices at once, typed text after a pause, and all of it on top of what the visitor
 * asked for last, such as a category that is still loading (requirements 12).
 */
export function useFilterNavigation(path: string) {
  const { search, key } = useLocation();
  const navigationType = useNavigationType();
  const { location: pending } = useNavigation();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  /** What was typed and waits for the pause. */
  const typed = useRef<Values>({});
  /** What loads, else what is shown. A timer outlives the render that started it. */
  const wanted = useRef<{ pathname?: string; search?: string }>({});
  /** Until another field gets the focus. */
  const lastChange = useRef<Change | null>(null);

  useEffect(() => {
    wanted.current = pending ?? { pathname: path, search };
  }, [pending, path, search]);

  /** The history entry that Back or forward leads to. */
  const poppedKey = navigationType === 'POP' ? key : null;
  useEffect(() => {
    // Back and forward make what waits obsolete.
    if (poppedKey === null) return;
    clearTimeout(timer.current);
    typed.current = {};
    lastChange.current = null;
  }, [poppedKey]);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Applies values with what was typed. Further changes of one field make a single history entry. */
  const apply = (values: Values, name?: string) => {
    clearTimeout(timer.current);
    const changes = { ...typed.current, ...values };
    typed.current = {};
    const { pathname, search = '' } = wanted.current;
    // Another page loads.
    if (pathname !== path) return;
    const href = filterHref(path, search, changes);
    // What is loading already is not asked for again.
    if (href === filterHref(path, search, {})) return;
    const change = lastChange.current?.name === name ? lastChange.current : startOf(name);
    lastChange.current = change;
    if (change && window.location.href !== change.urlBefore) change.hasEntry = true;
    wanted.current = parsePath(href);
    navigate(href, { preventScrollReset: true, replace: change?.hasEntry ?? false });
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
      lastChange.current = null;
    },
  };
}
