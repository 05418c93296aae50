import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ComposeService, deployFile, readCompose } from '../../tests/support/deployment-files.ts';
import { get } from '../../tests/support/isolated-site.ts';
import { startRedis } from '../../tests/support/redis.ts';
import { freePort, type RunningSite, serverOf, startSite } from '../../tests/support/start-site.ts';
import { startNginx, stopNginx } from '../run-nginx.ts';
import { check } from './check.ts';
import { describe, load } from './load.ts';
import { startNameServer } from './name-server.ts';

/** The longest that a visitor may wait because a replica hangs. */
const MAX_WAIT_MS = 3000;
/** How long nginx may take to find a replica at a new address. */
const MAX_SEARCH_MS = 20_000;

const { services } = readCompose();

/** The replicas of compose.yaml, run as processes on one port of several loopback addresses. */
class Replicas {
  /** The address of each replica, for the name server. */
  readonly addresses = new Map<string, string>();
  readonly #sites = new Map<string, RunningSite>();
  constructor(
    readonly port: string,
    readonly folder: string,
    /** The URLs in place of the other services' URLs. */
    readonly hosts: Record<string, string>,
  ) {}

  urls = () => [...this.addresses.values()].map((address) => `http://${address}:${this.port}`);
  siteOf = (name: string) => this.#sites.get(name) as RunningSite;

  async start(name: string, address: string) {
    const { environment = {}, command = [] } = services[name] as ComposeService;
    const here = Object.entries(environment).map(([key, value]) => [
      key,
      this.hosts[value.replace(/:\w+@/, '')] ?? value,
    ]);
    // `node watchdog.mjs node`, options, `server.mjs`.
    const options = { NODE_OPTIONS: command.slice(3, -1).join(' '), CACHE_DIR: join(this.folder, name) };
    const env = { ...Object.fromEntries(here), ...options, HOST: address, PORT: this.port };
    this.#sites.set(name, await startSite(env, 'own', [process.execPath, command[1] ?? '']));
    this.addresses.set(name, address);
  }

  async stop(name: string) {
    const { process: watchdog } = this.siteOf(name);
    if (watchdog.exitCode !== null || watchdog.signalCode !== null) return;
    watchdog.kill('SIGTERM');
    await once(watchdog, 'exit');
  }

  /** Restarts a replica as a deploy does, and waits until nginx sends it a request. */
  async restart(name: string, address: string) {
    await this.stop(name);
    await this.start(name, address);
    const end = Date.now() + MAX_SEARCH_MS;
    while (!this.siteOf(name).output().includes('"path":"/"')) {
      if (Date.now() > end) throw new Error(`nginx does not find ${name} at ${address}`);
      await delay(50);
    }
  }

  /** Returns the exit code of a replica's health check. */
  healthOf(name: string) {
    const [, command = '', ...args] = (services[name] as ComposeService).healthcheck.test;
    const there = `${this.addresses.get(name)}:${this.port}`;
    return spawnSync(
      command,
      args.map((arg) => arg.replace(/127\.0\.0\.1:\d+/, there)),
      { timeout: 30_000 },
    ).status;
  }
}

/**
 * Runs what compose.yaml describes as processes: its replicas with their command, variables and health checks, behind
 * nginx with the file of replicas that it mounts, and a name server that knows their addresses.
 *
 * @param folder to write to
 * @param adminUrl replaces the URL of its admin host
 */
export async function checkCompose(folder: string, adminUrl: string) {
  mkdirSync(folder);
  const [port, redis] = [`${await freePort()}`, await startRedis()];
  const hosts = { 'http://sample-admin:4000': adminUrl, 'redis://redis:6379': redis.url };
  const replicas = new Replicas(port, folder, hosts);
  const nameServer = await startNameServer(replicas.addresses);
  try {
    await replicas.start('site-1', '127.0.0.21');
    await replicas.start('site-2', '127.0.0.22');
    const file = deployFile('replicas.compose.conf').replace('127.0.0.11', `127.0.0.1:${nameServer.port}`);
    const nginx = await startNginx(folder, [port, port], '', file.replaceAll(':3000', `:${port}`));
    await checkReplicas(nginx.url, replicas);
    await stopNginx(nginx.process);
  } finally {
    for (const name of replicas.addresses.keys()) await replicas.stop(name);
    nameServer.close();
    await redis.close();
  }
}

async function checkReplicas(url: string, replicas: Replicas) {
  const page = await get(`${url}/tiket`);
  const isPage = page.status === 200 && page.text.includes('Shuttle Bandara');
  check('compose: nginx serves pages of the two replicas', isPage, `status ${page.status}`);

  const restarted = await load(url, replicas.urls(), async () => {
    await replicas.restart('site-1', '127.0.0.21');
    await replicas.restart('site-2', '127.0.0.22');
  });
  check('a restart of each replica in turn: no request fails', restarted.bad === 0, describe(restarted));
  const moved = await load(url, replicas.urls(), async () => {
    await replicas.restart('site-1', '127.0.0.23');
    await replicas.restart('site-2', '127.0.0.24');
  });
  check('the same at another address: no request fails', moved.bad === 0, describe(moved));

  const hung = await load(url, replicas.urls(), async () => {
    const { process: watchdog } = replicas.siteOf('site-1');
    process.kill(serverOf(replicas.siteOf('site-1')), 'SIGSTOP');
    await once(watchdog, 'exit');
  });
  const isShort = hung.bad === 0 && hung.slowestMs <= MAX_WAIT_MS;
  check('a replica that hangs is ended, and nobody waits long', isShort, describe(hung));
  await replicas.start('site-1', '127.0.0.23');

  const names = [...replicas.addresses.keys()];
  const running = names.map((name) => replicas.healthOf(name)).join();
  for (const name of names) await replicas.stop(name);
  check('compose: the health check finds a replica that runs', running === '0,0', running);
  const stopped = names.map((name) => replicas.healthOf(name)).join();
  check('compose: the health check finds a replica that does not', stopped === '1,1', stopped);
}
