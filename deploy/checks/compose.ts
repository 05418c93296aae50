import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ComposeService, readCompose } from '../../tests/support/deployment-files.ts';
import { get } from '../../tests/support/isolated-site.ts';
import { freePort, type RunningSite, startSite } from '../../tests/support/start-site.ts';
import { startNginx, stopNginx } from '../run-nginx.ts';
import { check } from './check.ts';

/**
 * Runs what compose.yaml describes as processes: its replicas with their command, variables and health checks, behind nginx
 * with the file of replicas that it mounts.
 *
 * @param folder to write to
 * @param hosts the URLs that stand for its other services here, such as `http://sample-admin:4000`, without a password
 */
export async function checkCompose(folder: string, hosts: Record<string, string>) {
  mkdirSync(folder);
  const { services } = readCompose();
  const started: { name: string; site: RunningSite; port: string }[] = [];
  for (const name of ['site-1', 'site-2']) {
    const { environment = {}, command = [] } = services[name] as ComposeService;
    const here = Object.entries(environment).map(([key, value]) => [key, hosts[value.replace(/:\w+@/, '')] ?? value]);
    const env = { ...Object.fromEntries(here), PORT: `${await freePort()}`, CACHE_DIR: join(folder, name) };
    // What stands between `node` and `server.mjs`.
    const options = command.slice(1, -1).join(' ');
    started.push({ name, site: await startSite({ ...env, NODE_OPTIONS: options }), port: env.PORT });
  }
  const ports = started.map(({ port }) => port) as [string, string];
  const nginx = await startNginx(folder, ports, '', 'replicas.compose.conf');
  const page = await get(`${nginx.url}/tiket`);
  check(
    'compose: nginx serves pages of the two replicas',
    page.status === 200 && page.text.includes('Shuttle Bandara'),
    `status ${page.status}`,
  );

  const healthOf = ({ name, port }: (typeof started)[number]) => {
    const [, command = '', ...args] = (services[name] as ComposeService).healthcheck.test;
    const onPort = args.map((arg) => arg.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`));
    return spawnSync(command, onPort, { timeout: 30_000 }).status;
  };
  const running = started.map(healthOf);
  await Promise.all(started.map(({ site }) => site.stop()));
  check('compose: the health check finds a replica that runs', running.join() === '0,0', running.join());
  const stopped = started.map(healthOf);
  check('compose: the health check finds a replica that does not', stopped.join() === '1,1', stopped.join());
  await stopNginx(nginx.process);
}
