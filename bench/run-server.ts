import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

/** A server process of a benchmark. */
export interface Running {
  url: string;
  child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a Remix build on remix-serve, in its own folder, and waits until it answers, by the given path. */
export async function serveRemix(
  folder: string,
  env: Record<string, string> = {},
  path = '/',
): Promise<Running> {
  const port = await freePort();
  const bin = new URL('../node_modules/@remix-run/serve/dist/cli.js', import.meta.url).pathname;
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [bin, 'build/server/index.js'], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), SITE_URL: url, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server in ${folder} ended with ${child.exitCode}`);
    const up = await fetch(url + path).then(
      (response) => response.arrayBuffer().then(() => true),
      () => false,
    );
    if (up) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    child,
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** A loopback port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
