import { onTestFinished } from 'vitest';
import type { ClosedDate } from '~/lib/site-info';
import { siteInfo } from '~/server/site-info.server';

/** Sets the days without trips until the test ends. */
export function setClosedDates(dates: readonly ClosedDate[]): void {
  const before = siteInfo.closedDates;
  siteInfo.closedDates = dates;
  onTestFinished(() => {
    siteInfo.closedDates = before;
  });
}
