import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../tests/support/start-site.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The folder that get-nginx.sh unpacks to. */
const unpacked = join(root, '.cache/nginx');
const isUnpacked = () => existsSync(join(unpacked, 'nginx'));
const command = () => (isUnpacked() ? join(unpacked, 'nginx') : 'nginx');

/** The started processes; none outlives this process, whatever fails. */
const started = new Set<ChildProcess>();
process.once('exit', () => {
  for (const nginx of started) nginx.kill('SIGTERM');
});

/** The file of MIME types that nginx.conf includes. */
export const mimeTypes = () => `${isUnpacked() ? unpacked : ''}/etc/nginx/mime.types`;

/** Lets nginx check a configuration without running it. */
export const testNginx = (file: string) => spawnSync(command(), ['-t', '-c', file], { encoding: 'utf8' });

/** Whether an nginx is installed that is new enough for nginx.conf. */
export function hasNginx() {
  const { stderr } = spawnSync(command(), ['-v'], { encoding: 'utf8' });
  const [, minor = 0, patch = 0] = /nginx\/1\.(\d+)\.(\d+)/.exec(stderr ?? '')?.map(Number) ?? [];
  return minor > 25 || (minor === 25 && patch >= 1);
}

/**
 * Runs nginx with this folder's nginx.conf on free loopback ports, which read HTTP/1.1 and HTTP/2; it writes only to
 * `folder`.
 *
 * @param ports of the two replicas
 * @param more further server blocks
 * @param replicas replace the lines of the file of replicas
 * @throws when nginx rejects the configuration or warns of it, or does not respond within 20 s
 */
export async function startNginx(
  folder: string,
  ports: readonly [string, string],
  more = '',
  replicas = replicasAt(ports),
): Promise<{ url: string; process: ChildProcess }> {
  const [port, missesPort] = [await freePort(), await freePort()];
  mkdirSync(join(folder, 'cache'), { recursive: true });
  const errorPage = place(readDeployed('error-page.conf'), { error_html: `alias ${join(root, 'deploy/error.html')};` });
  writeFileSync(join(folder, 'error-page.conf'), errorPage);
  const config = place(readDeployed('nginx.conf').replaceAll('/var/cache/nginx', `${folder}/cache`), {
    user: process.getuid?.() === 0 ? 'user root;' : '',
    pid: `pid ${folder}/nginx.pid;`,
    error_log: `error_log ${folder}/error.log warn;`,
    access_log: `access_log ${folder}/access.log site;`,
    upstream_log: `access_log ${folder}/upstream.log upstream if=$upstream_failed;`,
    params: `include ${join(root, 'deploy/params.conf')};`,
    error_page: `include ${folder}/error-page.conf;`,
    replicas,
    misses: `server 127.0.0.1:${missesPort};`,
    'listen misses': `listen 127.0.0.1:${missesPort} backlog=4096;`,
    redirect: `listen 127.0.0.1:${await freePort()};`,
    'redirect IPv6': '',
    listen: `listen 127.0.0.1:${port} backlog=4096;`,
    'listen IPv6': '',
    // Plain HTTP here; smoke-test.ts checks the lines for HTTPS.
    certificate: '',
    key: '',
    // The test's own address is not an operator's.
    operators: '',
    'operators IPv6': '',
    root: `root ${join(root, 'build/client')};`,
  }).replace('/etc/nginx/mime.types', mimeTypes());
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config.replace(/\}\s*$/, `${temporary.join(' ')}\n${more}\n}\n`));
  const { status, stderr } = testNginx(file);
  if (status !== 0 || stderr.includes('[warn]')) throw new Error(`nginx rejects the configuration: ${stderr}`);
  const child = spawn(command(), ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
  started.add(child);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await fetch(`${url}/favicon.svg`).catch(() => null))?.ok) return { url, process: child };
    await delay(100);
  }
  throw new Error('nginx did not respond within 20 s');
}

const readDeployed = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');

/** Returns a configuration with its marked lines replaced. */
function place(config: string, lines: Record<string, string>) {
  let placed = config;
  for (const [name, line] of Object.entries(lines)) {
    const marked = new RegExp(`^.*# set: ${name}$`, 'gm');
    if (placed.search(marked) === -1) throw new Error(`No line is marked "set: ${name}"`);
    placed = placed.replace(marked, () => line);
  }
  return placed;
}

/** Returns the lines of replicas.conf, each with a loopback port in place of its address. */
function replicasAt(ports: readonly [string, string]) {
  const free = [...ports];
  const placed = readDeployed('replicas.conf').replaceAll(/^server \S+/gm, () => `server 127.0.0.1:${free.shift()}`);
  if (free.length > 0) throw new Error(`deploy/replicas.conf has fewer than ${ports.length} replicas`);
  return placed;
}

/** Stops nginx with its workers, which SIGKILL would leave behind. */
export async function stopNginx(nginx: ChildProcess) {
  nginx.kill('SIGTERM');
  await once(nginx, 'exit');
}
