import { get, type IsolatedSite, withIsolatedSite } from '../../tests/support/isolated-site';
import { landingPaths } from '../../tests/support/landing-paths';
import { expect, test } from '../fixtures/test';

// A failing list and disabled caching: tests/server/warm-up.test.ts.

const LISTS = ['pakets', 'akomodasis', 'transportasis', 'tickets', 'events', 'attractions', 'fasilitas', 'blogs'];
const ADMIN_PATHS = [...LISTS, 'makanans', 'restorans', 'kuliners'].map((name) => `/api/admin/${name}`);

const isWarm = async ({ url }: IsolatedSite) => JSON.parse((await get(`${url}/readyz`)).text).warm as boolean;
const expectWarm = (site: IsolatedSite) => expect.poll(() => isWarm(site), { timeout: 60_000 }).toBe(true);

test('a new server loads each list with one call, however many visitors come; none waits, and a restart needs no call', async () => {
  await withIsolatedSite(
    async (site) => {
      // The warm-up loads this list first.
      site.admin.setFault('/api/admin/pakets', { kind: 'hold' });
      await site.restart({ WARM_UP: 'on' });
      await expect.poll(() => site.admin.callsTo('/api/admin/pakets')).toBe(1);
      const visits = landingPaths.flatMap((path) => Array.from({ length: 5 }, () => get(site.url + path)));
      for (const path of ['/tiket', '/healthz']) expect((await get(site.url + path)).status, path).toBe(200);
      site.admin.release();
      for (const { status } of await Promise.all(visits)) expect.soft(status).toBe(200);
      await expectWarm(site);
      const calls = site.admin.calls.map(({ path }) => path).filter((path) => path.startsWith('/api/'));
      expect(calls.sort()).toEqual(ADMIN_PATHS.toSorted());

      await expect.poll(() => site.responsesOnDisk()).toBe(ADMIN_PATHS.length);
      await site.admin.stop();
      await site.restart({ WARM_UP: 'on' });
      await expectWarm(site);
      for (const path of landingPaths) expect((await get(site.url + path)).status, path).toBe(200);
    },
    { ADMIN_FRESH_SECONDS: '3600' },
  );
});
