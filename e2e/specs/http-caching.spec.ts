import { brotliCompressSync } from 'node:zlib';
import { get, withIsolatedSite } from '../../tests/support/isolated-site';
import { pageFixtures } from '../fixtures/page-fixtures';
import { expect, test } from '../fixtures/test';

const page = 'public, max-age=0, s-maxage=60, stale-while-revalidate=3600, stale-if-error=3600';
/** Of a page that changes at midnight in Bali: home, details with an order, and lists with months. */
const datedPage = /^public, max-age=0, s-maxage=(\d+), stale-while-revalidate=(\d+), stale-if-error=3600$/;
const isDated = (path: string) =>
  path === '/' || /^\/(?!blog)[a-z]+\/./.test(path) || /^\/(tiket|event)(\?|$)/.test(path);
const secondsToMidnight = () => 86_400 - ((Date.now() / 1000 + 8 * 3600) % 86_400);
const cachingEnv = { ADMIN_FRESH_SECONDS: '60' };

/** A conditional request as browsers send it; `fetch` alone adds `no-cache`, which forces a full response. */
const conditional = (etag: string) => ({ 'If-None-Match': etag, 'Cache-Control': 'max-age=0' });

const policies: [path: string, status: number, policy: string | RegExp][] = [
  ...pageFixtures.map(({ path }): [string, number, string | RegExp] => [path, 200, isDated(path) ? datedPage : page]),
  ['/transportasi/2?hari=3', 200, 'private, no-cache'],
  ['/tiket?kategori=Cargo', 200, datedPage],
  ['/tiket?tampil=12&fbclid=1', 200, datedPage],
  ['/tiket?tampil=12&kategori', 200, 'private, no-cache'],
  ['/tiket?tampil=012', 200, 'private, no-cache'],
  ['/tiket?kategori=Pesulap', 200, 'no-store'],
  ['/tiket?kategori=Cargo&tampil=12', 200, 'no-store'],
  ['/robots.txt?kategori=Pesulap', 200, 'private, no-cache'],
  ['/favicon.svg?kategori=Pesulap', 200, 'private, no-cache'],
  ['/tiket.data', 200, datedPage],
  ['/tiket.data?_routes=routes%2Fpages%2Ftickets', 200, datedPage],
  ['/tiket.data?_routes=routes%2Fpages%2Ftickets%2Cx', 200, 'private, no-cache'],
  ['/tiket/13.data', 200, datedPage],
  ['/contact', 200, page],
  ['/tidak-ada', 404, 'private, no-cache'],
  ['/tiket/tidak-ada', 404, 'private, no-cache'],
  ['/blog/tidak-ada', 404, 'private, no-cache'],
  ['/storage/tidak-ada.jpg?w=320', 404, 'private, no-cache'],
  ['/storage/hero.jpg?w=160', 200, 'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800'],
  ['/cari?q=ubud', 200, 'no-store'],
  ['/bandingkan?isi=paket-1,paket-2', 200, 'private, no-cache'],
  ['/bandingkan.data?isi=paket-1,paket-2', 200, 'private, no-cache'],
  ['/bandingkan?isi=paket-1', 302, 'private, no-cache'],
  ['/bandingkan.data?isi=paket-1', 202, 'private, no-cache'],
  ['/bandingkan', 302, 'private, no-cache'],
  ['/rencana', 200, 'private, no-cache'],
  ['/rencana?isi=paket-1,ticket-9999', 200, 'private, no-cache'],
  ['/tiket/', 301, 'private, max-age=86400'],
];

test('every response has Cache-Control and none sets a cookie', async () => {
  await withIsolatedSite(async ({ url }) => {
    for (const [path, status, policy] of policies) {
      const before = secondsToMidnight();
      const response = await get(url + path);
      expect.soft(response.status, path).toBe(status);
      const given = response.headers.get('Cache-Control');
      if (policy instanceof RegExp) {
        const [, fresh, stale] = policy.exec(given ?? '') ?? [];
        const sum = Number(fresh) + Number(stale);
        // The page cache may send it for the minute until it expires there. The request may be that of midnight.
        const kept = [before, secondsToMidnight()].map((left) => Math.min(60 + 3600, Math.max(0, left - 60)));
        expect
          .soft(
            kept.some((seconds) => sum > seconds - 2 && sum < seconds + 62),
            `${path}: ${given}`,
          )
          .toBe(true);
      } else {
        expect.soft(given, path).toBe(policy);
      }
      expect.soft(response.headers.get('Set-Cookie'), path).toBeNull();
      expect.soft(response.headers.get('X-Powered-By'), path).toBeNull();
      expect.soft(response.headers.get('X-Content-Version'), path).toBeNull();
    }
  }, cachingEnv);
});

test('failures and their data requests are not cacheable', async () => {
  await withIsolatedSite(async ({ url, admin }) => {
    await admin.stop();
    const failing = ['/', '/tiket', '/tiket/13', '/attraction', '/blog', '/kuliner', '/sitemap.xml', '/tiket.data'];
    for (const path of failing)
      expect.soft((await get(url + path)).headers.get('Cache-Control'), path).toBe('no-store');
  }, cachingEnv);
});

