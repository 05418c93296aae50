import { useEffect } from 'react';

/** Counts clicks on order links, if the operator wants it. The script is loaded only then. */
export function useOrderClicks(isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return;
    const controller = new AbortController();
    import('./report-order-clicks').then(
      ({ reportOrderClicks }) => reportOrderClicks(controller.signal),
      // As after a deploy: the order does not depend on its count.
      () => {},
    );
    return () => controller.abort();
  }, [isEnabled]);
}
