import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../tests/support/start-site.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A server process under measurement. */
export interface Running {
  url: string;
  child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts the site's own server, and waits until it responds. Another folder is a clone with a build of its own. */
export const serveSite = (env: Record<string, string>, path = '/', folder = root) =>
  serve(folder, ['server.mjs'], env, path);

/** Starts a Remix build on remix-serve, in its own folder, and waits until it responds. */
export function serveRemix(folder: string): Promise<Running> {
  const bin = fileURLToPath(new URL('../node_modules/@remix-run/serve/dist/cli.js', import.meta.url));
  return serve(folder, [bin, 'build/server/index.js'], {}, '/');
}

async function serve(folder: string, args: string[], env: Record<string, string>, path: string): Promise<Running> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), SITE_URL: url, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server in ${folder} exited with ${child.exitCode}`);
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
