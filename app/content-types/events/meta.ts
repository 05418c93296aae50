import type { WithOrder } from '~/booking/order';
import { eventData } from '~/detail-page/structured-data';
import type { SiteInfo } from '~/lib/site-info';
import type { toDetail } from './schema.server';

/** Returns an event's structured data, if its date and place are known. */
export function eventMeta(view: WithOrder<ReturnType<typeof toDetail>>, site: SiteInfo) {
  const event = eventData(view, view.start?.iso, site);
  return { data: event ? [event] : [] };
}
