import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../tests/support/start-site.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Whether nginx is installed. */
export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;

/**
 * Runs nginx with this folder's nginx.conf on a free loopback port; it writes only to `folder`.
 *
 * @param ports of the two replicas
 * @param more further server blocks
 * @param replicas the file of this folder that nginx.conf includes
 * @throws when nginx rejects the configuration or does not respond within 20 s
 */
export async function startNginx(
  folder: string,
  ports: readonly [string, string],
  more = '',
  replicas = 'replicas.conf',
): Promise<{ url: string; http2Url: string; process: ChildProcess }> {
  const [port, http2Port] = [await freePort(), await freePort()];
  const set: Record<string, string> = {
    user: 'user root;',
    pid: `pid ${folder}/nginx.pid;`,
    error_log: `error_log ${folder}/error.log warn;`,
    access_log: `access_log ${folder}/access.log site;`,
    params: `include ${join(root, 'deploy/params.conf')};`,
    replicas: replicasAt(ports, replicas),
    redirect: `listen 127.0.0.1:${await freePort()};`,
    'redirect IPv6': '',
    listen: `listen 127.0.0.1:${port}; listen 127.0.0.1:${http2Port} http2;`,
    'listen IPv6': '',
    // Plain HTTP here; smoke-test.ts checks the lines for HTTPS.
    certificate: '',
    key: '',
    // A test's own address is no operator's.
    operators: '',
    'operators IPv6': '',
    root: `root ${join(root, 'build/client')};`,
  };
  const written = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
  let config = written.replaceAll('/var/cache/nginx', `${folder}/cache`);
  for (const [name, line] of Object.entries(set)) {
    const marked = new RegExp(`^.*# set: ${name}$`, 'm');
    if (!marked.test(config)) throw new Error(`deploy/nginx.conf has no line marked "set: ${name}"`);
    config = config.replace(marked, line);
  }
  mkdirSync(join(folder, 'cache'), { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config.replace(/\}\s*$/, `${more}\n}\n`));
  const tested = spawnSync('nginx', ['-t', '-q', '-c', file], { encoding: 'utf8' });
  if (tested.status !== 0) throw new Error(`nginx rejects the configuration: ${tested.stderr}`);
  const child = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await fetch(`${url}/favicon.svg`).catch(() => null))?.ok)
      return { url, http2Url: `http://127.0.0.1:${http2Port}`, process: child };
    await delay(100);
  }
  throw new Error('nginx did not respond within 20 s');
}

/** The lines of a file of replicas, each with the loopback port that stands for its address here. */
function replicasAt(ports: readonly [string, string], file: string) {
  const free = [...ports];
  const lines = readFileSync(join(root, 'deploy', file), 'utf8').replaceAll(/^#.*\n/gm, '');
  const placed = lines.replaceAll(/^server \S+/gm, () => `server 127.0.0.1:${free.shift()}`);
  if (free.length > 0) throw new Error(`deploy/${file} has fewer than ${ports.length} replicas`);
  return placed;
}

/** Stops nginx with its workers, which SIGKILL would leave behind. */
export async function stopNginx(nginx: ChildProcess) {
  nginx.kill('SIGTERM');
  await once(nginx, 'exit');
}
