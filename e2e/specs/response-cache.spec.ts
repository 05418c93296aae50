import { existsSync } from 'node:fs';
import { readContent } from '../../sample-admin/content';
import { get, withIsolatedSite } from '../../tests/support/isolated-site';
import { expect, test } from '../fixtures/test';

const content = readContent();
const fresh = { ADMIN_FRESH_SECONDS: '3600' };
/** A timeout for what takes several seconds by design. */
const longTimeout = { timeout: 60_000 };

test('a thousand concurrent first visits to a list cause one call, and all see the list', async () => {
  test.slow();
  await withIsolatedSite(async ({ url, admin }) => {
    admin.setFault('/api/admin/tickets', { kind: 'hold' });
    const visits = Array.from({ length: 1000 }, () => get(`${url}/tiket`));
    await expect.poll(() => admin.callsTo('/api/admin/tickets')).toBe(1);
    // A response to a later request shows that the thousand have arrived.
    await get(`${url}/healthz`);
    admin.release();
    const responses = await Promise.all(visits);
    expect(responses.filter(({ status }) => status !== 200)).toHaveLength(0);
    expect(responses.filter(({ text }) => !text.includes('Shuttle Bandara, Sanur, dan Ubud'))).toHaveLength(0);
    expect(admin.callsTo('/api/admin/tickets')).toBe(1);
  }, fresh);
});

test('unknown search params cause no call to the admin host', async () => {
  await withIsolatedSite(async ({ url, admin }) => {
    await get(`${url}/tiket`);
    await get(`${url}/tiket/13`);
    const junk = Array.from({ length: 40 }, (_, at) => `fbclid=${at}&kategori=${at}&tampil=${at * 7}&%00=%ff`);
    const responses = await Promise.all(
      junk.flatMap((query) => [get(`${url}/tiket?${query}`), get(`${url}/tiket/13?${query}`)]),
    );
    expect(responses.filter(({ status }) => status !== 200)).toHaveLength(0);
    expect(admin.calls.map(({ path }) => path).sort()).toEqual(['/api/admin/tickets', '/api/admin/tickets/13']);
  }, fresh);
});

test('a stale response is shown at once while it is revalidated in the background, without its age', async () => {
  await withIsolatedSite(async ({ url, admin }) => {
    await get(`${url}/tiket/13`);
    admin.replace('tickets', [{ id: 13, name: 'Shuttle Baru' }]);
    admin.setFault('/', { kind: 'hold' });
    admin.clearCalls();
    const visit = async () => {
      const { status, text } = await get(`${url}/tiket/13`);
      expect.soft(status).toBe(200);
      expect.soft(text.includes('Data per ')).toBe(false);
      return text.includes('Shuttle Baru') ? 'new' : 'old';
    };
    const revalidate = async () => {
      expect.soft(await visit()).toBe('old');
      return admin.calls.length;
    };
    await expect.poll(revalidate, longTimeout).toBeGreaterThan(0);
    // The revalidation is held, and no visitor waits for it.
    expect(await visit()).toBe('old');
    admin.release();
    await expect.poll(visit, longTimeout).toBe('new');
  });
});

test('a failing admin host is called with exponential backoff, independent of the number of visitors', async () => {
  await withIsolatedSite(async ({ url, admin, running }) => {
    await get(`${url}/event`);
    admin.setFault('/', { kind: 'status', status: 500 });
    admin.clearCalls();
    /** The times at which the site recorded a failure. */
    const failedAt = () =>
      running
        .output()
        .split('\n')
        .filter((line) => line.includes('"event":"admin-call-failed"'))
        .map((line) => Date.parse((JSON.parse(line) as { time: string }).time));
    await expect
      .poll(
        async () => {
          const responses = await Promise.all(Array.from({ length: 5 }, () => get(`${url}/event`)));
          expect.soft(responses.filter(({ status }) => status !== 200)).toHaveLength(0);
          return failedAt().length;
        },
        { ...longTimeout, intervals: [200] },
      )
      .toBeGreaterThanOrEqual(4);
    // A backoff starts with a recorded failure; the next failure is recorded after it.
    const [first = 0, second = 0, third = 0, fourth = 0] = failedAt();
    expect(second - first).toBeGreaterThanOrEqual(1000);
    expect(third - second).toBeGreaterThanOrEqual(2000);
    expect(fourth - third).toBeGreaterThanOrEqual(4000);
    expect(admin.calls).toHaveLength(failedAt().length);

    admin.clearFaults();
    await expect.poll(async () => (await get(`${url}/event`)).text.includes('Data per '), longTimeout).toBe(false);
  });
});

test('a deleted record is gone after the next revalidation, under every identifier', async () => {
  await withIsolatedSite(async (site) => {
    const { admin } = site;
    const [gone, ...rest] = content.akomodasis;
    const names = [`${gone?.slug}`, `${gone?.id}`, `${gone?.judul}`.toLowerCase().replace(/\s+/g, '-')];
    const visit = () => Promise.all(names.map((name) => get(`${site.url}/akomodasi/${name}`)));
    expect((await visit()).map(({ status }) => status)).toEqual([200, 200, 200]);

    admin.replace('akomodasis', rest);
    await expect.poll(async () => (await visit()).map(({ status }) => status), longTimeout).toEqual([404, 404, 404]);

    // The persistent cache does not restore it.
    await admin.stop();
    await site.restart();
    expect((await get(`${site.url}/akomodasi/${names[0]}`)).status).not.toBe(200);
  });
});

test('with both lifetimes at 0 nothing is cached: not in memory, not on disk, not by HTTP', async () => {
  await withIsolatedSite(
    async (site) => {
      const { admin } = site;
      for (const calls of [1, 2, 3]) {
        const { headers } = await get(`${site.url}/tiket`);
        expect(headers.get('Cache-Control')).toBe('no-cache');
        expect(admin.callsTo('/api/admin/tickets')).toBe(calls);
      }
      await admin.stop();
      expect((await get(`${site.url}/tiket`)).status).toBe(502);
      await site.restart();
      expect((await get(`${site.url}/tiket`)).status).toBe(502);
      expect(existsSync(`${site.cacheDir}/responses`)).toBe(false);
    },
    { ADMIN_FRESH_SECONDS: '0', ADMIN_STALE_SECONDS: '0' },
  );
});
