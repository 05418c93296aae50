import fc from 'fast-check';
import { MARK, word } from './malicious-strings.ts';

const words = (text: string) => text.trim().split(/\s+/);

const known = words(`
  / /paket-tour /akomodasi /transportasi /tiket /event /attraction /fasilitas /kuliner /blog /contact /cari /rencana
  /wisata-atraksi /events /storage /sitemap.xml /robots.txt /readyz /_root.data /tiket.data /cari.data
  /__manifest /assets /paketdetail /makanan
`);

const escaped = (text: string) => {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
};
// A request line can contain neither spaces nor control characters.
const bare = (text: string) => text.replace(/[^\x21-\x7e\x80-\xff]/g, '');
const segment = fc.oneof(
  word.map(escaped),
  word.map(bare),
  fc.constantFrom('', ...words('1 2 3 4 .. . %2e%2e %2f %5c %00 %ff % %zz * 1.data ;x=1')),
);
const oddPath = fc
  .tuple(
    fc.constantFrom(...known),
    fc.array(segment, { maxLength: 3 }),
    fc.constantFrom('', '', '', '', '', '', '/', '//', '.data', '.php'),
  )
  .map(([start, parts, end]) => [start === '/' && parts.length > 0 ? '' : start, ...parts].join('/') + end);
/** Returns the path of an existing page. */
const page = fc
  .tuple(fc.constantFrom(...known), fc.constantFrom('', '/1', '/2', '/3', '/4'), fc.constantFrom('', '', '.data'))
  .map(([start, id, end]) => (start === '/' ? start : start + id + end));
const path = fc.oneof(oddPath, page);
const name = fc.oneof(
  fc.constantFrom(
    'kategori',
    'tampil',
    'tab',
    'lengkap',
    'isi',
    'q',
    'w',
    '_routes',
    'p',
    'index',
    'version',
    '__proto__',
  ),
  word.map(escaped),
);
const query = fc
  .array(fc.tuple(name, fc.oneof(word.map(escaped), word.map(bare), fc.constantFrom('1', '-1', '1e9', '320'))), {
    maxLength: 4,
  })
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`));
const headerValue = word.map((text) => text.replace(/[^\x20-\x7e\x80-\xff]/g, '').slice(0, 500));
const headerName = fc.constantFrom(
  ...words(`
    Accept Accept-Language If-None-Match If-Modified-Since Range Cookie Referer User-Agent Origin
    X-Forwarded-Host X-Forwarded-For X-Forwarded-Proto X-Request-Id X-Remix-Redirect Purpose Via TE Forwarded
    X-HTTP-Method-Override Content-Type Authorization Upgrade-Insecure-Requests
  `),
);

/** Serializes a request to its bytes on the wire. */
export const maliciousRequest: fc.Arbitrary<string> = fc
  .record({
    method: fc.oneof(
      { weight: 12, arbitrary: fc.constant('GET') },
      fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE'),
    ),
    prefix: fc.constantFrom('', '', '', '', '', '/', `http://${MARK}.example`, `//${MARK}.example`),
    path,
    query,
    host: fc.oneof({ weight: 4, arbitrary: fc.constant('localhost') }, headerValue),
    headers: fc.array(fc.tuple(headerName, headerValue), { maxLength: 4 }),
  })
  .map(({ method, prefix, path, query, host, headers }) =>
    [
      `${method} ${prefix}${path}${query} HTTP/1.1`,
      `Host: ${host}`,
      ...headers.map((header) => header.join(': ')),
      'Accept-Encoding: identity',
      'Connection: close',
      '',
      '',
    ].join('\r\n'),
  );
