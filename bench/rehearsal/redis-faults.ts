import { rehearse } from './rehearsal.ts';
import { openSiteWithRedis, type RedisStage } from './stages.ts';

/** A fault of Redis: pages come from memory or the admin host, and are stored again by themselves afterwards. */
const redisFault = (
  name: string,
  what: string,
  begin: (redis: RedisStage['redis']) => unknown,
  end: (redis: RedisStage['redis']) => unknown,
) =>
  rehearse({
    name,
    what,
    needs: ['redis-server'],
    open: openSiteWithRedis,
    begin: ({ redis }) => begin(redis),
    logs: 'redis-failed',
    end: async ({ redis }) => {
      await end(redis);
      await redis.client.flushall();
    },
    hasRecovered: async ({ redis }) => (await redis.keys()).length > 0,
    // Each request looks in Redis, and makes a call.
    also: (number) => ({
      path: `/event/rekaan-${number}`,
      isExpected: ({ status, text }) => status === 404 && text.includes('tidak ditemukan'),
    }),
  });

export const redisFaults = [
  redisFault(
    'redis-down',
    'Redis is killed, then started again',
    (redis) => redis.kill(),
    (redis) => redis.start(),
  ),
  redisFault(
    'redis-slow',
    'it is stopped (SIGSTOP): no reply',
    (redis) => redis.hang(),
    (redis) => redis.resume(),
  ),
  redisFault(
    'redis-read-only',
    'it becomes a replica',
    // A replica without its primary serves the data that it has.
    (redis) => redis.client.replicaof('127.0.0.1', 1),
    (redis) => redis.client.replicaof('NO', 'ONE'),
  ),
  redisFault(
    'redis-full',
    'it has no memory for writes',
    (redis) => redis.client.config('SET', 'maxmemory', '1'),
    (redis) => redis.client.config('SET', 'maxmemory', '0'),
  ),
];
