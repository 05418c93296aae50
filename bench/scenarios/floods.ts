import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readdirSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { IsolatedSite } from '../../tests/support/isolated-site.ts';
import { get } from '../../tests/support/isolated-site.ts';
import { freePort } from '../../tests/support/start-site.ts';
import { getRequest, visit } from '../client.ts';
import { openEach, outcomeOf, type Scenario, times, visitAll, warmUp } from './scenario.ts';

/** Opens a connection and sends a request on it. */
async function open({ url }: Pick<IsolatedSite, 'url'>, request: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(request);
  return socket;
}

const list = (records: readonly object[]) => ({ kind: 'body', body: JSON.stringify({ data: records }) }) as const;

const FILTERED_LISTS = ['/transportasi', '/paket-tour', '/akomodasi', '/tiket', '/event', '/fasilitas'];

async function timed<T>(work: () => Promise<T>): Promise<{ outcome: T; ms: number }> {
  const started = performance.now();
  const outcome = await work();
  return { outcome, ms: Math.round(performance.now() - started) };
}

/** A plan of twelve items, as long as a URL may be. */
const longPlan = `/rencana?isi=${times(12, (number) => `paket-${number}-${'a'.repeat(140)}`).join(',')}`;

/** Spellings that no link has: shared caches must not store them. */
const spellings = [
  ...['/storage/%68ero.jpg?w=320', '/STORAGE/hero.jpg?w=320', '/SITEMAP.XML', '/Robots.txt', '/event/%201.ics'],
  ...['/blog/RSS.xml', '/tiket?tampil=012', '/%74iket', '/hero/hero-1080.avif?w=1', '/_root.data?%71=1'],
];

