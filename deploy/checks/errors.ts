import { rawRequest } from '../../tests/support/raw-request.ts';
import { ERROR_PAGE_POLICY } from '../error-page.tsx';
import { check } from './check.ts';
import type { NginxUnderTest } from './configuration.ts';

const request = (line: string, headers = '') => `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`;

/** Requests that nginx itself refuses. */
const refused: Record<string, [status: number, request: string]> = {
  'a missing asset': [404, request('GET /assets/none.js')],
  'a path of operators': [403, request('GET /readyz')],
  'the error page': [404, request('GET /nginx-error.html')],
  'another method': [405, request('POST /', 'Content-Length: 0\r\n')],
  'another method of the error page': [405, request('DELETE /nginx-error.html')],
  'a long body': [413, `${request('POST /klik', 'Content-Length: 2000\r\n')}${'a'.repeat(2000)}`],
  'a long URL': [414, request(`GET /?${'a'.repeat(3000)}`)],
  'a URL that is longer than what nginx reads': [414, request(`GET /?${'a'.repeat(9000)}`)],
  'a dot segment': [400, request('GET /x/../readyz')],
  'a long header': [400, request('GET /', `X-A: ${'a'.repeat(9000)}\r\n`)],
  'no HTTP': [400, 'BUKAN HTTP\r\n\r\n'],
  'no host': [400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  'an unknown transfer coding': [501, request('POST /klik', 'Transfer-Encoding: x\r\n')],
  'an unknown version': [505, 'GET / HTTP/3.0\r\nHost: x\r\n\r\n'],
};

/** URLs that are not pages, and so have no data. */
const noData = [
  '/storage/hero.jpg.data',
  '/Storage/a/b.png.data?w=320',
  '/%73torage/hero.jpg.data',
  '/sitemap.xml.data',
  '/robots.txt.data/',
  '/cari.json.data?q=ubud',
  '/qr/tiket/13.svg.data',
  '/event/3.ics.data',
];
const data = ['/_root.data', '/tiket.data', '/tiket/13.data', '/event/x.y.data', '/zzz.data', '/storage.data'];

/** Whether a response of nginx itself is the error page with all its content. */
export function isErrorPage({ text }: { text: string }, status: number): boolean {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const headers = head.toLowerCase().split('\r\n');
  const isTemporary = [429, 502, 503, 504].includes(status);
  const expected = [
    'content-type: text/html; charset=utf-8',
    'cache-control: no-store',
    `content-security-policy: ${ERROR_PAGE_POLICY.toLowerCase()}`,
    'x-content-type-options: nosniff',
    'referrer-policy: strict-origin-when-cross-origin',
    'x-frame-options: deny',
    'strict-transport-security: max-age=31536000',
  ];
  return (
    head.startsWith(`HTTP/1.1 ${status} `) &&
    expected.every((header) => headers.filter((one) => one === header).length === 1) &&
    headers.some((header) => /^retry-after: \d+$/.test(header)) === isTemporary &&
    body.includes('Nomor Resmi Kami') &&
    body.endsWith('</html>\n')
  );
}

/** Checks that nginx's own errors are the error page, and that URLs that are not pages have no data. */
export async function checkErrors({ url, passed }: NginxUnderTest) {
  const wrong: string[] = [];
  for (const [what, [status, sent]] of Object.entries(refused)) {
    const response = await rawRequest(url, sent);
    if (!isErrorPage(response, status)) wrong.push(`${what} (${response.status})`);
  }
  check("nginx's own errors are the error page, with the headers of every response", wrong.length === 0, wrong.join());

  const statusOf = async (path: string) => (await rawRequest(url, request(`GET ${path}`))).status;
  const before = passed();
  const found: string[] = [];
  for (const path of noData) if ((await statusOf(path)) !== 404) found.push(path);
  check('what is no page has no data', found.length === 0 && passed() === before, found.join(' '));
  const missing: string[] = [];
  for (const path of data) if ((await statusOf(path)) !== 200) missing.push(path);
  check('each page has its data', missing.length === 0, missing.join(' '));
}
