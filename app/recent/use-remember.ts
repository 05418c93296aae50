import { useEffect } from 'react';
import { remember } from './remember';

/** Stores on this device that a record's page was opened, once the page is shown. */
export function useRemember(href: string, title: string, image: string | undefined): void {
  useEffect(() => remember({ href, title, image }), [href, title, image]);
}
