import type { SiteInfo } from '~/lib/site-info';

/** Returns the warning for a date without trips; the date is kept. */
export function closedDateWarnings(date: string, { closedDates }: Pick<SiteInfo, 'closedDates'>): string[] {
  return closedDates
    .filter((closed) => closed.date === date)
    .map(({ name }) => `${name}: tidak ada perjalanan hari itu`);
}
