import type { LodgingBusiness } from 'schema-dts';
import type { WithOrder } from '~/booking/order';
import { addressOf, aggregateRatingOf, offerOf, thing } from '~/detail-page/structured-data';
import type { SiteInfo } from '~/lib/site-info';
import type { toDetail } from './schema.server';

/** Schema.org's types of lodging; villas and homestays do not have one. */
const types = new Map<string, 'Hotel' | 'Resort' | 'Hostel' | 'Campground'>([
  ['Boutique Hotel', 'Hotel'],
  ['Resort Alam', 'Resort'],
  ['Hostel', 'Hostel'],
  ['Glamping', 'Campground'],
  ['Camping Ground', 'Campground'],
]);

const typeOf = (category: string) => (/^Hotel\b/.test(category) ? 'Hotel' : (types.get(category) ?? 'LodgingBusiness'));

/** Returns an accommodation's structured data, with the offer of a night. */
export function accommodationMeta(view: WithOrder<ReturnType<typeof toDetail>>, site: SiteInfo) {
  const lodging: LodgingBusiness = {
    '@type': typeOf(view.category),
    ...thing(view, site),
    aggregateRating: aggregateRatingOf(view),
    address: addressOf(view.location),
    makesOffer: offerOf(view, site),
  };
  return { data: [lodging] };
}
