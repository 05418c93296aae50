import { get } from '../../tests/support/isolated-site';
import { expect, test } from '../fixtures/test';
import {
  expectServed,
  expectServedWithOneLine,
  keyOf,
  redisLines,
  untilStored,
  withRedis,
  withReplica,
} from '../support/redis-site';

test('while Redis is gone, pages are served; when it is back, they are stored again', async () => {
  await withRedis(async ({ site, redis }) => {
    await untilStored({ site, redis }, '/tiket', 'tickets');
    await redis.kill();
    await expectServedWithOneLine(site);

    await redis.start();
    await untilStored({ site, redis }, '/paket-tour', 'pakets');
    await redis.kill();
    await expect.poll(() => redisLines(site), 'the next failure is logged too').toBe(2);
  });
});

test('while Redis hangs, pages are served, and no commands pile up', async () => {
  await withReplica(async ({ site, redis, forwarder }) => {
    await untilStored({ site, redis }, '/tiket', 'tickets');
    redis.hang();
    await expectServedWithOneLine(site);
    // The client drops the hanging connection with its pending commands, and opens another.
    await expect.poll(forwarder.connections).toBeGreaterThan(1);
    expect((await get(`${site.url}/event/tidak-ada`)).status).toBe(404);
    redis.resume();
    await untilStored({ site, redis }, '/paket-tour', 'pakets');
  });
});

test('a Redis that hangs from the start does not delay pages for long', async () => {
  await withRedis(async ({ site, redis }) => {
    redis.hang();
    await site.restart();
    await expectServedWithOneLine(site);
    redis.resume();
    await untilStored({ site, redis }, '/paket-tour', 'pakets');
  });
});

test('while Redis is busy for some seconds, pages are served', async () => {
  await withRedis(async ({ site, redis }) => {
    await untilStored({ site, redis }, '/tiket', 'tickets');
    await redis.client.call('CLIENT', 'PAUSE', '3000', 'ALL');
    await expectServedWithOneLine(site);
    await untilStored({ site, redis }, '/paket-tour', 'pakets');
  });
});

test('when a replica takes the place of a dead primary, what both stored is shown', async () => {
  await withReplica(async ({ site, redis, replica, forwarder }) => {
    await untilStored({ site, redis }, '/tiket', 'tickets');
    await untilStored({ site, redis: replica }, '/tiket', 'tickets');
    await redis.kill();
    await expectServedWithOneLine(site);

    await replica.client.replicaof('NO', 'ONE');
    forwarder.leadTo(replica.port);
    await untilStored({ site, redis: replica }, '/paket-tour', 'pakets');
    await site.admin.stop();
    await site.restart();
    await expectServed(site, ['/tiket', '/paket-tour']);
  });
});

test('when a primary has become a replica, the site moves to the new primary', async () => {
  await withReplica(async ({ site, redis, replica, forwarder }) => {
    await untilStored({ site, redis: replica }, '/tiket', 'tickets');
    await replica.client.replicaof('NO', 'ONE');
    forwarder.leadTo(replica.port);
    // The site's connection stays at the old primary, which refuses to write.
    await redis.client.replicaof('127.0.0.1', replica.port);
    await untilStored({ site, redis: replica }, '/paket-tour', 'pakets');
    expect(redisLines(site)).toBe(1);
  });
});

test('a replica is read, and stored in once it is a primary', async () => {
  await withReplica(async ({ site, redis, replica }) => {
    await untilStored({ site, redis: replica }, '/tiket', 'tickets');
    await redis.kill();
    await site.admin.stop();
    await site.restart({ REDIS_URL: replica.url });
    await expectServed(site, ['/tiket']);

    await site.admin.start();
    await expectServedWithOneLine(site);
    expect(site.running.output()).toContain('READONLY');
    expect(await replica.keys()).not.toContain(keyOf(site, 'events'));
    await replica.client.replicaof('NO', 'ONE');
    await untilStored({ site, redis: replica }, '/event', 'events');
  });
});

test('a Redis out of memory is read, and stored in once it has some', async () => {
  await withRedis(async ({ site, redis }) => {
    await untilStored({ site, redis }, '/tiket', 'tickets');
    await redis.client.config('SET', 'maxmemory-policy', 'noeviction');
    await redis.client.config('SET', 'maxmemory', '1');
    await expectServedWithOneLine(site);
    expect(await redis.keys()).toEqual([keyOf(site, 'tickets')]);
    await site.admin.stop();
    await site.restart();
    await expectServed(site, ['/tiket']);

    await site.admin.start();
    await redis.client.config('SET', 'maxmemory', '0');
    await untilStored({ site, redis }, '/event', 'events');
  });
});

test('while the password of Redis is another one, pages are served, and the log has none', async () => {
  await withRedis(async ({ site, redis }) => {
    await redis.client.config('SET', 'requirepass', 'kata-sandi');
    await site.restart({ REDIS_URL: redis.url.replace('//', '//:kata-sandi@') });
    await untilStored({ site, redis }, '/tiket', 'tickets');
    await redis.client.config('SET', 'requirepass', 'yang-baru');
    await redis.client.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    await expectServedWithOneLine(site);
    expect(site.running.output()).not.toContain('kata-sandi');

    await redis.client.config('SET', 'requirepass', 'kata-sandi');
    await untilStored({ site, redis }, '/paket-tour', 'pakets');
  });
});

test('while Redis asks for a password that is not configured, pages are served', async () => {
  await withRedis(async ({ site, redis }) => {
    await redis.client.config('SET', 'requirepass', 'kata-sandi');
    await site.restart();
    await expectServedWithOneLine(site);
    expect(site.running.output()).toContain('NOAUTH');
    await redis.client.config('SET', 'requirepass', '');
    await untilStored({ site, redis }, '/paket-tour', 'pakets');
  });
});
