import { get, type IsolatedSite, withIsolatedSite } from '../../tests/support/isolated-site';
import { type RedisServer, startRedis } from '../../tests/support/redis';
import { expect } from '../fixtures/test';
import { startTcpForwarder, type TcpForwarder } from './tcp-forwarder';

/** Pages that a new site has no content for. */
const newPages = ['/event', '/event/1', '/fasilitas', '/akomodasi', '/', '/kuliner', '/tiket/13', '/blog'];
/** No page waits for Redis longer than its timeout of half a second; the rest is for a busy machine. */
const QUICK_MS = 5000;

/** A site whose persistent cache is in a Redis of its own. */
export interface RedisSite {
  site: IsolatedSite;
  redis: RedisServer;
}

/** A site that reaches its Redis by a forwarder, and a replica of that Redis. */
export interface ReplicatedSite extends RedisSite {
  replica: RedisServer;
  forwarder: TcpForwarder;
}

export async function withRedis(work: (running: RedisSite) => Promise<void>) {
  const redis = await startRedis();
  try {
    await withIsolatedSite((site) => work({ site, redis }), { REDIS_URL: redis.url });
  } finally {
    await redis.close();
  }
}

export async function withReplica(work: (running: ReplicatedSite) => Promise<void>) {
  const [redis, replica] = await Promise.all([startRedis(), startRedis()]);
  const forwarder = await startTcpForwarder(redis.port);
  const url = `redis://127.0.0.1:${forwarder.port}`;
  try {
    await replica.client.replicaof('127.0.0.1', redis.port);
    await withIsolatedSite((site) => work({ site, redis, replica, forwarder }), { REDIS_URL: url });
  } finally {
    forwarder.close();
    await Promise.all([redis.close(), replica.close()]);
  }
}

/** Returns the key of a site's cached API response. */
export const keyOf = (site: IsolatedSite, path: string) => `jelajahi:${site.admin.url}:/api/admin/${path}`;

/** The number of log lines about Redis. */
export const redisLines = (site: IsolatedSite) => site.running.output().match(/redis-failed/g)?.length ?? 0;

/** Visits pages, and expects each to be there within a few seconds. */
export async function expectServed(site: IsolatedSite, paths: readonly string[] = newPages) {
  const visits = paths.map(async (path) => {
    const startedAt = performance.now();
    const { status } = await get(site.url + path);
    return { path, status, isQuick: performance.now() - startedAt < QUICK_MS };
  });
  expect(await Promise.all(visits)).toEqual(paths.map((path) => ({ path, status: 200, isQuick: true })));
}

/** Visits pages that Redis does not serve, until that is logged, and once more: expects all of them, and one line. */
export async function expectServedWithOneLine(site: IsolatedSite) {
  await expect
    .poll(async () => {
      await expectServed(site);
      return redisLines(site);
    })
    .toBe(1);
  await expectServed(site, [...newPages, '/attraction', '/paketdetail/pesona-ubud']);
  expect(redisLines(site)).toBe(1);
}

/** Visits a page until Redis holds its API response. */
export async function untilStored({ site, redis }: RedisSite, page: string, apiPath: string) {
  await expect
    .poll(async () => {
      await expectServed(site, [page]);
      return redis.keys();
    })
    .toContain(keyOf(site, apiPath));
}
