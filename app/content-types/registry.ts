import { definition as accommodations } from './accommodations/definition';
import { definition as attractions } from './attractions/definition';
import { definition as blog } from './blog/definition';
import { definition as culinary } from './culinary/definition';
import { definition as events } from './events/definition';
import { definition as facilities } from './facilities/definition';
import { definition as packages } from './packages/definition';
import { definition as tickets } from './tickets/definition';
import type { ContentType } from './types';
import { definition as vehicles } from './vehicles/definition';

/**
 * The nine content types of the site. Navigation, sitemap, search-result links and redirects read them here;
 * `app/routes.ts` maps their URLs to modules.
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

/** The path of a record's page; the list's path for a param that URL parsing would remove. */
export function detailHref(contentType: ContentType, param: string): string {
  return param === '.' || param === '..' ? contentType.path : `${contentType.detailPath}/${encodeURIComponent(param)}`;
}
