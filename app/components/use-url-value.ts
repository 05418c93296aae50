import { useLocation, useNavigationType } from '@remix-run/react';
import { type RefObject, useEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Returns the ref of an uncontrolled field that gets its value in the URL whenever that changes, and on Back and forward. A
 * `key` would do so by remounting the field, which loses the focus.
 *
 * @param isLive for a field whose form follows each change: every change of the URL sets it, but not its own, while it has
 * the focus
 */
export function useUrlValue<E extends Field>(value: string, isLive = false): RefObject<E> {
  const { search } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const field = useRef<E>(null);
  const version = isLive ? search : value;
  const shown = useRef(version);
  useEffect(() => {
    const show = () => {
      if (field.current) field.current.value = value;
    };
    const isOwn = isLive && !isPop && field.current === document.activeElement;
    // Not on hydration: a visitor may have typed already.
    if (shown.current !== version && !isOwn) show();
    shown.current = version;
    // From a change that has not loaded, Back leads to the URL that is shown.
    window.addEventListener('popstate', show);
    return () => window.removeEventListener('popstate', show);
  }, [value, version, isLive, isPop]);
  return field;
}
