import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { resolve } from 'node:path';

/** A running production site. */
export interface RunningSite {
  url: string;
  process: ChildProcess;
  /** Everything written so far to stdout and stderr. */
  output: () => string;
  stop: () => Promise<void>;
}

const servers = {
  own: ['server.mjs'],
  'remix-serve': ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js'],
};

/**
 * Starts the production build on a free port with the given environment, and waits until it listens. By itself it calls
 * the admin host only if `WARM_UP` is `on`.
 *
 * @param prefix a command that runs the server, such as `nice`, with its arguments
 * @param cwd the folder in which it starts
 * @throws when the process exits first; the message holds its output
 */
export async function startSite(
  env: Record<string, string>,
  server: keyof typeof servers = 'own',
  prefix: readonly string[] = [],
  cwd = '.',
): Promise<RunningSite> {
  const port = await freePort();
  try {
    return await startOnPort(port, env, server, prefix, cwd);
  } catch (error) {
    // Another process has taken the port meanwhile.
    const isTaken = new RegExp(`address already in use .*:${port}\\b`).test(String(error));
    if (isTaken && env.PORT === undefined) return startSite(env, server, prefix, cwd);
    throw error;
  }
}

async function startOnPort(
  port: number,
  env: Record<string, string>,
  server: keyof typeof servers,
  prefix: readonly string[],
  cwd: string,
): Promise<RunningSite> {
  const url = `http://localhost:${port}`;
  const [command = '', ...args] = [...prefix, process.execPath, ...servers[server].map((file) => resolve(file))];
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), SITE_URL: url, WARM_UP: 'off', ...env },
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const listening = new Promise<void>((ready, reject) => {
    const read = (chunk: Buffer) => {
      written += chunk;
      if (/"event":"listening"|\[remix-serve\]/.test(written)) ready();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The site exited with ${code}:\n${written}`)));
  });
  await listening;
  return {
    url,
    process: child,
    output: () => written,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** The server process that a watchdog runs. */
export function serverOf({ process: { pid } }: RunningSite): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
