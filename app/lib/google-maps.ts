import { truncate } from './truncate';

/** The URL of a Google Maps embed, from a URL or an `<iframe>`; null for any other site (requirements 5). */
export function mapEmbedUrl(urlOrEmbed: string): string | null {
  const src = urlOrEmbed.startsWith('<')
    ? /<iframe\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/i.exec(urlOrEmbed)?.[1]?.replaceAll('&amp;', '&')
    : urlOrEmbed;
  if (!src || !URL.canParse(src)) return null;
  const url = new URL(src);
  const google =
    /^(www\.|maps\.)?google\.(com|co\.id)$/.test(url.hostname) &&
    (url.pathname.startsWith('/maps') || url.hostname.startsWith('maps.'));
  return url.protocol === 'https:' && google && url.username === '' && url.port === '' ? url.href : null;
}

/** Google Maps takes URLs of 2,048 characters; the longest character is nine characters in a URL. */
const MAX_QUERY_LENGTH = 200;

/** The URL of a search in Google Maps for a place, by its title and its location if known (requirements 13). */
export function mapsSearchUrl(title: string, location: string | null): string {
  const query = truncate((location === null ? title : `${title}, ${location}`).replace(/\s+/g, ' '), MAX_QUERY_LENGTH);
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
