import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inMountNamespace } from '../../tests/support/mount-namespace.ts';
import { freePort, type RunningSite, startSite } from '../../tests/support/start-site.ts';

/** A replica that Prometheus scrapes. */
export interface Replica {
  name: string;
  /** The address of its metrics, as Prometheus names it. */
  target: string;
  url: string;
  /** Its cache folder, a separate disk of four megabytes. */
  disk: () => string;
  signal: (name: NodeJS.Signals) => void;
  kill: () => Promise<void>;
  /** Restarts it on the same ports. */
  start: () => Promise<void>;
}

const memoryFault = fileURLToPath(new URL('hold-memory.cjs', import.meta.url));

/** Starts a replica whose metrics are on, and whose responses are fresh for two seconds. */
export async function startReplica(name: string, folder: string, env: Record<string, string>): Promise<Replica> {
  const cacheDir = join(folder, name);
  mkdirSync(cacheDir);
  const [port, metricsPort] = [await freePort(), await freePort()];
  const launch = () =>
    startSite(
      {
        ...env,
        PORT: `${port}`,
        HOST: '127.0.0.1',
        METRICS: 'on',
        METRICS_PORT: `${metricsPort}`,
        ADMIN_FRESH_SECONDS: '2',
        CACHE_DIR: cacheDir,
        NODE_OPTIONS: `--require ${memoryFault}`,
      },
      'own',
      inMountNamespace('mount -t tmpfs -o size=4m tmpfs "$CACHE_DIR"'),
    );
  let running: RunningSite = await launch();
  return {
    name,
    target: `127.0.0.1:${metricsPort}`,
    url: `http://127.0.0.1:${port}`,
    disk: () => join(`/proc/${running.process.pid}/root`, cacheDir),
    signal: (signal) => running.process.kill(signal),
    kill: () => running.stop(),
    start: async () => {
      running = await launch();
    },
  };
}

/** Suspends a process three quarters of the time, until `isOver`: its event loop lags, but it still answers. */
export async function interrupt({ signal }: Replica, isOver: () => boolean) {
  while (!isOver()) {
    signal('SIGSTOP');
    await delay(360);
    signal('SIGCONT');
    await delay(120);
  }
}
