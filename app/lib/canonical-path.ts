/**
 * The canonical spelling of a page's path: without slashes around it, its fixed part in lower case, and letters and
 * digits not encoded. Never starts with two slashes, which would name another host.
 */
export function canonicalPath(pathname: string): string {
  const [fixed = '', ...params] = pathname
    .replace(/^\/+|\/+$/g, '')
    .replace(/%[2-7][\da-f]/gi, decodeUnreserved)
    .split('/');
  return `/${[fixed.toLowerCase(), ...params].join('/')}`;
}

/** Decodes what no proxy encodes (RFC 3986, 2.3). */
function decodeUnreserved(octet: string): string {
  const character = decodeURIComponent(octet);
  return /[\w.~-]/.test(character) ? character : octet;
}
