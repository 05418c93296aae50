import type { TouristTrip } from 'schema-dts';
import type { WithOrder } from '~/booking/order';
import { agency, offerOf, thing } from '~/detail-page/structured-data';
import type { SiteInfo } from '~/lib/site-info';
import type { toDetail } from './schema.server';

/**
 * Returns a package's structured data: a trip and the places that it visits. A trip cannot have a rating in schema.org.
 */
export function packageMeta(view: WithOrder<ReturnType<typeof toDetail>>, site: SiteInfo) {
  const trip: TouristTrip = {
    '@type': 'TouristTrip',
    ...thing(view, site),
    itinerary: view.places.length > 0 ? view.places.map((name) => ({ '@type': 'Place', name })) : undefined,
    provider: agency(site),
    offers: offerOf(view, site),
  };
  return { data: [trip], duration: view.duration };
}
