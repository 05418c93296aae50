import { truncateEncoded } from '~/lib/whatsapp';

/** Google Maps accepts an origin, nine waypoints and a destination, in a URL of 2,048 characters. */
const MAX_PLACES = 11;
const MAX_PLACE_LENGTH = 150;

/**
 * Returns the URL of Google Maps directions from the first place through the others to the last one; it needs no API
 * key. Directions to a single place start where the visitor is. Null without a place.
 */
export function directionsUrl(locations: readonly string[]): string | null {
  const places = [...new Set(locations)].slice(0, MAX_PLACES).map(inBali);
  const destination = places.pop();
  if (destination === undefined) return null;
  const [origin, ...waypoints] = places;
  const params = [
    ...(origin === undefined ? [] : [`origin=${origin}`]),
    `destination=${destination}`,
    ...(waypoints.length === 0 ? [] : [`waypoints=${waypoints.join('%7C')}`]),
  ];
  return `https://www.google.com/maps/dir/?api=1&${params.join('&')}`;
}

/** Returns a place in Bali as an encoded param; a vertical bar would separate two places. */
function inBali(place: string): string {
  const text = truncateEncoded(place.replaceAll('|', ' '), MAX_PLACE_LENGTH);
  return encodeURIComponent(/\bbali\b/i.test(text) ? text : `${text}, Bali`);
}
