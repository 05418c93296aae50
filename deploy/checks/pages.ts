import { readdirSync } from 'node:fs';
import { get } from '../../tests/support/isolated-site.ts';
import { rawRequest } from '../../tests/support/raw-request.ts';
import { check } from './check.ts';

/** Returns the state of a URL in nginx's cache. */
export const cacheStateOf = async (url: string, headers?: Record<string, string>) =>
  (await get(url, headers)).headers.get('X-Cache');

/**
 * Checks what nginx serves of a site: pages, pictures and assets, and how long and in how many copies each is stored.
 *
 * @param siteUrl the site's public origin
 */
export async function checkPages(url: string, siteUrl: string) {
  const cacheState = (path: string, headers?: Record<string, string>) => cacheStateOf(url + path, headers);
  // Entries may be older than two seconds on a busy machine.
  const isStored = async (path: string) => (await cacheState(path)) !== 'MISS';

  const page = await get(`${url}/tiket`);
  check('a page is served', page.status === 200 && page.text.includes('Shuttle Bandara'), `status ${page.status}`);
  check('the second request is a cache hit', (await cacheState('/tiket')) === 'HIT');
  await get(`${url}/paketdetail/pesona-ubud?tab=jadwal`);
  check(
    'tracking parameters and the order of params make no copy',
    (await cacheState('/tiket?fbclid=1')) === 'HIT' &&
      (await cacheState('/tiket?utm_source=a&gclid=b')) === 'HIT' &&
      (await cacheState('/paketdetail/pesona-ubud?fbclid=2&tab=jadwal&tab=tempat')) === 'HIT',
  );
  const unlinked = [
    '/tiket?tampil=012',
    '/tiket?kategori=Pesulap',
    '/tiket?tampil=300',
    '/contact?q=x',
    '/pesulap',
    '/robots.txt?w=1',
    '/storage/pesulap.jpg?w=320',
  ];
  for (const path of unlinked) await get(url + path);
  const stored = [];
  for (const path of unlinked) if (await isStored(path)) stored.push(path);
  check('URLs that no link leads to are not stored', stored.length === 0, stored.join(' '));
  check(
    'a declared param has its own page, also with an encoded name',
    !(await isStored('/transportasi?kategori=Motor')) &&
      !(await isStored('/transportasi?k%61tegori=Big%20Bus&kategori=SUV')) &&
      (await get(`${url}/transportasi?k%61tegori=Big%20Bus&kategori=SUV`)).text.includes('45 Kursi') &&
      !(await get(`${url}/transportasi?kategori=SUV`)).text.includes('45 Kursi'),
  );
  const other = await rawRequest(url, 'GET /tiket HTTP/1.1\r\nHost: jahat.example\r\nConnection: close\r\n\r\n');
  const light = async (value: string) =>
    (await get(`${url}/tiket`, { 'save-data': value })).text.includes('Mode hemat data');
  const lights = [await light('on'), await light('off'), await light('On'), await light('')];
  check('pages for a browser that saves data are stored apart', lights.join() === 'true,false,true,false');
  check('the Host header is not part of the cache key', !other.text.includes('jahat') && other.status === 200);
  check(
    'search results are not cached',
    [await cacheState('/cari?q=ubud'), await cacheState('/cari?q=ubud')].every((state) => state !== 'HIT'),
  );

  const imagePath = '/storage/hero.jpg?w=320';
  const avif = await get(url + imagePath, { Accept: 'image/avif' });
  const webp = await get(url + imagePath, { Accept: 'image/webp' });
  const again = await get(`${url}${imagePath}&fbclid=3`, { Accept: 'text/html,image/avif,*/*;q=0.8' });
  check(
    'images are cached once per form, however a browser writes its Accept',
    avif.headers.get('Content-Type') === 'image/avif' &&
      webp.headers.get('Content-Type') === 'image/webp' &&
      again.headers.get('X-Cache') === 'HIT',
  );

  const encoding = async (path: string, accept: string) =>
    (await get(url + path, { 'Accept-Encoding': accept })).headers.get('Content-Encoding');
  check(
    'documents are served compressed',
    (await encoding('/event', 'gzip, deflate, br')) === 'br' &&
      (await encoding('/event', 'gzip, br;q=0')) === 'gzip' &&
      (await encoding('/event', 'identity')) === null,
  );
  const script = `/assets/${readdirSync('build/client/assets').find((name) => /^framework-.*\.js$/.test(name))}`;
  const asset = await get(url + script, { 'Accept-Encoding': 'gzip' });
  check(
    'static assets are served from disk: compressed, for a year, nosniff',
    asset.headers.get('Content-Encoding') === 'gzip' &&
      asset.headers.get('Cache-Control') === 'public, max-age=31536000, immutable' &&
      asset.headers.get('X-Content-Type-Options') === 'nosniff' &&
      asset.headers.get('X-Cache') === null,
  );
  check(
    'the security headers pass through',
    page.headers.get('Strict-Transport-Security') === 'max-age=31536000' &&
      asset.headers.get('Strict-Transport-Security') === 'max-age=31536000' &&
      (page.headers.get('Content-Security-Policy') ?? '').includes('sha256-'),
  );

  const raw = async (request: string) => (await rawRequest(url, request)).status;
  const operatorPaths = ['/healthz', '/READYZ', '/readyz/', '/readyz.data', '/Healthz', '//healthz', '/%72eadyz'];
  const statuses = operatorPaths.map(
    async (path) => await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
  );
  check(
    'every spelling of the monitoring paths is for operators only',
    (await Promise.all(statuses)).every((status) => status === 403),
    String(await Promise.all(statuses)),
  );

  const click = await fetch(`${url}/klik`, {
    method: 'POST',
    body: 'jenis=tiket&halaman=detail',
    headers: { Origin: siteUrl },
  });
  check('a click on an order link reaches the site', click.status === 204, `status ${click.status}`);
}
