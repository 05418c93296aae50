import { brotliCompressSync } from 'node:zlib';
import { get, withIsolatedSite } from '../../tests/support/isolated-site';
import { pageFixtures } from '../fixtures/page-fixtures';
import { expect, test } from '../fixtures/test';

const page = 'public, max-age=0, s-maxage=60, stale-if-error=3600';
/** The policy of a page that changes at midnight in Bali: home, details with an order, and lists with months. */
const datedPage = /^public, max-age=0, s-maxage=(\d+), stale-if-error=3600$/;
/** The policy of such a page's data. A browser may use it for two seconds, so a prefetched link opens at once. */
const datedData = /^public, max-age=2, s-maxage=(\d+), stale-if-error=3600$/;
const isDated = (path: string) =>
  path === '/' || /^\/(?!blog)[a-z]+\/./.test(path) || /^\/(tiket|event)(\?|$)/.test(path);
const secondsToMidnight = () => 86_400 - ((Date.now() / 1000 + 8 * 3600) % 86_400);
const cachingEnv = { ADMIN_FRESH_SECONDS: '60' };

/** A browser's conditional request. By itself `fetch` adds `no-cache`, which forces a full response. */
const conditional = (etag: string) => ({ 'If-None-Match': etag, 'Cache-Control': 'max-age=0' });

/** The data that a browser fetches for a navigation to a list, without the data of the whole site. */
async function listDataOf(url: string) {
  const [route = ''] = /routes\/pages\/tickets\.\w+/.exec((await get(`${url}/tiket`)).text) ?? [];
  return `/tiket.data?_routes=${encodeURIComponent(route)}`;
}

const policies: [path: string, status: number, policy: string | RegExp][] = [
  ...pageFixtures.map(({ path }): [string, number, string | RegExp] => [path, 200, isDated(path) ? datedPage : page]),
  ['/transportasi/2?hari=3', 200, 'private, no-cache'],
  ['/tiket?tampil=12&fbclid=1', 200, datedPage],
  ['/tiket?kategori=Pesulap', 200, 'no-store'],
  ['/tiket.data', 200, datedData],
  ['/contact', 200, page],
  ['/tidak-ada', 404, 'private, no-cache'],
  ['/tiket/tidak-ada', 404, 'private, no-cache'],
  ['/storage/tidak-ada.jpg?w=320', 404, 'private, no-cache'],
  ['/storage/hero.jpg?w=160', 200, 'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800'],
  ['/cari?q=ubud', 200, 'no-store'],
  ['/bandingkan.data?isi=paket-1', 202, 'private, no-cache'],
  ['/tiket/', 301, 'private, max-age=86400'],
];

test('every response has Cache-Control, and no response sets a cookie', async () => {
  await withIsolatedSite(async ({ url }) => {
    const listData = await listDataOf(url);
    const check = async ([path, status, policy]: (typeof policies)[number]) => {
      const before = secondsToMidnight();
      const response = await get(url + path);
      expect.soft(response.status, path).toBe(status);
      const given = response.headers.get('Cache-Control');
      if (policy instanceof RegExp) {
        const fresh = Number(policy.exec(given ?? '')?.[1]);
        // The page cache may send a page until it expires there after a minute. Midnight may pass during the request.
        const kept = [before, secondsToMidnight()].map((left) => Math.min(60, Math.max(0, left - 60)));
        const isKept = kept.some((seconds) => fresh > seconds - 2 && fresh < seconds + 62);
        expect.soft(isKept, `${path}: ${given}`).toBe(true);
      } else {
        expect.soft(given, path).toBe(policy);
      }
      expect.soft(response.headers.get('Set-Cookie'), path).toBeNull();
      expect.soft(response.headers.get('X-Powered-By'), path).toBeNull();
      expect.soft(response.headers.get('X-Content-Version'), path).toBeNull();
    };
    await Promise.all([...policies.map(check), check([listData, 200, datedData])]);
  }, cachingEnv);
});

