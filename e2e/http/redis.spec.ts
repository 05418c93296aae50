import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { get, type IsolatedSite, withIsolatedSite } from '../../tests/support/isolated-site';
import { type RedisServer, startRedis } from '../../tests/support/redis';
import { expect, test } from '../fixtures/test';

// The validation of cached responses: tests/admin-api/response-cache.stale.test.ts.

/** A site with its own Redis as persistent cache. */
interface RedisSite {
  site: IsolatedSite;
  redis: RedisServer;
}

async function withRedis(work: (running: RedisSite) => Promise<void>) {
  const redis = await startRedis();
  try {
    await withIsolatedSite((site) => work({ site, redis }), { REDIS_URL: redis.url });
  } finally {
    await redis.close();
  }
}

/** Pages whose content a new site does not have. */
const newPages = ['/event', '/event/1', '/fasilitas'];
/** Pages wait for Redis for half a second at most, its timeout. The rest is for a busy machine. */
const QUICK_MS = 5000;

/** Visits pages, and expects each within a few seconds. */
async function expectServed(site: IsolatedSite, paths: readonly string[] = newPages) {
  const visits = paths.map(async (path) => {
    const startedAt = performance.now();
    const { status } = await get(site.url + path);
    return { path, status, isQuick: performance.now() - startedAt < QUICK_MS };
  });
  expect(await Promise.all(visits)).toEqual(paths.map((path) => ({ path, status: 200, isQuick: true })));
}

/** The number of log lines about Redis. */
const redisLines = (site: IsolatedSite) => site.running.output().match(/redis-failed/g)?.length ?? 0;

/** Visits pages without Redis until the log says so, then once more. Expects every page, and one log line. */
async function expectServedWithOneLine(site: IsolatedSite) {
  await expect
    .poll(async () => {
      await expectServed(site);
      return redisLines(site);
    })
    .toBe(1);
  await expectServed(site, [...newPages, '/', '/kuliner', '/paketdetail/pesona-ubud']);
  expect(redisLines(site)).toBe(1);
}

/** The key of a site's cached API response. */
const keyOf = (site: IsolatedSite, path: string) => `jelajahi:${site.admin.url}:/api/admin/${path}`;

/** Visits a page until Redis holds its API response. */
async function untilStored({ site, redis }: RedisSite, page: string, apiPath: string) {
  await expect
    .poll(async () => {
      await expectServed(site, [page]);
      return redis.keys();
    })
    .toContain(keyOf(site, apiPath));
}

/** Declares a test of a fault of Redis, which `work` begins and ends. Redis stores before and after it. */
const testFault = (name: string, work: (running: RedisSite) => Promise<void>) =>
  test(name, () =>
    withRedis(async (running) => {
      await untilStored(running, '/tiket', 'tickets');
      await work(running);
      await untilStored(running, '/paket-tour', 'pakets');
    }),
  );

/** The number of connections that Redis has accepted so far. */
const connections = async ({ client }: RedisServer) =>
  Number(/total_connections_received:(\d+)/.exec(await client.info('stats'))?.[1]);

test('while the admin host is down, a process shows the content that another one stored in Redis', async () => {
  await withRedis(async (running) => {
    const { site, redis } = running;
    // A URL spelled unlike any link is not stored.
    expect((await get(`${site.url}/tiket/Shuttle%20Bandara,%20%20Sanur,%20dan%20Ubud`)).status).toBe(301);
    await untilStored(running, '/tiket/13', 'tickets/13');
    await untilStored(running, '/tiket', 'tickets');
    expect(await redis.keys()).toEqual(['tickets', 'tickets/13'].map((path) => keyOf(site, path)));
    expect(existsSync(join(site.cacheDir, 'jelajahi-responses')), 'nothing on disk').toBe(false);
    await site.admin.stop();
    await redis.client.set(keyOf(site, 'events'), 'rusak');
    await site.restart();
    for (const path of ['/tiket', '/tiket/13', '/tiket/shuttle-bandara,-sanur,-dan-ubud']) {
      const { status, text } = await get(site.url + path);
      expect.soft(status, path).toBe(200);
      expect.soft(text.includes('Shuttle Bandara, Sanur, dan Ubud'), path).toBe(true);
    }
    expect((await get(`${site.url}/event`)).status, 'an entry that is none').toBe(502);
  });
});

testFault(
  'while Redis is gone, also at the start, pages are served; when it is back, they are stored again',
  async ({ site, redis }) => {
    await redis.kill();
    await expectServedWithOneLine(site);
    await redis.start();
    await untilStored({ site, redis }, '/attraction', 'attractions');
    await redis.kill();
    await expect.poll(() => redisLines(site), 'the next failure is logged too').toBe(2);
    await site.restart();
    await expectServedWithOneLine(site);
    await redis.start();
  },
);

testFault(
  'while Redis hangs, also at the start, pages are served, and no commands pile up',
  async ({ site, redis }) => {
    const before = await connections(redis);
    redis.hang();
    await expectServedWithOneLine(site);
    expect((await get(`${site.url}/event/tidak-ada`)).status).toBe(404);
    redis.resume();
    // The client drops the hanging connection with its pending commands, and opens a new one.
    await expect.poll(() => connections(redis)).toBeGreaterThan(before);

    redis.hang();
    await site.restart();
    await expectServedWithOneLine(site);
    redis.resume();
  },
);

testFault(
  'a replica is read, and stored in once it is a primary; its address may lead to another one meanwhile',
  async ({ site, redis }) => {
    const before = await connections(redis);
    await redis.client.replicaof('127.0.0.1', 1);
    await expectServedWithOneLine(site);
    expect(site.running.output()).toContain('READONLY');
    await expect.poll(() => connections(redis), 'connects again').toBeGreaterThan(before);
    await redis.client.replicaof('NO', 'ONE');
  },
);

testFault('a Redis out of memory is read, and stored in once it has some', async ({ site, redis }) => {
  await redis.client.config('SET', 'maxmemory-policy', 'noeviction');
  await redis.client.config('SET', 'maxmemory', '1');
  await expectServedWithOneLine(site);
  expect(await redis.keys()).toEqual([keyOf(site, 'tickets')]);
  await site.admin.stop();
  await site.restart();
  await expectServed(site, ['/tiket']);

  await site.admin.start();
  await redis.client.config('SET', 'maxmemory', '0');
});

testFault(
  'while the password of Redis is another one, pages are served, and the log has none',
  async ({ site, redis }) => {
    await redis.client.config('SET', 'requirepass', 'kata-sandi');
    await site.restart({ REDIS_URL: redis.url.replace('//', '//:kata-sandi@') });
    await untilStored({ site, redis }, '/attraction', 'attractions');
    await redis.client.config('SET', 'requirepass', 'yang-baru');
    await redis.client.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    await expectServedWithOneLine(site);
    expect(site.running.output()).not.toContain('kata-sandi');
    await redis.client.config('SET', 'requirepass', 'kata-sandi');
  },
);
