import type { Locator, Page } from 'playwright/test';
import { get, startIsolatedSite } from '../../tests/support/isolated-site';
import { freePort } from '../../tests/support/start-site';
import { expect, test } from '../fixtures/test';
import { gotoHydrated, stubWhatsapp } from '../support/goto-hydrated';
import { linksOf } from '../support/html';

/** The environment of a site with metrics on a free port. */
const withMetrics = async () => ({ METRICS: 'on', METRICS_PORT: String(await freePort()) });

/** A replica's samples by name and labels, as Prometheus reads them. */
async function samples({ METRICS_PORT }: { METRICS_PORT: string }): Promise<Map<string, number>> {
  const { text } = await get(`http://127.0.0.1:${METRICS_PORT}/metrics`);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

const requestsOf = (route: string, cache: string, status = '2xx') =>
  `jelajahi_http_request_duration_seconds_count{route="${route}",cache="${cache}",status="${status}"}`;
const callsOf = (path: string, result: string) =>
  `jelajahi_admin_call_duration_seconds_count{path="${path}",result="${result}"}`;
const clicksOn = (type: string, page: string) => `jelajahi_order_clicks_total{type="${type}",page="${page}"}`;

/** Reports a click as a browser does. */
const report = ({ url }: { url: string }, headers: Record<string, string> = {}) =>
  fetch(`${url}/klik`, { method: 'POST', body: 'jenis=tiket&halaman=detail', headers: { Origin: url, ...headers } });

test('metrics of requests, admin calls, caches and queues are served only on their own port', async () => {
  const env = await withMetrics();
  const site = await startIsolatedSite({ ...env, ADMIN_FRESH_SECONDS: '60' }, [], { callsPerMinute: 60 });
  try {
    const page = await get(`${site.url}/tiket`);
    // Durations would tell strangers what a cache contains.
    expect(page.headers.get('Server-Timing')).toBeNull();
    const [script] = /\/assets\/[^"]+\.js/.exec(page.text) ?? [];
    for (const path of ['/tiket', '/tiket/13', '/tiket.data', '/storage/hero.jpg?w=320', '/rahasia/13', `${script}`])
      await get(site.url + path);
    site.admin.setFault('/api/admin/events', { kind: 'status', status: 500 });
    await get(`${site.url}/event`);
    await get(`${site.url}/cari?q=ubud`);

    await expect.poll(async () => (await samples(env)).has(requestsOf('/cari', 'miss'))).toBe(true);
    const measured = await samples(env);
    const expected = [
      [requestsOf('/tiket', 'miss'), 1],
      [requestsOf('/tiket', 'hit'), 1],
      [requestsOf('/tiket/:slug', 'miss'), 1],
      [requestsOf('/tiket.data', 'miss'), 1],
      [requestsOf('/storage/*', 'miss'), 1],
      [requestsOf('asset', 'hit'), 1],
      [requestsOf('other', 'miss', '4xx'), 1],
      [requestsOf('/event', 'miss', '5xx'), 1],
      [callsOf('/api/admin/tickets', 'ok'), 1],
      [callsOf('/api/admin/tickets/:id', 'ok'), 1],
      [callsOf('/api/admin/searches/search', 'ok'), 1],
      [callsOf('/storage/*', 'ok'), 1],
      [callsOf('/api/admin/events', '5xx'), 1],
      ['jelajahi_admin_calls_limit', 60],
      ['jelajahi_cache_entries{cache="pages"}', 2],
      ['jelajahi_queue_waiting{queue="image-fetch"}', 0],
    ] as const;
    expect(expected.map(([name]) => [name, measured.get(name)])).toEqual(expected);
    expect(measured.get('jelajahi_admin_calls_left')).toBeLessThan(60);
    expect(measured.get('process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(measured.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect([...measured.keys()].filter((name) => name.includes('rahasia'))).toEqual([]);

    // The clicks that count: tests/server/http/order-click.test.ts.
    const click = await report(site);
    expect([click.status, click.headers.get('Cache-Control')]).toEqual([204, 'no-store']);
    expect(click.headers.get('Set-Cookie')).toBeNull();
    expect((await report(site, { Origin: 'https://jahat.example' })).status).toBe(403);
    expect((await samples(env)).get(clicksOn('tiket', 'detail'))).toBe(1);
    expect((await get(`${site.url}/klik`)).status).toBe(404);
    expect(site.running.output()).not.toContain('halaman');

    // Each place of an order link, in both languages: card, bar, the plan's sum and each compared record.
    for (const [path, links] of [
      ['/tiket/13', 4],
      ['/rencana?isi=ticket-13', 3],
      ['/bandingkan?isi=transportasi-1,transportasi-2', 4],
      ['/kuliner', 1],
    ] as const) {
      const all = linksOf((await get(site.url + path)).text);
      expect.soft(all.filter((link) => link.hasAttribute('data-order')).length, path).toBe(links);
    }

    expect((await get(`${site.url}/metrics`)).status).toBe(404);
    expect((await get(`http://127.0.0.1:${env.METRICS_PORT}/tiket`)).status).toBe(404);
  } finally {
    await site.close();
  }
});

/** Opens a page and waits until its clicks are counted. */
async function gotoCounting(page: Page, url: string) {
  const script = page.waitForResponse(/\/assets\/report-order-clicks-[^/]*\.js$/);
  await gotoHydrated(page, url);
  // The page has run its imports by now.
  await page.evaluate((module) => import(module), (await script).url());
}

test('in a browser only order links count, and other chats do not', async ({ page, context, startOwnSite }) => {
  const env = await withMetrics();
  const { url } = await startOwnSite(env);
  await stubWhatsapp(context);
  const order = page.getByRole('region', { name: 'Harga dan pemesanan' });
  const main = page.getByRole('main');
  const openChat = async (path: string, link: Locator) => {
    await gotoCounting(page, url + path);
    const opened = context.waitForEvent('page');
    await link.press('Enter');
    await (await opened).close();
  };
  await openChat('/tiket/13', main.getByRole('link', { name: /Made Ayu Lestari/ }));
  await openChat('/tiket/13', order.getByRole('link', { name: 'Ask in English' }));
  await openChat('/rencana?isi=ticket-13,transportasi-1', main.getByRole('link', { name: 'Pesan semuanya' }));
  await expect
    .poll(async () =>
      [...(await samples(env))].filter(([name, value]) => name.startsWith('jelajahi_order') && value > 0),
    )
    .toEqual([
      [clicksOn('tiket', 'detail'), 1],
      [clicksOn('campuran', 'rencana'), 1],
    ]);
});

test('without METRICS no order link is marked or counted', async ({ page, context, site }) => {
  expect((await report(site)).status).toBe(405);
  expect((await get(`${site.url}/tiket/13`)).text).not.toContain('data-order');
  await stubWhatsapp(context);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await gotoHydrated(page, '/tiket/13');
  const opened = context.waitForEvent('page');
  const order = page.getByRole('region', { name: 'Harga dan pemesanan' });
  await order.getByRole('link', { name: 'Pesan Sekarang' }).press('Enter');
  await (await opened).close();
  expect(requested.filter((url) => /order-clicks|\/klik/.test(url))).toEqual([]);
});
