import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../../tests/support/start-site.ts';
import { startNginx, stopNginx } from '../run-nginx.ts';
import { checkCacheKey } from './cache-key.ts';
import { checkClicks } from './clicks.ts';
import { checkErrors } from './errors.ts';
import { checkLimits, STORED } from './limits.ts';
import { checkPaths } from './paths.ts';

/** nginx in front of a server that only counts requests. */
export interface NginxUnderTest {
  url: string;
  /** A server that responds with the cache key of each request. */
  keyUrl: string;
  /** The number of requests that reached the site, for one path or all. */
  passed: (path?: string) => number;
}

/**
 * Checks what nginx.conf alone decides: keys, limits, and which paths it refuses.
 *
 * @param folder to write to
 */
export async function checkConfiguration(folder: string) {
  mkdirSync(folder);
  const counts = new Map<string, number>();
  const site = createServer((request, response) => {
    const path = request.url ?? '';
    counts.set(path, (counts.get(path) ?? 0) + 1);
    response.setHeader('Cache-Control', STORED.has(path) ? 'public, max-age=60' : 'no-store');
    response.end('x'.repeat(20_000));
  }).listen({ port: 0, host: '127.0.0.1', backlog: 4096 });
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  const keyPort = await freePort();
  const nginx = await startNginx(
    folder,
    [`${port}`, `${port}`],
    `server { listen 127.0.0.1:${keyPort}; location / { return 200 "$page_key $encoding $image_type"; } }`,
  );
  const passed = (path?: string) =>
    path === undefined ? [...counts.values()].reduce((sum, count) => sum + count, 0) : (counts.get(path) ?? 0);
  const proxy: NginxUnderTest = { ...nginx, keyUrl: `http://127.0.0.1:${keyPort}`, passed };
  await checkPaths(proxy);
  await checkErrors(proxy);
  await checkCacheKey(proxy);
  await checkClicks(proxy);
  await checkLimits(proxy);
  await stopNginx(nginx.process);
  site.closeAllConnections();
  site.close();
}
