import fc from 'fast-check';
import { type Collection, collections, type SampleRecord } from '../sample-admin/content.ts';

/** Stands in every piece of hostile code, so that it is known where it turns up. */
export const MARK = 'serangan';

const attacks = [
  `</script><script>${MARK}()</script>`,
  `<img src=x onerror=${MARK}()>`,
  `"><svg onload=${MARK}()>`,
  `'-${MARK}()-'`,
  `javascript:${MARK}()`,
  `JaVaScRiPt:${MARK}()`,
  `data:text/html,<script>${MARK}()</script>`,
  `//${MARK}.example/`,
  `https://${MARK}.example/maps`,
  `https://www.google.com.${MARK}.example/maps/embed`,
  `https://www.google.com@${MARK}.example/maps/embed`,
  `<iframe src="https://${MARK}.example"></iframe>`,
  `<iframe srcdoc="<script>${MARK}()</script>" src="https://www.google.com/maps/embed?x=&quot;onload=${MARK}()"></iframe>`,
  `[x](javascript:${MARK}())`,
  `![x](javascript:${MARK}() "x")`,
  `[x](data:text/html,${MARK})`,
  `<a href="javascript:${MARK}()">x</a>`,
  `<!--<script>${MARK}()`,
  `]]><script>${MARK}()</script>`,
  `\u2028${MARK}()`,
  `{{${MARK}()}}\${${MARK}()}`,
  '../../../../etc/passwd',
  '..\\..\\windows',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '\u202e\u0301\u200d',
  '9'.repeat(400),
  'é'.repeat(3000),
  '',
];

const word = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...attacks) },
  fc.string({ unit: 'binary', maxLength: 30 }),
);

/** A value such as no one would put into a field. */
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: word },
  fc.constantFrom(
    null,
    true,
    -1,
    0,
    1e308,
    Number.MAX_SAFE_INTEGER,
    4.9,
    [],
    {},
    '0',
    '2026-02-31',
    '1500000.00',
  ),
  fc.array(word, { maxLength: 4 }),
  fc.dictionary(word, word, { maxKeys: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const fields = [
  'id',
  'slug',
  'judul',
  'title',
  'name',
  'nama',
  'deskripsi',
  'description',
  'overview',
  'kategori',
  'category',
  'kategori_paket',
  'harga',
  'price',
  'harga_min',
  'harga_max',
  'rating',
  'location',
  'alamat',
  'images',
  'image',
  'created_at',
  'event_date',
  'date',
  'capacity',
  'stock',
  'quantity',
  'map',
  'jadwal',
  'tempat',
  'termasuk',
  'tidaktermasuk',
  'fasilitas_1',
  'fasilitas_2',
  'hari',
  'malam',
  'min_people',
  'penulis',
  'menit_baca',
  'transmisi',
  'jumlah_orang',
  'kamar_tersedia',
];

/** A record that a careless or hostile hand put into the admin host. Its id is one that addresses can name. */
const record = (id: number): fc.Arbitrary<SampleRecord> =>
  fc
    .tuple(fc.dictionary(fc.constantFrom(...fields), oddValue, { minKeys: 4 }), word)
    .map(([odd, title]) => ({ judul: title, title, name: title, ...odd, id }));

/** Records for every collection. */
export const hostileContent: fc.Arbitrary<[Collection, SampleRecord[]][]> = fc.tuple(
  ...collections.map((name) =>
    fc.tuple(fc.constant(name), fc.tuple(...[1, 2, 3, 4].map(record)) as fc.Arbitrary<SampleRecord[]>),
  ),
);

const known = [
  '/',
  '/paket-tour',
  '/akomodasi',
  '/transportasi',
  '/tiket',
  '/event',
  '/attraction',
  '/fasilitas',
  '/kuliner',
  '/blog',
  '/contact',
  '/cari',
  '/wisata-atraksi',
  '/events',
  '/storage',
  '/sitemap.xml',
  '/robots.txt',
  '/readyz',
  '/_root.data',
  '/tiket.data',
  '/cari.data',
  '/__manifest',
  '/assets',
  '/paketdetail',
  '/makanan',
];

const escaped = (text: string) => {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
};
// What a request line can carry at all: no spaces, no control characters.
const bare = (text: string) => text.replace(/[^\x21-\x7e\x80-\xff]/g, '');
const part = fc.oneof(
  word.map(escaped),
  word.map(bare),
  fc.constantFrom(
    '1',
    '2',
    '3',
    '4',
    '..',
    '.',
    '%2e%2e',
    '%2f',
    '%5c',
    '%00',
    '%ff',
    '%',
    '%zz',
    '',
    '*',
    '1.data',
    ';x=1',
  ),
);
const oddPath = fc
  .tuple(
    fc.constantFrom(...known),
    fc.array(part, { maxLength: 3 }),
    fc.constantFrom('', '', '', '', '', '', '/', '//', '.data', '.php'),
  )
  .map(([start, parts, end]) => [start === '/' && parts.length > 0 ? '' : start, ...parts].join('/') + end);
/** A page that is there. */
const page = fc
  .tuple(
    fc.constantFrom(...known),
    fc.constantFrom('', '/1', '/2', '/3', '/4'),
    fc.constantFrom('', '', '.data'),
  )
  .map(([start, id, end]) => (start === '/' ? start : start + id + end));
const path = fc.oneof(oddPath, page);
const name = fc.oneof(
  fc.constantFrom(
    'kategori',
    'tampil',
    'tab',
    'lengkap',
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
  .array(
    fc.tuple(name, fc.oneof(word.map(escaped), word.map(bare), fc.constantFrom('1', '-1', '1e9', '320'))),
    { maxLength: 4 },
  )
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`));
const headerValue = word.map((text) => text.replace(/[^\x20-\x7e\x80-\xff]/g, '').slice(0, 500));
const headerName = fc.constantFrom(
  'Accept',
  'Accept-Language',
  'If-None-Match',
  'If-Modified-Since',
  'Range',
  'Cookie',
  'Referer',
  'User-Agent',
  'Origin',
  'X-Forwarded-Host',
  'X-Forwarded-For',
  'X-Forwarded-Proto',
  'X-Request-Id',
  'X-Remix-Redirect',
  'Purpose',
  'Via',
  'TE',
  'Forwarded',
  'X-HTTP-Method-Override',
  'Content-Type',
  'Authorization',
  'Upgrade-Insecure-Requests',
);

/** A request as it goes over the wire. */
export const hostileRequest: fc.Arbitrary<string> = fc
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
