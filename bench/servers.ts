import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { startNginx, stopNginx } from '../deploy/run-nginx.ts';
import { type SampleAdmin, startSampleAdmin } from '../sample-admin/server.ts';
import { freePort } from '../tests/support/start-site.ts';

const bareFolder = fileURLToPath(new URL('bare', import.meta.url));
const remixServe = fileURLToPath(new URL('../node_modules/@remix-run/serve/dist/cli.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'jelajahi-bench-'));
const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
const hosts = new Map<string, Promise<SampleAdmin>>();

/** Stops everything that was started here, in reverse order. */
export async function closeServers(): Promise<void> {
  for (const close of closing.toReversed()) await close();
}

/** Builds the bare Remix page and serves it with remix-serve. Returns its URL. */
export async function barePage(): Promise<string> {
  execFileSync('npx', ['remix', 'vite:build'], { cwd: bareFolder, stdio: 'ignore' });
  return `${await serve(bareFolder, [remixServe, 'build/server/index.js'])}/`;
}

/**
 * Serves a built clone of the site with all lists in memory, for search, related records and plans. Returns its URL.
 */
export async function warmSite(build: string): Promise<string> {
  return warmed(await siteOf(build, await hostOf('all')));
}

/** Serves the same while its admin host is down: each search makes a call, and falls back to the lists in memory. */
export async function siteInAnOutage(build: string): Promise<string> {
  const host = await startSampleAdmin();
  const site = await warmed(await siteOf(build, host, { ADMIN_FRESH_SECONDS: '1' }));
  await host.close();
  while (!(await textOf(`${site}/transportasi`)).includes('Data per ')) await delay(200);
  return site;
}

/** Serves the same without home's dishes: the home page is incomplete, so it is rendered for each request. */
export async function siteWithoutDishes(build: string): Promise<string> {
  const host = await hostOf('no dishes');
  host.setFault('/api/admin/kuliners', { kind: 'status', status: 500 });
  return siteOf(build, host);
}

/** Runs nginx in front of a site, with a further server block that sends the HTML of a path of the site as a file. */
export async function nginxWithFile(site: string, path: string): Promise<{ url: string; fileUrl: string }> {
  const html = await textOf(site + path);
  writeFileSync(join(folder, 'page.html'), html);
  writeFileSync(join(folder, 'page.html.gz'), gzipSync(html));
  const port = await freePort();
  const replica = new URL(site).port;
  const block = `server { listen 127.0.0.1:${port}; root ${folder}; gzip_static on; access_log ${folder}/file.log site; }`;
  const { url, process: nginx } = await startNginx(folder, [replica, replica], block);
  closing.push(() => stopNginx(nginx));
  return { url, fileUrl: `http://127.0.0.1:${port}/page.html` };
}

/** Returns the admin host of this name, which is started once. */
function hostOf(name: string): Promise<SampleAdmin> {
  const known = hosts.get(name);
  if (known) return known;
  const host = startSampleAdmin();
  closing.push(async () => (await host).close());
  hosts.set(name, host);
  return host;
}

function siteOf(build: string, host: SampleAdmin, env: Record<string, string> = {}): Promise<string> {
  return serve(build, ['server.mjs'], { ADMIN_HOST: host.url, CACHE_DIR: mkdtempSync(join(folder, 'cache-')), ...env });
}

async function warmed(site: string): Promise<string> {
  while (!(await textOf(`${site}/readyz`)).includes('"warm":true')) await delay(200);
  return site;
}

/** Starts a server, and waits until it responds. Its log is dropped: reading it would slow both down. */
async function serve(cwd: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), SITE_URL: url, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  closing.push(async () => {
    if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
  });
  while (!(await textOf(url).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`The server in ${cwd} exited with ${child.exitCode}`);
    await delay(50);
  }
  return url;
}

const textOf = async (url: string) => (await fetch(url)).text();
