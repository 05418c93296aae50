/**
 * How the site's answers compare with floors, in one run on one machine: a bare Remix page on the same remix-serve, and
 * a plain Node server that sends the same bytes. `npm run bench` prints the table and writes bench/results/server.json.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { startSampleAdmin } from '../sample-admin/server.ts';
import { serveRemix } from './run-server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const bareFolder = join(root, 'bench/bare');
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const CONNECTIONS = 16;

type Headers = Record<string, string>;
const plain: Headers = { 'accept-encoding': 'identity' };
const packed: Headers = { 'accept-encoding': 'br, gzip' };

execFileSync('npx', ['remix', 'vite:build'], { cwd: bareFolder, stdio: 'ignore' });
const admin = await startSampleAdmin();
const site = await serveRemix(root, {
  ADMIN_HOST: admin.url,
  CACHE_DIR: join(tmpdir(), `bench-${process.pid}`),
});
const bare = await serveRemix(bareFolder);
const list = '/transportasi';
const detail = '/transportasi/toyota-avanza';
const body = Buffer.from(await (await fetch(site.url + list)).arrayBuffer());
const node = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(body);
}).listen(0, '127.0.0.1');
await new Promise((resolve) => node.once('listening', resolve));
const nodeUrl = `http://127.0.0.1:${(node.address() as AddressInfo).port}`;

// A foreign parameter lives on in a page's links, so such a page is rendered anew each time.
const anew = (path: string) => `${path}?utm_source=bench`;
const targets: Record<string, { url: string; headers: Headers }> = {
  'bare Remix page': { url: `${bare.url}/`, headers: plain },
  'bare Remix page, compressed': { url: `${bare.url}/`, headers: packed },
  'plain node:http, same bytes': { url: nodeUrl, headers: plain },
  'list, warm': { url: site.url + list, headers: plain },
  'list, warm, compressed': { url: site.url + list, headers: packed },
  'list, rendered anew': { url: site.url + anew(list), headers: plain },
  'list, rendered anew, compressed': { url: site.url + anew(list), headers: packed },
  'list, .data': { url: `${site.url}${list}.data`, headers: plain },
  'detail, warm': { url: site.url + detail, headers: plain },
  'detail, warm, compressed': { url: site.url + detail, headers: packed },
  'detail, rendered anew': { url: site.url + anew(detail), headers: plain },
  'home, warm': { url: `${site.url}/`, headers: plain },
  'home, warm, compressed': { url: `${site.url}/`, headers: packed },
  'home, rendered anew': { url: site.url + anew('/'), headers: plain },
};

const rates: Record<string, number[]> = {};
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const [name, { url, headers }] of Object.entries(targets)) {
    const result = await autocannon({
      url,
      headers,
      connections: CONNECTIONS,
      duration: round === 0 ? 1 : SECONDS,
    });
    if (result.non2xx > 0 || result.errors > 0) throw new Error(`${name}: ${result.non2xx} wrong answers`);
    // The first round only warms up.
    if (round > 0) rates[name] = [...(rates[name] ?? []), result.requests.average];
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const floors = {
  plain: median(rates['bare Remix page'] ?? []),
  compressed: median(rates['bare Remix page, compressed'] ?? []),
};
const table = Object.fromEntries(
  Object.entries(rates).map(([name, values]) => {
    const rate = median(values);
    const floor = name.includes('compressed') ? floors.compressed : floors.plain;
    return [name, { requestsPerSecond: Math.round(rate), ofBareRemix: Number((rate / floor).toFixed(2)) }];
  }),
);
console.table(table);
writeFileSync(join(root, 'bench/results/server.json'), `${JSON.stringify(table, null, 2)}\n`);

await Promise.all([site.stop(), bare.stop(), admin.close()]);
node.close();
