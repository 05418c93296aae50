import { useLocation, useNavigationType } from '@remix-run/react';
import { type RefObject, useEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Returns the ref of an uncontrolled field that is set to its value in the URL whenever that changes, and on Back and
 * forward. A `key` would remount the field, which would lose the focus.
 *
 * @param isLive for a field whose form follows each change: every change of the URL sets the field, except the field's
 *   own changes while it has the focus
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
    // Not on hydration: a visitor may already have typed.
    if (shown.current !== version && !isOwn) show();
    shown.current = version;
    // While a change is still loading, Back returns to the URL that is shown.
    window.addEventListener('popstate', show);
    return () => window.removeEventListener('popstate', show);
  }, [value, version, isLive, isPop]);
  return field;
}
