import type { AggregateRating, Event, Offer, PostalAddress, Product, TravelAgency } from 'schema-dts';
import type { OrderTerms } from '~/booking/order';
import { imageUrl, OG_IMAGE, previewImage } from '~/images/image-url';
import type { RatingView } from '~/lib/rating';
import type { SiteInfo } from '~/lib/site-info';
import { truncateAtWord } from '~/lib/truncate';

/** Structured data (schema.org) of records that can be ordered. JSON omits `undefined`. */

interface View extends Partial<RatingView> {
  title: string;
  description: string;
  href: string;
  images: readonly string[];
  order: Pick<OrderTerms, 'amount' | 'price' | 'schemaOffer' | 'unit'>;
}

/** Returns the business as a seller, an organizer or a publisher. */
export const agency = (site: SiteInfo): TravelAgency => ({ '@type': 'TravelAgency', name: site.name, url: site.url });

/**
 * Returns the properties that every record has. The `@id` makes everything that a page says about its record one thing.
 */
export function thing(view: Omit<View, 'order'>, site: SiteInfo) {
  const image = previewImage(view.images);
  return {
    '@id': `${site.url}${view.href}#record`,
    name: view.title,
    description: truncateAtWord(view.description),
    url: site.url + view.href,
    image: image && [site.url + imageUrl(image, OG_IMAGE.width)],
  };
}

/**
 * Returns a rating with its number of reviews; undefined without reviews, since search engines reject such a rating.
 */
export const aggregateRatingOf = ({ rating, reviewCount }: Partial<RatingView>): AggregateRating | undefined =>
  rating === undefined || reviewCount === undefined
    ? undefined
    : { '@type': 'AggregateRating', ratingValue: Number(rating.toFixed(1)), reviewCount };

/** Returns price, unit and availability; undefined for an unknown price or a past event. */
export function offerOf({ href, order }: View, site: SiteInfo): Offer | undefined {
  if (order.schemaOffer === null) return undefined;
  const { price, availability } = order.schemaOffer;
  const amount = { price, priceCurrency: 'IDR' };
  const unitText = order.unit.noun;
  return {
    '@type': 'Offer',
    ...amount,
    priceSpecification: unitText ? { '@type': 'UnitPriceSpecification', ...amount, unitText } : undefined,
    availability: `https://schema.org/${availability}`,
    url: site.url + href,
    seller: agency(site),
  };
}

/** Returns the record as a product, if its price is known: search engines reject a product without an offer. */
export function productData(view: View, site: SiteInfo): Product[] {
  const offers = offerOf(view, site);
  return offers ? [{ '@type': 'Product', ...thing(view, site), aggregateRating: aggregateRatingOf(view), offers }] : [];
}

/** Returns the `more` of `detailMeta` for a content type whose records are products. */
export const productMeta = (view: View, site: SiteInfo) => ({ data: productData(view, site) });

/** Returns an address in Bali, as far as it is known. */
export const addressOf = (location: string): PostalAddress => ({
  '@type': 'PostalAddress',
  addressLocality: location,
  addressRegion: 'Bali',
  addressCountry: 'ID',
});

/** Returns an event if its date and place are known. */
export function eventData(
  view: View & { location: string | null },
  startDate: string | null | undefined,
  site: SiteInfo,
): Event | undefined {
  if (!startDate || !view.location) return undefined;
  return {
    '@type': 'Event',
    ...thing(view, site),
    aggregateRating: aggregateRatingOf(view),
    startDate,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: view.location, address: addressOf(view.location) },
    organizer: agency(site),
    offers: offerOf(view, site),
  };
}
