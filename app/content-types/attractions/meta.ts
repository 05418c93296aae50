import type { TouristAttraction } from 'schema-dts';
import type { WithOrder } from '~/booking/order';
import { addressOf, aggregateRatingOf, productData, thing } from '~/detail-page/structured-data';
import type { SiteInfo } from '~/lib/site-info';
import type { toDetail } from './schema.server';

/**
 * Returns an attraction's structured data: a place and, if it has a price, a product, since a place cannot have an
 * offer in schema.org. Both have the same `@id`, since they are one thing.
 */
export function attractionMeta(view: WithOrder<ReturnType<typeof toDetail>>, site: SiteInfo) {
  const attraction: TouristAttraction = {
    '@type': 'TouristAttraction',
    ...thing(view, site),
    aggregateRating: aggregateRatingOf(view),
    address: view.location ? addressOf(view.location) : undefined,
    isAccessibleForFree: view.isFree || undefined,
  };
  return { data: [attraction, ...productData(view, site)] };
}
