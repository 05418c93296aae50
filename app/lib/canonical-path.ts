/**
 * Returns the canonical spelling of a path: without leading or trailing slashes, with its fixed part in lower case,
 * unencoded letters and digits, and upper-case percent-encoding. Never starts with two slashes, which would name
 * another host.
 */
export function canonicalPath(pathname: string): string {
  const segments = pathname
    .replace(/%[2-7][\da-f]/gi, decodeUnreserved)
    .replace(/%[\da-f]{2}/gi, (octet) => octet.toUpperCase())
    .split('/');
  const start = segments.findIndex((segment) => segment !== '');
  const end = segments.findLastIndex((segment) => segment !== '') + 1;
  const path = start < 0 ? '' : segments.slice(start, end).join('/');
  return `/${path.replace(/^[^/]+/, (fixed) => fixed.toLowerCase())}`;
}

/** Decodes an octet if it is an unreserved character, which no proxy encodes (RFC 3986, 2.3). */
function decodeUnreserved(octet: string): string {
  const character = decodeURIComponent(octet);
  return /[\w.~-]/.test(character) ? character : octet;
}
