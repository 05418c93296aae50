import { definition as accommodations } from './accommodations';
import { definition as attractions } from './attractions';
import { definition as blog } from './blog';
import { definition as culinary } from './culinary';
import { definition as events } from './events';
import { definition as facilities } from './facilities';
import { definition as packages } from './packages';
import { definition as tickets } from './tickets';
import type { ContentType } from './types';
import { definition as vehicles } from './vehicles';

/**
 * The content types of the site, for navigation, sitemap, search-result links and redirects. `app/routes.ts` maps their
 * URLs to modules.
 */
export const contentTypes = {
  packages,
  accommodations,
  vehicles,
  tickets,
  events,
  attractions,
  facilities,
  culinary,
  blog,
} as const satisfies Record<string, ContentType>;

type Key = keyof typeof contentTypes;

/** A content type whose records can be ordered and added to plans: its definition has booking details. */
export type BookableKey = {
  [K in Key]: (typeof contentTypes)[K] extends { booking: readonly string[] } ? K : never;
}[Key];

/** The bookable content types, in the order of the site's sections. */
export const bookableKeys = (Object.keys(contentTypes) as Key[]).filter(
  (key): key is BookableKey => 'booking' in contentTypes[key],
);

/** Returns the path of a record's page, or the list's path for a param that URL parsing would remove. */
export function detailHref(contentType: ContentType, param: string): string {
  return param === '.' || param === '..' ? contentType.path : `${contentType.detailPath}/${encodeURIComponent(param)}`;
}
