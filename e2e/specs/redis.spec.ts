import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { get, type IsolatedSite } from '../../tests/support/isolated-site';
import { expect, test } from '../fixtures/test';
import { expectServed, keyOf, type RedisSite, withRedis } from '../support/redis-site';

const title = 'Shuttle Bandara, Sanur, dan Ubud';

const statuses = async ({ url }: IsolatedSite, paths: string[]) =>
  Promise.all(paths.map(async (path) => (await get(url + path)).status));

/** Visits pages until Redis holds exactly these API responses; an entry that missed the write is written again. */
async function untilOnlyStored({ site, redis }: RedisSite, pages: string[], apiPaths: string[]) {
  await expect
    .poll(async () => {
      await expectServed(site, pages);
      return redis.keys();
    })
    .toEqual(apiPaths.map((path) => keyOf(site, path)).sort());
}

test('while the admin host is stopped, a process shows what another one stored in Redis', async () => {
  await withRedis(async ({ site, redis }) => {
    const names = ['/tiket', '/tiket/13', '/tiket/shuttle-bandara,-sanur,-dan-ubud'];
    await untilOnlyStored({ site, redis }, names, ['tickets', 'tickets/13']);
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
  await withRedis(async ({ site, redis }) => {
    const lists = ['/tiket', '/event', '/fasilitas'];
    await untilOnlyStored({ site, redis }, lists, ['events', 'fasilitas', 'tickets']);
    await site.admin.stop();
    await redis.client.set(keyOf(site, 'tickets'), `${Date.now()} {"id":1}`);
    await redis.client.set(keyOf(site, 'events'), 'rusak');
    await redis.client.set(keyOf(site, 'fasilitas'), `${Date.now()} [{"id":`);
    await site.restart();
    expect(await statuses(site, lists)).toEqual([502, 502, 502]);
  });
});

test('spellings of a title that no link has are not stored in Redis', async () => {
  await withRedis(async ({ site, redis }) => {
    const odd = Array.from({ length: 6 }, (_, at) => {
      const blanks = '%20'.repeat(at + 1);
      return `/tiket/Shuttle${blanks}Bandara,${blanks}Sanur,${blanks}dan${blanks}Ubud`;
    });
    expect(await statuses(site, odd)).toEqual(odd.map(() => 301));
    await untilOnlyStored({ site, redis }, ['/tiket', '/tiket/13', '/event'], ['events', 'tickets', 'tickets/13']);
  });
});
