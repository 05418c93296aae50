import { get, type IsolatedSite, withIsolatedSite } from '../../tests/support/isolated-site';
import { landingPaths } from '../../tests/support/landing-paths';
import { htmlPaths } from '../fixtures/page-fixtures';
import { expect, test } from '../fixtures/test';

const LISTS = ['pakets', 'akomodasis', 'transportasis', 'tickets', 'events', 'attractions', 'fasilitas', 'blogs'];
const ADMIN_PATHS = [...LISTS, 'makanans', 'restorans', 'kuliners'].map((name) => `/api/admin/${name}`);
const fresh = { ADMIN_FRESH_SECONDS: '3600' };

const isWarm = async ({ url }: IsolatedSite) => JSON.parse((await get(`${url}/readyz`)).text).warm as boolean;

/** The log's complete lines. */
const logged = ({ running }: IsolatedSite) =>
  running
    .output()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const requests = (site: IsolatedSite) => logged(site).filter(({ event }) => event === 'request');

test('after its start the server takes all lists into memory, with one call for each however many visitors come', async () => {
  test.slow();
  await withIsolatedSite(async (site) => {
    site.admin.setFault('/api/admin/', { kind: 'hold' });
    await site.restart({ WARM_UP: 'on' });
    const visits = landingPaths.flatMap((path) => Array.from({ length: 20 }, () => get(site.url + path)));
    await expect.poll(() => site.admin.calls.length).toBe(ADMIN_PATHS.length);
    // Readiness and liveness do not wait for the warm-up.
    expect((await get(`${site.url}/healthz`)).status).toBe(200);
    site.admin.release();
    for (const { status } of await Promise.all(visits)) expect.soft(status).toBe(200);
    await expect.poll(() => isWarm(site), { timeout: 60_000 }).toBe(true);
    const calls = site.admin.calls.map(({ path }) => path).filter((path) => path.startsWith('/api/'));
    expect(calls.sort()).toEqual(ADMIN_PATHS.toSorted());
  }, fresh);
});

test('a visitor does not wait for the warm-up', async () => {
  await withIsolatedSite(async (site) => {
    // The first list of the warm-up.
    site.admin.setFault('/api/admin/pakets', { kind: 'hold' });
    await site.restart({ WARM_UP: 'on' });
    await expect.poll(() => site.admin.callsTo('/api/admin/pakets')).toBe(1);
    expect((await get(`${site.url}/tiket`)).status).toBe(200);
    site.admin.release();
    await expect.poll(() => isWarm(site), { timeout: 60_000 }).toBe(true);
  }, fresh);
});

test('after a restart the first visits are served without the admin host', async () => {
  await withIsolatedSite(async (site) => {
    for (const path of landingPaths) await get(site.url + path);
    await expect.poll(() => site.responsesOnDisk()).toBe(ADMIN_PATHS.length);
    await site.admin.stop();
    await site.restart({ WARM_UP: 'on' });
    await expect.poll(() => isWarm(site), { timeout: 60_000 }).toBe(true);
    for (const path of landingPaths) expect((await get(site.url + path)).status, path).toBe(200);
  }, fresh);
});

test('a list that fails does not keep the others from memory, and the site is warm', async () => {
  await withIsolatedSite(async (site) => {
    site.admin.setFault('/api/admin/pakets', { kind: 'status', status: 500 });
    await site.restart({ WARM_UP: 'on' });
    await expect.poll(() => isWarm(site), { timeout: 60_000 }).toBe(true);
    for (const path of ADMIN_PATHS) expect(site.admin.callsTo(path), path).toBeGreaterThan(0);
    await site.admin.stop();
    expect((await get(`${site.url}/tiket`)).status).toBe(200);
    expect((await get(`${site.url}/paket-tour`)).status).toBe(502);
  }, fresh);
});

test('while the admin host is down, the warm-up costs a call and a log line for each list', async () => {
  await withIsolatedSite(async (site) => {
    site.admin.setFault('/', { kind: 'status', status: 500 });
    await site.restart({ WARM_UP: 'on' });
    const failures = () => logged(site).filter(({ event }) => event === 'admin-call-failed');
    await expect.poll(() => isWarm(site), { timeout: 60_000 }).toBe(true);
    expect((await get(`${site.url}/healthz`)).status).toBe(200);
    for (const path of ADMIN_PATHS)
      expect(failures().filter((line) => line.path === path).length, path).toBeGreaterThan(0);
  }, fresh);
});

test('without caching nothing is warmed', async () => {
  await withIsolatedSite(
    async (site) => {
      expect((await get(`${site.url}/healthz`)).status).toBe(200);
      expect(site.admin.calls).toEqual([]);
      expect(await isWarm(site)).toBe(true);
    },
    { ADMIN_FRESH_SECONDS: '0', ADMIN_STALE_SECONDS: '0', WARM_UP: 'on' },
  );
});

test('URLs that no link leads to, plans and comparisons evict no page and are not stored', async () => {
  await withIsolatedSite(async (site) => {
    const real = [...htmlPaths, '/tiket?tampil=12'];
    for (const path of real) await get(site.url + path);
    const unlinked = Array.from({ length: 60 }, (_, number) => `/tiket?kategori=${number}&tampil=12`);
    for (const path of unlinked) await get(site.url + path);
    const neverStored = [
      '/tiket?kategori=0&tampil=12',
      '/rencana',
      '/rencana?isi=paket-1',
      `/bandingkan?isi=paket-1,paket-2`,
    ];
    for (const path of neverStored) await get(site.url + path);
    const again = [...real, ...neverStored];
    for (const path of again) await get(site.url + path);
    const count = real.length + unlinked.length + neverStored.length + again.length;
    await expect.poll(() => requests(site).length).toBe(count);
    const states = requests(site)
      .slice(-again.length)
      .map(({ cache }) => cache);
    expect(states).toEqual([...real.map(() => 'hit'), ...neverStored.map(() => 'miss')]);
  }, fresh);
});
