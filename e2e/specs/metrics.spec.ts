import type { Locator, Page } from 'playwright/test';
import { get, type IsolatedSite, startIsolatedSite } from '../../tests/support/isolated-site';
import { freePort, startSite } from '../../tests/support/start-site';
import { expect, test } from '../fixtures/test';
import { gotoHydrated, stubWhatsapp } from '../support/goto-hydrated';

/** The environment of a site with metrics on a free port. */
const withMetrics = async () => ({ METRICS: 'on', METRICS_PORT: String(await freePort()) });

type MetricsEnv = Awaited<ReturnType<typeof withMetrics>>;

/** The samples of a replica by their names and labels, as Prometheus reads them. */
async function samples({ METRICS_PORT }: MetricsEnv): Promise<Map<string, number>> {
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
const report = (site: IsolatedSite, body: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/klik`, { method: 'POST', body, headers: { Origin: site.url, ...headers } });

const CLICK = 'jenis=tiket&halaman=detail';

test('requests, admin calls, caches and queues are served on a port of their own, and nowhere else', async () => {
  const env = await withMetrics();
  const site = await startIsolatedSite({ ...env, ADMIN_FRESH_SECONDS: '60' }, [], { callsPerMinute: 60 });
  try {
    const page = await get(`${site.url}/tiket`);
    // Durations would tell strangers what is in a cache.
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
    expect([...measured.keys()].filter((name) => name.includes('rahasia'))).toEqual([]);

    expect((await get(`${site.url}/metrics`)).status).toBe(404);
    expect((await get(`http://127.0.0.1:${env.METRICS_PORT}/tiket`)).status).toBe(404);
  } finally {
    await site.close();
  }
});

test('a click is counted by two known words from a page of the site, and by nothing else', async ({ startOwnSite }) => {
  const env = await withMetrics();
  const site = await startOwnSite(env);
  const response = await report(site, CLICK);
  expect([response.status, response.headers.get('Cache-Control'), await response.text()]).toEqual([
    204,
    'no-store',
    '',
  ]);
  expect(response.headers.get('Set-Cookie')).toBeNull();
  expect((await report(site, 'jenis=pesulap&halaman=detail')).status).toBe(400);
  expect((await report(site, `${CLICK}&${'a'.repeat(2000)}`)).status).toBe(413);
  expect((await report(site, CLICK, { Origin: 'https://jahat.example' })).status).toBe(403);
  expect((await report(site, CLICK, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await get(`${site.url}/klik`)).status).toBe(404);
  expect((await fetch(`${site.url}/tiket`, { method: 'POST', body: CLICK })).status).toBe(405);
  const counted = [...(await samples(env))].filter(([name, value]) => name.startsWith('jelajahi_order') && value > 0);
  expect(counted).toEqual([[clicksOn('tiket', 'detail'), 1]]);
  expect(site.running.output()).not.toContain('halaman');
});

/** Opens a page and waits until its clicks are counted. */
async function gotoCounting(page: Page, url: string) {
  const script = page.waitForResponse(/\/assets\/report-order-clicks-[^/]*\.js$/);
  await gotoHydrated(page, url);
  // The page has run what it imported before this.
  await page.evaluate((module) => import(module), (await script).url());
}

test('in a browser each order link counts for its content type and page, and no other chat does', async ({
  page,
  context,
  startOwnSite,
}) => {
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
  await openChat('/tiket/13', order.getByRole('link', { name: 'Pesan Sekarang' }));
  await openChat('/tiket/13', order.getByRole('link', { name: 'Ask in English' }));
  await openChat('/rencana?isi=ticket-13,transportasi-1', main.getByRole('link', { name: 'Pesan semuanya' }));
  await openChat('/bandingkan?isi=transportasi-1,transportasi-2', main.getByRole('link', { name: /^Pesan/ }).first());
  await openChat('/kuliner', main.getByRole('link', { name: /Food Tour/ }));
  await expect
    .poll(async () =>
      [...(await samples(env))].filter(([name, value]) => name.startsWith('jelajahi_order') && value > 0),
    )
    .toEqual([
      [clicksOn('transportasi', 'bandingkan'), 1],
      [clicksOn('tiket', 'detail'), 2],
      [clicksOn('kuliner', 'daftar'), 1],
      [clicksOn('campuran', 'rencana'), 1],
    ]);
});

test('without METRICS a page neither marks its order links nor loads a script, and /klik does not exist', async ({
  page,
  context,
  startOwnSite,
}) => {
  const site = await startOwnSite();
  expect((await report(site, CLICK)).status).toBe(405);
  expect((await get(`${site.url}/tiket/13`)).text).not.toContain('data-order');
  await stubWhatsapp(context);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await gotoHydrated(page, `${site.url}/tiket/13`);
  const opened = context.waitForEvent('page');
  const order = page.getByRole('region', { name: 'Harga dan pemesanan' });
  await order.getByRole('link', { name: 'Pesan Sekarang' }).press('Enter');
  await (await opened).close();
  expect(requested.filter((url) => /order-clicks|\/klik/.test(url))).toEqual([]);
});

test('the site does not start when the port of the metrics is in use, and prints one line', async ({
  startOwnSite,
}) => {
  const env = await withMetrics();
  await startOwnSite(env);
  const failure = await startSite({ ADMIN_HOST: 'http://127.0.0.1:9', PORT: String(await freePort()), ...env }).then(
    (site) => site.stop(),
    (error: Error) => error,
  );
  const [head, ...lines] = String(failure).trim().split('\n');
  expect(head).toMatch(/exited with 1:$/);
  expect(lines).toEqual([expect.stringContaining(`Cannot listen on port ${env.METRICS_PORT}: `)]);
});
