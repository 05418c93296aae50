import { useEffect } from 'react';
import { remember } from './remember';

/** Remembers on this device that a record's page was opened, once that is shown. */
export function useRemember(href: string, title: string, image: string | undefined): void {
  useEffect(() => remember({ href, title, image }), [href, title, image]);
}
