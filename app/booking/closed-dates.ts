import type { SiteInfo } from '~/lib/site-info';

/** What a date says that is among the days without trips; it is kept. */
export function closedDateWarnings(date: string, { closedDates }: Pick<SiteInfo, 'closedDates'>): string[] {
  return closedDates
    .filter((closed) => closed.date === date)
    .map(({ name }) => `${name}: tidak ada perjalanan hari itu`);
}
