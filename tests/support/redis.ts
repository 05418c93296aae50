import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from './start-site';

/** A `redis-server` with its own folder, which keeps nothing on disk. */
export interface RedisServer {
  port: number;
  url: string;
  /** A connection for commands. `start` replaces it. */
  readonly client: Redis;
  /** The stored keys, sorted. */
  keys: () => Promise<string[]>;
  /** Keeps accepting connections and commands, but sends no reply. */
  hang: () => void;
  /** Replies again. */
  resume: () => void;
  /** Kills the process: connections break, and new ones are refused. */
  kill: () => Promise<void>;
  /** Starts a killed server again, empty, on the same port. */
  start: () => Promise<void>;
  /** Kills the process and removes its folder. */
  close: () => Promise<void>;
}

/**
 * Starts a Redis server on a free loopback port, and waits until it accepts commands.
 *
 * @throws when it exits first; the message holds its output
 */
export async function startRedis(): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'jelajahi-redis-'));
  const port = await freePort();
  let { child, client } = await launch(port, folder);
  const kill = async () => {
    if (child.signalCode !== null) return;
    client.disconnect();
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    get client() {
      return client;
    },
    keys: async () => (await client.keys('*')).sort(),
    hang: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    kill,
    start: async () => {
      ({ child, client } = await launch(port, folder));
    },
    close: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function launch(port: number, folder: string): Promise<{ child: ChildProcess; client: Redis }> {
  // A replica synchronizes at once.
  const options = { port, bind: '127.0.0.1', save: '', dir: folder, 'repl-diskless-sync-delay': 0 };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let written = '';
  await new Promise<void>((ready, reject) => {
    child.stdout.on('data', (chunk) => {
      written += chunk;
      if (written.includes('Ready to accept connections')) ready();
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`redis-server exited with ${code}:\n${written}`)));
  });
  const client = new Redis(port, '127.0.0.1', { lazyConnect: true });
  await client.connect();
  return { child, client };
}
