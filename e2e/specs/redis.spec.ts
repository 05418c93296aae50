import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { get, type IsolatedSite, withIsolatedSite } from '../../tests/support/isolated-site';
import { expect, test } from '../fixtures/test';
import { type FakeRedis, startFakeRedis } from '../support/fake-redis';

const title = 'Shuttle Bandara, Sanur, dan Ubud';
/** Returns the key of a site's cached API response. */
const key = (site: IsolatedSite, path: string) => `jelajahi:${site.admin.url}:/api/admin/${path}`;

/** Runs a site with its own fake Redis and a cache lifetime of one hour. */
async function withRedis(
  work: (site: IsolatedSite, redis: FakeRedis) => Promise<void>,
  env: Record<string, string> = {},
) {
  const redis = await startFakeRedis();
  try {
    await withIsolatedSite((site) => work(site, redis), { REDIS_URL: redis.url, ...env });
  } finally {
    await redis.stop();
  }
}

const statuses = async ({ url }: IsolatedSite, paths: string[]) =>
  Promise.all(paths.map(async (path) => (await get(url + path)).status));

/** Visits pages until Redis holds exactly these API responses; an entry that missed the write is written again. */
async function untilStored(site: IsolatedSite, redis: FakeRedis, pages: string[], apiPaths: string[]) {
  await expect
    .poll(async () => {
      expect(await statuses(site, pages)).toEqual(pages.map(() => 200));
      return redis.keys().sort();
    })
    .toEqual(apiPaths.map((path) => key(site, path)).sort());
}

const failures = (site: IsolatedSite) => site.running.output().match(/redis-failed/g)?.length ?? 0;

test('while the admin host is stopped, a process shows what another one stored in Redis', async () => {
  await withRedis(async (site, redis) => {
    const names = ['/tiket', '/tiket/13', '/tiket/shuttle-bandara,-sanur,-dan-ubud'];
    await untilStored(site, redis, names, ['tickets', 'tickets/13']);
    expect(existsSync(join(site.cacheDir, 'responses')), 'nothing on disk').toBe(false);
    await site.admin.stop();
    await site.restart();
    for (const path of names) {
      const { status, text } = await get(site.url + path);
      expect.soft(status, path).toBe(200);
      expect.soft(text.includes(title), path).toBe(true);
    }
    expect(await statuses(site, ['/event'])).toEqual([502]);
  });
});

test('Redis entries are validated like API responses: invalid ones are not shown', async () => {
  await withRedis(async (site, redis) => {
    await untilStored(site, redis, ['/tiket', '/event', '/fasilitas'], ['events', 'fasilitas', 'tickets']);
    redis.put(key(site, 'tickets'), `${Date.now()} {"id":1}`);
    redis.put(key(site, 'events'), 'rusak');
    redis.put(key(site, 'fasilitas'), `${Date.now()} [{"id":`);
    await site.admin.stop();
    await site.restart();
    expect(await statuses(site, ['/tiket', '/event', '/fasilitas'])).toEqual([502, 502, 502]);
  });
});

test('spellings of a title that no link has are not stored in Redis', async () => {
  await withRedis(async (site, redis) => {
    const odd = Array.from({ length: 6 }, (_, at) => {
      const blanks = '%20'.repeat(at + 1);
      return `/tiket/Shuttle${blanks}Bandara,${blanks}Sanur,${blanks}dan${blanks}Ubud`;
    });
    expect(await statuses(site, odd)).toEqual(odd.map(() => 301));
    await untilStored(site, redis, ['/tiket', '/tiket/13', '/event'], ['events', 'tickets', 'tickets/13']);
  });
});

test('while Redis hangs, pages are served, one line is logged, and no commands pile up', async () => {
  await withRedis(async (site, redis) => {
    await untilStored(site, redis, ['/tiket'], ['tickets']);
    const before = failures(site);
    redis.hang();
    const cold = ['/event', '/event/1', '/fasilitas', '/akomodasi', '/', '/kuliner', '/tiket/13', '/blog'];
    expect(await statuses(site, cold)).toEqual(cold.map(() => 200));
    // The client drops the hanging connection with its pending commands, and opens another.
    await expect.poll(redis.connections).toBeGreaterThan(1);
    expect(await statuses(site, ['/event/tidak-ada', '/attraction', '/tiket'])).toEqual([404, 200, 200]);
    expect(failures(site)).toBeGreaterThan(0);
    expect(failures(site)).toBeLessThanOrEqual(before + 1);

    redis.recover();
    await expect
      .poll(async () => {
        await get(`${site.url}/paket-tour`);
        return redis.keys();
      })
      .toContain(key(site, 'pakets'));
  });
});

test('a Redis that hangs from the start does not delay pages for long', async () => {
  await withRedis(async (site, redis) => {
    redis.hang();
    await site.restart();
    expect(await statuses(site, ['/tiket', '/tiket/13', '/event/tidak-ada', '/'])).toEqual([200, 200, 404, 200]);
    expect(failures(site)).toBe(1);
  });
});

test('a Redis that recovers is used again', async () => {
  await withRedis(async (site, redis) => {
    await untilStored(site, redis, ['/tiket'], ['tickets']);
    await redis.stop();
    expect(await statuses(site, ['/event', '/fasilitas/1', '/tiket'])).toEqual([200, 200, 200]);
    await expect.poll(() => failures(site)).toBeGreaterThan(0);
    await redis.start();
    await expect
      .poll(async () => {
        await get(`${site.url}/paket-tour`);
        return redis.keys();
      })
      .toContain(key(site, 'pakets'));
  });
});
