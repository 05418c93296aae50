import { truncate } from './truncate';

/** Returns the URL of a Google Maps embed, from a URL or an `<iframe>`; null for any other URL. */
export function mapEmbedUrl(urlOrEmbed: string): string | null {
  const url = httpsUrl(urlOrEmbed);
  return url && isGoogleMaps(url) && isEmbed(url) ? url.href : null;
}

/** Returns the URL of a Google Maps page, also a short URL, which cannot be framed; null for any other URL. */
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

/** In characters. Google Maps accepts URLs of 2,048 characters, and a single character may take nine in a URL. */
const MAX_QUERY_LENGTH = 200;

/** Returns the URL of a Google Maps search for a place, by its title and, if known, its location. */
export function mapsSearchUrl(title: string, location: string | null): string {
  const query = truncate((location === null ? title : `${title}, ${location}`).replace(/\s+/g, ' '), MAX_QUERY_LENGTH);
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
