import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the ref of a form whose fields get `values` when those change. A `key` would do so by remounting the form, which
 * loses the focus.
 */
export function useFormValues(values: Readonly<Record<string, string>>): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  const current = new URLSearchParams(values).toString();
  const last = useRef(current);
  useEffect(() => {
    // Not on hydration: a visitor may have typed already.
    if (last.current === current) return;
    last.current = current;
    for (const [name, value] of new URLSearchParams(current)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
  }, [current]);
  return form;
}
