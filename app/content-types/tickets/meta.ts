import type { WithOrder } from '~/booking/order';
import { eventData, productData } from '~/detail-page/structured-data';
import type { SiteInfo } from '~/lib/site-info';
import type { toDetail } from './schema.server';

/** The category of tickets to events; the others are for journeys, parks and parcels. */
const EVENTS = 'Event & Workshop';

/** Returns a ticket's structured data: an event, if its date and place are known, otherwise a product. */
export function ticketMeta(view: WithOrder<ReturnType<typeof toDetail>>, site: SiteInfo) {
  const event = view.category === EVENTS ? eventData(view, view.date?.iso, site) : undefined;
  return { data: event ? [event] : productData(view, site) };
}
