import { useEffect } from 'react';

/** Counts clicks on order links if the operator has enabled it. Only then is the script loaded. */
export function useOrderClicks(isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return;
    const controller = new AbortController();
    import('./report-order-clicks').then(
      ({ reportOrderClicks }) => reportOrderClicks(controller.signal),
      // The script may be gone, such as after a deploy; orders work without being counted.
      () => {},
    );
    return () => controller.abort();
  }, [isEnabled]);
}
