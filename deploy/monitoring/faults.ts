import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { SampleAdmin } from '../../sample-admin/server.ts';
import type { RedisServer } from '../../tests/support/redis.ts';
import type { Prometheus } from './prometheus.ts';
import { interrupt, type Replica } from './replicas.ts';
import { flood } from './traffic.ts';

/** The environment of the faults. The first replica stores responses in Redis, the second one on its disk. */
export interface Stage {
  admin: SampleAdmin;
  redis: RedisServer;
  prometheus: Prometheus;
  replicas: readonly [Replica, Replica];
}

/** A fault, and the alerts that fire during it, with the replica that they name. */
export interface MadeFault {
  what: string;
  alerts: readonly string[];
  /** Alerts that may fire too. */
  also?: readonly string[];
  /** Causes the fault; a continuing fault lasts until `isOver`. */
  begin: (stage: Stage, isOver: () => boolean) => unknown;
  end?: (stage: Stage) => unknown;
}

/** The calls that the admin host allows per minute: several times what the check's visitors need. */
export const CALLS_PER_MINUTE = 1500;

/** Calls the admin host like another of its users, until this share of its limit is left. */
async function spend({ url }: SampleAdmin, share: number) {
  const call = async () => {
    const response = await fetch(`${url}/api/admin/tickets`);
    await response.arrayBuffer();
    return Number(response.headers.get('X-RateLimit-Remaining'));
  };
  while ((await call()) > CALLS_PER_MINUTE * share) await Promise.all(Array.from({ length: 10 }, call));
}

const fullDisk = (replica: Replica) => join(replica.disk(), 'filler');

/** Writes to the replica's disk until not a byte is free. */
function fill(replica: Replica) {
  for (const bytes of [65_536, 4096, 1])
    try {
      for (;;) writeFileSync(fullDisk(replica), Buffer.alloc(bytes), { flag: 'a' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
}

/** The order matters: a fault that takes long to end comes after those that it would disturb. */
export const faults: readonly MadeFault[] = [
  {
    what: 'the event loop of one replica is blocked, and the other one holds 1.3 GB',
    alerts: ['EventLoopLags one', 'MemoryHigh two'],
    begin: ({ replicas: [one, two] }, isOver) => {
      two.signal('SIGUSR2');
      return interrupt(one, isOver);
    },
    end: ({ replicas: [, two] }) => two.signal('SIGUSR2'),
  },
  {
    what: 'the admin host is away',
    alerts: ['AdminHostFails'],
    begin: ({ admin }) => admin.stop(),
    end: ({ admin }) => admin.start(),
  },
  {
    what: 'a picture in a second fails',
    alerts: ['RequestsFail'],
    begin: ({ admin, replicas: [one] }, isOver) => {
      admin.setFault('/storage/gagal-', { kind: 'status', status: 500 });
      return flood(one, { pauseMs: 900 }, (count) => `/storage/gagal-${count}.jpg?w=320`, isOver);
    },
    end: ({ admin }) => admin.clearFaults(),
  },
  {
    what: 'searches take more than two seconds',
    alerts: ['PagesSlow'],
    begin: ({ admin, replicas: [one] }, isOver) => {
      admin.setFault('/api/admin/searches', { kind: 'delay', ms: 2600 });
      return flood(one, { clients: 10 }, (count) => `/cari?q=kata${count}`, isOver);
    },
    end: ({ admin }) => admin.clearFaults(),
  },
  {
    what: 'forty visitors wait for slow pictures',
    alerts: ['ImagesWait two'],
    begin: ({ admin, replicas: [, two] }, isOver) => {
      admin.setFault('/storage/lambat-', { kind: 'delay', ms: 300 });
      return flood(two, { clients: 40 }, (count) => `/storage/lambat-${count}.jpg?w=320`, isOver);
    },
    end: ({ admin }) => admin.clearFaults(),
  },
  {
    what: 'Redis is away, and the disk of the other replica is full',
    alerts: ['RedisFails one', 'DiskCacheFails two'],
    begin: async ({ redis, replicas: [, two] }) => {
      fill(two);
      await redis.kill();
    },
    end: async ({ redis, replicas: [, two] }) => {
      rmSync(fullDisk(two));
      await redis.start();
    },
  },
  {
    what: "nine tenths of the admin host's limit are used",
    alerts: ['AdminLimitNearlyUsed one', 'AdminLimitNearlyUsed two'],
    begin: async ({ admin }, isOver) => {
      while (!isOver()) {
        await spend(admin, 0.1);
        await delay(500);
      }
    },
  },
  {
    what: 'all of the limit is used, and visitors open records that nobody has opened',
    alerts: ['AdminLimitNearlyUsed one', 'AdminLimitNearlyUsed two', 'AdminCallsRefused'],
    // A record that is in no list cannot be found without a call.
    also: ['RequestsFail'],
    begin: async ({ admin, replicas: [one] }, isOver) => {
      const visits = flood(one, { pauseMs: 300 }, (count) => `/event/tidak-dikenal-${count}`, isOver);
      while (!isOver()) {
        await spend(admin, 0);
        await delay(500);
      }
      await visits;
    },
    end: () => {},
  },
  {
    what: 'one replica is away',
    alerts: ['ReplicaDown one'],
    begin: ({ replicas: [one] }) => one.kill(),
    end: ({ replicas: [one] }) => one.start(),
  },
  {
    what: 'both replicas are away',
    alerts: ['SiteDown'],
    // One replica may be back before the other.
    also: ['ReplicaDown one', 'ReplicaDown two'],
    begin: ({ replicas }) => Promise.all(replicas.map(({ kill }) => kill())),
    end: ({ replicas }) => Promise.all(replicas.map(({ start }) => start())),
  },
  {
    what: 'Prometheus has no targets',
    alerts: ['NothingWatched'],
    begin: ({ prometheus }) => prometheus.watch([]),
    end: ({ prometheus, replicas }) => prometheus.watch(replicas.map(({ target }) => target)),
  },
  {
    what: 'one replica ends again and again',
    alerts: ['ReplicaRestarts two'],
    also: ['ReplicaDown two', 'ReplicaRestarts one'],
    begin: async ({ prometheus, replicas: [, two] }, isOver) => {
      const startedAt = () => prometheus.value(`process_start_time_seconds{instance="${two.target}"}`);
      while (!isOver()) {
        const before = await startedAt();
        await two.kill();
        await two.start();
        // Waits until Prometheus has seen each restart.
        while (!isOver() && !((await startedAt()) > before)) await delay(100);
      }
    },
  },
];