test('an undeclared param changes nothing, and neither does the param of Remix’s former data requests', async ({
  site,
}) => {
  for (const method of ['GET', 'HEAD']) {
    for (const [path, name] of [
      ['/contact', '_data=root'],
      ['/paket-tour?tampil=12', '_data=1'],
      ['/tiket.data', '_data=routes%2Fpages%2Ftickets'],
      ['/akomodasi/HOTEL-gita-samudra-nusa-dua', '%5Fdata=routes/pages/accommodation'],
      ['/tidak-ada', '_data='],
    ] as const) {
      const ask = async (target: string) => {
        const response = await fetch(site.url + target, { method, redirect: 'manual' });
        const { status, headers } = response;
        const length = (await response.text()).length;
        return [status, headers.get('Content-Type'), headers.get('Location'), headers.get('Cache-Control'), length];
      };
      const plain = await ask(path);
      expect.soft(await ask(`${path}${path.includes('?') ? '&' : '?'}${name}`), `${method} ${path}`).toEqual(plain);
    }
  }
});

test('nothing is cached when both lifetimes are 0', async ({ site }) => {
  for (const calls of [1, 2]) {
    expect((await get(`${site.url}/tiket`)).headers.get('Cache-Control')).toBe('no-cache');
    expect(site.admin.callsTo('/api/admin/tickets')).toBe(calls);
  }
});

test('documents and data return 304 for a matching ETag until their settings or their content change', async () => {
  // Without SITE_URL the canonical origin would change with the port after a restart.
  const settings = { ...cachingEnv, SITE_URL: 'https://www.jelajahi.example' };
  await withIsolatedSite(async (site) => {
    const etagOf = async (path: string) => (await get(site.url + path)).headers.get('ETag') ?? '';
    const [order, list] = ['/tiket/13.data', await listDataOf(site.url)];
    const [orderEtag, listEtag] = [await etagOf(order), await etagOf(list)];
    for (const path of ['/', '/tiket', '/kuliner', '/contact', '/tiket.data', order]) {
      const first = await get(site.url + path);
      const etag = first.headers.get('ETag') ?? '';
      expect.soft(etag, path).toMatch(/^W\/".+"$/);
      const again = await get(site.url + path, conditional(etag));
      expect.soft([again.status, again.text], path).toEqual([304, '']);
      expect.soft(again.headers.get('ETag'), path).toBe(etag);
      expect.soft(again.headers.get('Cache-Control'), path).toBe(first.headers.get('Cache-Control'));
      expect.soft((await get(site.url + path, conditional('"something-else"'))).status, path).toBe(200);
    }

    await site.restart({ ADMIN_FRESH_SECONDS: '1', WHATSAPP_1_PHONE: '+62 812-5555-0009' });
    const { status, text } = await get(site.url + order, conditional(orderEtag));
    expect(status).toBe(200);
    expect(text).toContain('6281255550009');
    expect((await get(site.url + list, conditional(listEtag))).status, 'without the phone number').toBe(304);

    const etag = await etagOf('/tiket');
    site.admin.replace('tickets', []);
    for (const [path, before] of [
      ['/tiket', etag],
      [list, listEtag],
    ] as const) {
      const current = async () => (await get(site.url + path, conditional(before))).status;
      await expect.poll(current, { message: path, timeout: 60_000 }).toBe(200);
    }
  }, settings);
});

test('scripts are served in the form that the build compressed', async ({ site }) => {
  const [script] = /\/assets\/site-[\w-]+\.js/.exec((await get(site.url)).text) ?? [];
  const { headers, text } = await get(site.url + script, { 'Accept-Encoding': 'br' });
  expect(headers.get('Content-Encoding')).toBe('br');
  expect(headers.get('Content-Length')).toBe(String(brotliCompressSync(Buffer.from(text)).byteLength));
});
