import { useEffect } from 'react';

/** Remembers on this device that a record's page was opened, once that is shown. What it takes loads after the page. */
export function useRemember(href: string, title: string, image: string | undefined): void {
  useEffect(() => {
    import('./remember').then(
      ({ remember }) => remember({ href, title, image }),
      () => {},
    );
  }, [href, title, image]);
}
