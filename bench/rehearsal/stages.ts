import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx, stopNginx } from '../../deploy/run-nginx.ts';
import { htmlPaths } from '../../e2e/fixtures/page-fixtures.ts';
import { type SampleAdmin, startSampleAdmin } from '../../sample-admin/server.ts';
import { get, startIsolatedSite } from '../../tests/support/isolated-site.ts';
import { type RedisServer, startRedis } from '../../tests/support/redis.ts';
import { type RunningSite, serverOf, startSite } from '../../tests/support/start-site.ts';
import { heapLimit } from '../heap-limit.ts';

/** Content is revalidated, and an admin host given up, within seconds: a rehearsal does not wait for a minute. */
const settings = {
  ADMIN_FRESH_SECONDS: '2',
  ADMIN_STALE_SECONDS: '3600',
  ADMIN_TIMEOUT_MS: '2000',
  STREAM_AFTER_MS: '1000',
  NODE_OPTIONS: heapLimit,
};

/** The site that visitors request, and its surroundings. */
export interface Stage {
  url: string;
  admin: SampleAdmin;
  /** The site's processes that should be running. */
  running: () => readonly RunningSite[];
  close: () => Promise<void>;
}

export interface SiteStage extends Stage {
  cacheDir: string;
}

/** One site, with its cache on disk unless the environment says otherwise. */
export async function openSite(env: Record<string, string> = {}, prefix: readonly string[] = []): Promise<SiteStage> {
  const { url, admin, running, cacheDir, close } = await startIsolatedSite({ ...settings, ...env }, prefix);
  return { url, admin, running: () => [running], cacheDir, close };
}

export interface RedisStage extends Stage {
  redis: RedisServer;
}

/** One site with its cache in Redis. */
export async function openSiteWithRedis(): Promise<RedisStage> {
  const redis = await startRedis();
  const site = await openSite({ REDIS_URL: redis.url });
  return { ...site, redis, close: async () => void (await Promise.all([site.close(), redis.close()])) };
}

export interface ReplicaStage extends Stage {
  /** The process of the first replica's server, which its watchdog runs. */
  firstServer: () => number;
  /** The address of the first replica itself. */
  firstUrl: string;
  /** Starts the first replica again, on its port. */
  restartFirst: () => Promise<void>;
}

/** Two replicas behind nginx, as docs/operations/deploy.md has them. */
export async function openReplicas(): Promise<ReplicaStage> {
  const folder = mkdtempSync(join(tmpdir(), 'jelajahi-rehearsal-'));
  for (const name of ['one', 'two', 'nginx']) mkdirSync(join(folder, name));
  const admin = await startSampleAdmin({ callsPerMinute: null });
  const env = { ...settings, ADMIN_HOST: admin.url };
  const start = (name: string, more = {}) =>
    startSite({ ...env, CACHE_DIR: join(folder, name), ...more }, 'own', [process.execPath, 'watchdog.mjs']);
  let first = await start('one');
  const second = await start('two');
  // nginx cannot try a page again that is already being streamed: none is from here on.
  for (const { url } of [first, second]) for (const path of htmlPaths) await get(url + path);
  const firstUrl = first.url;
  const { port } = new URL(firstUrl);
  const nginx = await startNginx(join(folder, 'nginx'), [port, new URL(second.url).port]);
  return {
    url: nginx.url,
    admin,
    firstServer: () => serverOf(first),
    firstUrl,
    running: () => [first, second],
    restartFirst: async () => {
      first = await start('one', { PORT: port });
    },
    close: async () => {
      await stopNginx(nginx.process);
      await Promise.all([first.stop(), second.stop(), admin.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
