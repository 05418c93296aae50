import { useLocation } from '@remix-run/react';
import { type RefObject, useEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Returns the ref of an uncontrolled field that gets its value in the URL whenever that changes. A `key` would do so by
 * remounting the field, which loses the focus.
 *
 * @param isLive for a field whose form follows each change: every change of the URL sets it, but never while it has the focus
 */
export function useUrlValue<E extends Field>(value: string, isLive = false): RefObject<E> {
  const { search } = useLocation();
  const field = useRef<E>(null);
  const version = isLive ? search : value;
  const shown = useRef(version);
  useEffect(() => {
    // Not on hydration: a visitor may have typed already.
    if (shown.current === version) return;
    shown.current = version;
    if (field.current && !(isLive && field.current === document.activeElement)) field.current.value = value;
  }, [value, version, isLive]);
  return field;
}
