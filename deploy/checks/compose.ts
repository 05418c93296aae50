import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ComposeService, deployFile, readCompose } from '../../tests/support/deployment-files.ts';
import { get } from '../../tests/support/isolated-site.ts';
import { startRedis } from '../../tests/support/redis.ts';
import { freePort, type RunningSite, serverOf, startSite } from '../../tests/support/start-site.ts';
import { startNginx, stopNginx } from '../run-nginx.ts';
import { check } from './check.ts';
import { describe, load } from './load.ts';
import { startNameServer } from './name-server.ts';

/** The longest that a visitor waits because of a replica that hangs. */
const MAX_WAIT_MS = 3000;

const { services } = readCompose();

/** A replica of compose.yaml, with the address that its name has. */
interface Replica {
  name: string;
  address: string;
  site: RunningSite;
}

/**
 * Runs what compose.yaml describes as processes: its replicas with their command, variables and health checks, behind nginx
 * with the file of replicas that it mounts, and a name server that knows their addresses.
 *
 * @param folder to write to
 * @param adminUrl what stands for its admin host
 */
export async function checkCompose(folder: string, adminUrl: string) {
  mkdirSync(folder);
  const redis = await startRedis();
  const hosts: Record<string, string> = { 'http://sample-admin:4000': adminUrl, 'redis://redis:6379': redis.url };
  const port = `${await freePort()}`;
  const urlOf = (address: string) => `http://${address}:${port}`;
  const start = async (name: string, address: string): Promise<Replica> => {
    const { environment = {}, command = [] } = services[name] as ComposeService;
    const here = Object.entries(environment).map(([key, value]) => [key, hosts[value.replace(/:\w+@/, '')] ?? value]);
    const env = { ...Object.fromEntries(here), HOST: address, PORT: port, CACHE_DIR: join(folder, name) };
    // `node watchdog.mjs node`, options, `server.mjs`.
    const prefix = [process.execPath, command[1] ?? ''];
    const site = await startSite({ ...env, NODE_OPTIONS: command.slice(3, -1).join(' ') }, 'own', prefix);
    addresses.set(name, address);
    return { name, address, site };
  };
  const addresses = new Map<string, string>();
  const nameServer = await startNameServer(addresses);
  const replicas = [await start('site-1', '127.0.0.21'), await start('site-2', '127.0.0.22')] as [Replica, Replica];
  const lines = deployFile('replicas.compose.conf')
    .replace('127.0.0.11', `127.0.0.1:${nameServer.port}`)
    .replaceAll(':3000', `:${port}`);
  const nginx = await startNginx(folder, [port, port], '', lines);
  const page = await get(`${nginx.url}/tiket`);
  check(
    'compose: nginx serves pages of the two replicas',
    page.status === 200 && page.text.includes('Shuttle Bandara'),
    `status ${page.status}`,
  );

  /** Restarts a replica as a deploy does, at an address that may be another one. */
  const restart = async (index: 0 | 1, address: string) => {
    const { name, site } = replicas[index];
    site.process.kill('SIGTERM');
    await once(site.process, 'exit');
    const next = await start(name, address);
    replicas[index] = next;
    for (let tries = 0; !next.site.output().includes('"path":"/"'); tries += 1) {
      if (tries === 400) throw new Error(`nginx does not find ${name} at ${address}`);
      await new Promise((passed) => setTimeout(passed, 50));
    }
  };
  const urls = () => replicas.map(({ address }) => urlOf(address));
  const restarted = await load(nginx.url, urls(), async () => {
    await restart(0, '127.0.0.21');
    await restart(1, '127.0.0.22');
  });
  check('a restart of each replica in turn: no request fails', restarted.bad === 0, describe(restarted));
  const moved = await load(nginx.url, urls(), async () => {
    await restart(0, '127.0.0.23');
    await restart(1, '127.0.0.24');
  });
  check('the same at another address: no request fails', moved.bad === 0, describe(moved));

  const hung = await load(nginx.url, urls(), async () => {
    process.kill(serverOf(replicas[0].site), 'SIGSTOP');
    await once(replicas[0].site.process, 'exit');
  });
  check(
    'a replica that hangs is ended, and nobody waits long',
    hung.bad === 0 && hung.slowestMs <= MAX_WAIT_MS,
    describe(hung),
  );
  replicas[0] = await start('site-1', '127.0.0.23');

  const healthOf = ({ name, address }: Replica) => {
    const [, command = '', ...args] = (services[name] as ComposeService).healthcheck.test;
    const there = args.map((arg) => arg.replace(/127\.0\.0\.1:\d+/, `${address}:${port}`));
    return spawnSync(command, there, { timeout: 30_000 }).status;
  };
  const running = replicas.map(healthOf);
  for (const { site } of replicas) {
    site.process.kill('SIGTERM');
    await once(site.process, 'exit');
  }
  check('compose: the health check finds a replica that runs', running.join() === '0,0', running.join());
  const stopped = replicas.map(healthOf);
  check('compose: the health check finds a replica that does not', stopped.join() === '1,1', stopped.join());
  await stopNginx(nginx.process);
  nameServer.close();
  await redis.close();
}
