import type { Event } from 'schema-dts';
import { imageUrl, OG_IMAGE } from '~/images/image-url';
import type { SiteInfo } from '~/lib/site-info';
import type { toDetail } from './schema.server';

/** Returns an event's structured data, only when its date and place are known (requirements 9). */
export function eventMeta(view: ReturnType<typeof toDetail>, site: SiteInfo) {
  if (!view.start || !view.location) return {};
  const event: Event = {
    '@type': 'Event',
    name: view.title,
    description: view.description,
    startDate: view.start,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: view.location,
      address: {
        '@type': 'PostalAddress',
        addressLocality: view.location,
        addressRegion: 'Bali',
        addressCountry: 'ID',
      },
    },
    organizer: { '@type': 'TravelAgency', name: site.name, url: site.url },
    ...(view.image ? { image: [site.url + imageUrl(view.image, OG_IMAGE.width)] } : {}),
  };
  return { data: [event] };
}