export const floodScenarios: Scenario[] = [
  {
    name: '3000 aborted filtered views',
    run: async (site) => {
      await warmUp(site);
      await visit(site.url, [...FILTERED_LISTS, '/contact']);
      const views = times(3000, (number) => {
        const path = FILTERED_LISTS[number % FILTERED_LISTS.length];
        return getRequest(`${path}?maks=${1000 + number}&urut=harga`);
      });
      await openEach(views, async (view) => (await open(site, view)).destroy());
      const cached = await timed(() => visitAll(site, ['/contact', '/healthz'], 1, 200));
      const uncached = await timed(() => visitAll(site, ['/tiket?maks=700000', '/transportasi?maks=700000'], 1, 200));
      const violations = [...cached.outcome.violations, ...uncached.outcome.violations];
      if (cached.ms > 500) violations.push(`a cached page took ${cached.ms} ms afterwards`);
      if (uncached.ms > 2000) violations.push(`an uncached page took ${uncached.ms} ms afterwards`);
      return { responses: `cached within ${cached.ms} ms, uncached within ${uncached.ms} ms`, violations };
    },
  },
  ...[
    { what: 'comes late', fault: { kind: 'delay', ms: 700 } as const },
    { what: 'never comes', fault: { kind: 'hang' } as const },
  ].map(
    ({ what, fault }): Scenario => ({
      name: `900 views of a list that ${what}`,
      // Before a document would be streamed.
      env: { ADMIN_TIMEOUT_MS: '800' },
      run: async (site) => {
        await warmUp(site);
        site.admin.setFault('/api/admin/transportasis', fault);
        const views = times(900, (number) => `/transportasi?maks=${1000 + number}&urut=harga`);
        return outcomeOf(await visit(site.url, views, 900));
      },
    }),
  ),
  {
    name: 'URLs of 15 KB',
    run: (site) => {
      const long = [
        `/x${'/'.repeat(15_000)}x`,
        `/rencana?isi=paket-1x${'1'.repeat(15_000)}y`,
        `/${'%2'.repeat(7000)}`,
        `/?${'?'.repeat(7000)}${'&'.repeat(7000)}=%`,
        `/tiket?${'kategori=a&'.repeat(1400)}`,
        `/.${'/.'.repeat(7000)}`,
      ];
      return visitAll(site, long, 300, 414);
    },
  },
  {
    name: 'titles that become eighteen times as long',
    run: async (site) => {
      const title = '\ufdfa'.repeat(330);
      site.admin.setFault('=/api/admin/tickets', list(times(9500, (id) => ({ id, name: title }))));
      return visitAll(site, ['/tiket?q=ab', '/tiket?q=%EF%B7%BA', '/tiket', '/cari?q=abc'], 5);
    },
  },
  {
    name: 'a calendar of long descriptions',
    run: async (site) => {
      const description = 'a, b; c\\ '.repeat(11_000);
      const events = times(95, (id) => ({ id, title: `Acara ${id}`, tanggal: '2027-01-12', description }));
      site.admin.setFault('=/api/admin/events', list(events));
      return visitAll(site, ['/event/kalender.ics', '/event'], 5, 200);
    },
  },
  {
    name: '300 excerpts of list marks',
    run: async (site) => {
      const articles = times(300, (id) => ({ id, slug: `a-${id}`, judul: `Cerita ${id}`, isi: '- '.repeat(15_000) }));
      site.admin.setFault('=/api/admin/blogs', list(articles));
      return visitAll(site, ['/blog?tampil=300', '/blog', '/blog/rss.xml'], 5, 200);
    },
  },
  {
    name: '2000 pipelined requests on a connection',
    run: async (site) => {
      const requests = times(2000, (number) => `GET /tiket?q=${number} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      const socket = (await open(site, requests.join(''))).resume();
      const started = performance.now();
      const outcome = await visitAll(site, ['/tiket', '/event?q=a'], 5, 200);
      const ms = Math.round(performance.now() - started);
      socket.destroy();
      if (ms > 2000) outcome.violations.push(`others took ${ms} ms`);
      return { ...outcome, responses: `${outcome.responses} within ${ms} ms` };
    },
  },
  {
    name: 'ambiguous paths',
    run: (site) =>
      visitAll(
        site,
        ['/x\\..\\readyz', '/.\\readyz', '/x/%2e%2e\\readyz', '/q/../akomodasi', '/akomodasi#q'],
        100,
        400,
      ),
  },
  {
    name: 'spellings that no link has',
    run: async (site) => {
      const outcome = await visitAll(site, spellings, 20);
      for (const path of spellings) {
        const { headers } = await get(site.url + path);
        const policy = headers.get('Cache-Control') ?? '';
        if (policy.startsWith('public')) outcome.violations.push(`${path}: ${policy}`);
      }
      return outcome;
    },
  },
  {
    name: '500 slow readers of a long plan',
    run: async (site) => {
      await warmUp(site);
      const sockets = await openEach(
        times(500, () => getRequest(longPlan)),
        (plan) => open(site, plan),
      );
      for (const socket of sockets) socket.pause();
      await delay(70_000);
      // A socket that is paused does not see its end.
      for (const socket of sockets) socket.resume();
      await delay(1000);
      const left = sockets.filter((socket) => !socket.destroyed).length;
      for (const socket of sockets) socket.destroy();
      const outcome = await visitAll(site, ['/rencana'], 5, 200);
      if (left > 0) outcome.violations.push(`${left} connections are open after 70 s`);
      return outcome;
    },
  },
  {
    name: 'a cache folder that hangs',
    run: async (site, restart) => {
      const paths = ['/tiket', '/event', '/blog', '/akomodasi', '/transportasi', '/attraction', '/fasilitas'];
      await visitAll(site, paths, 1, 200);
      await delay(500);
      const folder = join(site.cacheDir, 'jelajahi-responses');
      for (const name of readdirSync(folder)) {
        rmSync(join(folder, name));
        // Opening a pipe waits for its writer.
        execFileSync('mkfifo', [join(folder, name)]);
      }
      await restart();
      const started = performance.now();
      const outcome = await visitAll(site, [...paths, '/contact', '/rencana'], 1, 200);
      const ms = Math.round(performance.now() - started);
      if (ms > 4000) outcome.violations.push(`pages took ${ms} ms`);
      return { ...outcome, responses: `${outcome.responses} within ${ms} ms` };
    },
  },
  {
    name: 'standard output on a full disk',
    run: async (site) => {
      const port = await freePort();
      const env = {
        ...process.env,
        PORT: String(port),
        ADMIN_HOST: site.admin.url,
        CACHE_DIR: site.cacheDir,
        WARM_UP: 'off',
      };
      const full = openSync('/dev/full', 'w');
      const child: ChildProcess = spawn(process.execPath, ['server.mjs'], { env, stdio: ['ignore', full, 'inherit'] });
      const exited = once(child, 'exit');
      const url = `http://127.0.0.1:${port}`;
      while (!(await fetch(`${url}/healthz`).catch(() => null))) await delay(100);
      const outcome = await visitAll({ ...site, url }, ['/tiket', '/event', '/healthz'], 50, 200);
      child.kill('SIGTERM');
      const ended = await Promise.race([exited.then(() => true), delay(25_000, false)]);
      if (!ended) outcome.violations.push('the process ignores SIGTERM');
      child.kill('SIGKILL');
      return outcome;
    },
  },
  {
    name: 'a sitemap of 100,000 pages',
    run: async (site) => {
      for (const collection of ['akomodasis', 'transportasis', 'tickets', 'events', 'attractions', 'fasilitas']) {
        const records = times(17_000, (id) => ({ id, slug: `r-${id}`, name: `Rekaman ${id}`, title: `Rekaman ${id}` }));
        site.admin.setFault(`=/api/admin/${collection}`, list(records));
      }
      return visitAll(site, ['/sitemap.xml', '/sitemap.xml?bagian=3'], 3, 200);
    },
  },
];