test('documents and data return 304 for a matching ETag until the content changes', async () => {
  await withIsolatedSite(async ({ url }) => {
    for (const path of ['/', '/tiket', '/tiket/13', '/kuliner', '/contact', '/tiket.data', '/tiket/13.data']) {
      const first = await get(url + path);
      const etag = first.headers.get('ETag') ?? '';
      expect.soft(etag, path).toMatch(/^W\/".+"$/);
      const again = await get(url + path, conditional(etag));
      expect.soft(again.status, path).toBe(304);
      expect.soft(again.text, path).toBe('');
      expect.soft(again.headers.get('ETag'), path).toBe(etag);
      expect.soft(again.headers.get('Cache-Control'), path).toBe(first.headers.get('Cache-Control'));
      const other = await get(url + path, conditional('"something-else"'));
      expect.soft(other.status, path).toBe(200);
    }
  }, cachingEnv);
  await withIsolatedSite(async ({ url, admin }) => {
    const paths = ['/tiket', '/tiket.data'];
    const etags = await Promise.all(paths.map(async (path) => (await get(url + path)).headers.get('ETag') ?? ''));
    admin.replace('tickets', []);
    for (const [at, path] of paths.entries())
      await expect
        .poll(async () => (await get(url + path, conditional(etags[at] ?? ''))).status, {
          message: path,
          timeout: 60_000,
        })
        .toBe(200);
  });
});

test('the ETag of data differs with other settings or another build', async () => {
  // Without SITE_URL the canonical origin would change with the port after a restart.
  const settings = { ...cachingEnv, SITE_URL: 'https://www.jelajahi.example' };
  await withIsolatedSite(async (site) => {
    const order = () => get(`${site.url}/tiket/13.data`);
    const before = await order();
    const etag = before.headers.get('ETag') ?? '';
    expect(before.text).not.toContain('6281255550009');
    await site.restart({ WHATSAPP_1_PHONE: '+62 812-5555-0009' });
    const after = await get(`${site.url}/tiket/13.data`, conditional(etag));
    expect(after.status).toBe(200);
    expect(after.text).toContain('6281255550009');
    await site.restart();
    expect((await order()).headers.get('ETag')).toBe(etag);
  }, settings);
});

test('the footer shows the age of stale content only while the admin host fails, and such a page is not cacheable', async () => {
  await withIsolatedSite(async ({ url, admin }) => {
    const paths = ['/', '/tiket', '/tiket/13', '/kuliner'];
    const others = ['/sitemap.xml', '/blog/rss.xml', '/event/1.ics'];
    const visit = () => Promise.all(paths.map((path) => get(url + path)));
    for (const { text } of await visit()) expect(text).not.toContain('Data per ');
    for (const path of others)
      expect.soft((await get(url + path)).headers.get('Cache-Control'), path).toContain('s-maxage=1,');
    await admin.stop();
    await expect
      .poll(async () => (await visit()).filter(({ text }) => text.includes('Data per ')).length, { timeout: 60_000 })
      .toBe(paths.length);
    for (const { text, status, headers } of await visit()) {
      expect.soft(status).toBe(200);
      expect.soft(text).toMatch(/Data per \d{1,2} \p{L}+ \d{4}[^<]* \d{2}[.:]\d{2} WITA</u);
      expect.soft(headers.get('Cache-Control')).toBe('no-store');
    }
    for (const path of others)
      await expect
        .poll(async () => (await get(url + path)).headers.get('Cache-Control'), { message: path })
        .toBe('no-store');
    for (const path of others) expect.soft((await get(url + path)).status, path).toBe(200);
    await admin.start();
    await expect
      .poll(async () => (await visit()).filter(({ text }) => text.includes('Data per ')).length, { timeout: 60_000 })
      .toBe(0);
    for (const { headers } of await visit()) expect.soft(headers.get('Cache-Control')).toContain('s-maxage=1,');
  });
});

test('static assets are served precompressed; images have their type and a shorter lifetime', async ({ site }) => {
  const { text } = await get(site.url);
  const [script] = /\/assets\/site-[\w-]+\.js/.exec(text) ?? [];
  const asset = await get(site.url + script, { 'Accept-Encoding': 'br' });
  expect.soft(asset.headers.get('Content-Encoding')).toBe('br');
  expect.soft(asset.headers.get('Content-Length')).toBe(String(brotliCompressSync(Buffer.from(asset.text)).byteLength));
  expect.soft(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');

  const hero = await get(`${site.url}/hero/hero-1080.avif`, { 'Accept-Encoding': 'br' });
  expect.soft(hero.headers.get('Content-Type')).toBe('image/avif');
  expect.soft(hero.headers.get('Content-Encoding')).toBeNull();
  expect.soft(hero.headers.get('Cache-Control')).toContain('max-age=86400');
});
