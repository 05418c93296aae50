import { truncate } from './truncate';

/** The URL of a Google Maps embed, from a URL or an `<iframe>`; null for any other. */
export function mapEmbedUrl(urlOrEmbed: string): string | null {
  const url = httpsUrl(urlOrEmbed);
  return url && isGoogleMaps(url) && isEmbed(url) ? url.href : null;
}

/** The URL of a page of Google Maps, also a short one, which cannot be framed; null for any other. */
export function mapsPageUrl(urlOrEmbed: string): string | null {
  const url = httpsUrl(urlOrEmbed);
  if (!url) return null;
  const isShort =
    url.hostname === 'maps.app.goo.gl' || (url.hostname === 'goo.gl' && url.pathname.startsWith('/maps/'));
  return isShort || (isGoogleMaps(url) && !isEmbed(url)) ? url.href : null;
}

function httpsUrl(urlOrEmbed: string): URL | null {
  const src = urlOrEmbed.startsWith('<')
    ? /<iframe\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/i.exec(urlOrEmbed)?.[1]?.replaceAll('&amp;', '&')
    : urlOrEmbed;
  if (!src || !URL.canParse(src)) return null;
  const url = new URL(src);
  return url.protocol === 'https:' && url.username === '' && url.port === '' ? url : null;
}

const isGoogleMaps = ({ hostname, pathname }: URL) =>
  /^(www\.|maps\.)?google\.(com|co\.id)$/.test(hostname) &&
  (/^\/maps(\/|$)/.test(pathname) || hostname.startsWith('maps.'));

const isEmbed = ({ pathname, searchParams }: URL) =>
  /^\/maps\/embed(\/|$)/.test(pathname) || searchParams.get('output') === 'embed';

/** Google Maps takes URLs of 2,048 characters; the longest character is nine characters in a URL. */
const MAX_QUERY_LENGTH = 200;

/** The URL of a search in Google Maps for a place, by its title and its location if known. */
export function mapsSearchUrl(title: string, location: string | null): string {
  const query = truncate((location === null ? title : `${title}, ${location}`).replace(/\s+/g, ' '), MAX_QUERY_LENGTH);
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
