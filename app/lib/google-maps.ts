/** The URL of a Google Maps embed, from a URL or an `<iframe>`; null for any other site (decisions 5). */
export function mapEmbedUrl(given: string): string | null {
  const src = given.startsWith('<')
    ? /<iframe\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/i.exec(given)?.[1]?.replaceAll('&amp;', '&')
    : given;
  if (!src || !URL.canParse(src)) return null;
  const url = new URL(src);
  const google =
    /^(www\.|maps\.)?google\.(com|co\.id)$/.test(url.hostname) &&
    (url.pathname.startsWith('/maps') || url.hostname.startsWith('maps.'));
  return url.protocol === 'https:' && google && url.username === '' && url.port === '' ? url.href : null;
}
