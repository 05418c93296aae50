import { setTimeout as delay } from 'node:timers/promises';
import { getRequest, visit } from '../tests/support/fuzz/client.ts';
import { get } from '../tests/support/isolated-site.ts';
import {
  openEach,
  openSocket,
  outcomeOf,
  type Scenario,
  type Scenarios,
  times,
  visitAll,
  warmUp,
} from './fuzz-scenario.ts';

const FILTERED_LISTS = ['/transportasi', '/paket-tour', '/akomodasi', '/tiket', '/event', '/fasilitas'];
const ADMIN_TIMEOUT_MS = 3000;
/**
 * The maximum of calls within a timeout: running calls, waiting searches and waiting records
 * (app/server/limits.server.ts).
 */
const MAX_CALLS = 16 + 64 + 64;
/** The site closes a connection without complete headers after 20 seconds, and checks every five (server.mjs). */
const HEADER_MS = 27_000;

const list = (records: readonly object[]) => ({ kind: 'body', body: JSON.stringify({ data: records }) }) as const;

async function timed<T>(work: () => Promise<T>): Promise<{ outcome: T; ms: number }> {
  const started = performance.now();
  return { outcome: await work(), ms: Math.round(performance.now() - started) };
}

/** Returns 900 views of a list whose call has this fault; calls end before a document would be streamed. */
const views = (fault: { kind: 'delay'; ms: number } | { kind: 'hang' }): Scenario => ({
  env: { ADMIN_TIMEOUT_MS: '800' },
  run: async (site) => {
    await warmUp(site);
    site.admin.setFault('/api/admin/transportasis', fault);
    const paths = times(900, (number) => `/transportasi?maks=${1000 + number}&urut=harga`);
    return outcomeOf(await visit(site.url, paths, 900));
  },
});

export const floodScenarios: Scenarios = {
  '3000 aborted filtered views': {
    run: async (site) => {
      await warmUp(site);
      await visit(site.url, [...FILTERED_LISTS, '/contact']);
      const pathOf = (number: number) => FILTERED_LISTS[number % FILTERED_LISTS.length];
      const requests = times(3000, (number) => getRequest(`${pathOf(number)}?maks=${1000 + number}&urut=harga`));
      await openEach(requests, async (request) => (await openSocket(site.url, request)).destroy());
      const cached = await timed(() => visitAll(site, ['/contact', '/healthz'], 1, 200));
      const uncached = await timed(() => visitAll(site, ['/tiket?maks=700000', '/transportasi?maks=700000'], 1, 200));
      const violations = [...cached.outcome.violations, ...uncached.outcome.violations];
      if (cached.ms > 500) violations.push(`a cached page took ${cached.ms} ms afterwards`);
      if (uncached.ms > 2000) violations.push(`an uncached page took ${uncached.ms} ms afterwards`);
      return { responses: `cached within ${cached.ms} ms, uncached within ${uncached.ms} ms`, violations };
    },
  },
  '900 views of a list that comes late': views({ kind: 'delay', ms: 700 }),
  '900 views of a list that never comes': views({ kind: 'hang' }),
  '600 searches and made-up records of a host that hangs': {
    env: { ADMIN_TIMEOUT_MS: String(ADMIN_TIMEOUT_MS) },
    run: async (site) => {
      await visit(site.url, ['/', '/tiket']);
      site.admin.clearCalls();
      site.admin.setFault('/', { kind: 'hang' });
      const paths = times(300, (number) => [`/cari?q=kata${number}`, `/event/rekaan-${number}`]);
      const { outcome, ms } = await timed(async () => outcomeOf(await visit(site.url, paths.flat(), 600), [200, 504]));
      const calls = site.admin.calls.length;
      if (calls > MAX_CALLS * (Math.ceil(ms / ADMIN_TIMEOUT_MS) + 1)) outcome.violations.push(`${calls} calls`);
      const { status } = await get(`${site.url}/tiket`);
      if (status !== 200) outcome.violations.push(`a cached list is ${status}`);
      return { ...outcome, responses: `${outcome.responses}; ${calls} calls` };
    },
  },
  'the same page under 10,000 tracking parameters and categories': {
    run: (site) => {
      const queries = (number: number) => [`utm_source=${number}`, `kategori=${number}&tampil=${number}`];
      const paths = times(5000, (number) => queries(number).map((query) => `/tiket?${query}`));
      return visitAll(site, paths.flat(), 1, 200);
    },
  },
  'titles that become eighteen times as long': {
    run: async (site) => {
      const name = '\ufdfa'.repeat(330);
      site.admin.setFault('=/api/admin/tickets', list(times(9500, (id) => ({ id, name }))));
      return visitAll(site, ['/tiket?q=ab', '/tiket?q=%EF%B7%BA', '/tiket', '/cari?q=abc'], 5);
    },
  },
  'a calendar of long descriptions': {
    run: async (site) => {
      const description = 'a, b; c\\ '.repeat(11_000);
      const events = times(95, (id) => ({ id, title: `Acara ${id}`, tanggal: '2027-01-12', description }));
      site.admin.setFault('=/api/admin/events', list(events));
      return visitAll(site, ['/event/kalender.ics', '/event'], 5, 200);
    },
  },
  '300 excerpts of list marks': {
    run: async (site) => {
      const articles = times(300, (id) => ({ id, slug: `a-${id}`, judul: `Cerita ${id}`, isi: '- '.repeat(15_000) }));
      site.admin.setFault('=/api/admin/blogs', list(articles));
      return visitAll(site, ['/blog?tampil=300', '/blog', '/blog/rss.xml'], 5, 200);
    },
  },
  'a sitemap of 100,000 pages': {
    run: async (site) => {
      for (const collection of ['akomodasis', 'transportasis', 'tickets', 'events', 'attractions', 'fasilitas']) {
        const records = times(17_000, (id) => ({ id, slug: `r-${id}`, name: `Rekaman ${id}`, title: `Rekaman ${id}` }));
        site.admin.setFault(`=/api/admin/${collection}`, list(records));
      }
      return visitAll(site, ['/sitemap.xml', '/sitemap.xml?bagian=3'], 3, 200);
    },
  },
  '2000 pipelined requests on a connection': {
    run: async (site) => {
      const requests = times(2000, (number) => `GET /tiket?q=${number} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      const socket = (await openSocket(site.url, requests.join(''))).resume();
      const { outcome, ms } = await timed(() => visitAll(site, ['/tiket', '/event?q=a'], 5, 200));
      socket.destroy();
      if (ms > 2000) outcome.violations.push(`others took ${ms} ms`);
      return { ...outcome, responses: `${outcome.responses} within ${ms} ms` };
    },
  },
  '200 headers that never end': {
    run: async (site) => {
      const starts = times(200, () => 'GET / HTTP/1.1\r\nHost: localhost\r\n');
      const sockets = (await openEach(starts, (start) => openSocket(site.url, start))).map((socket) => socket.resume());
      const timer = setInterval(() => {
        for (const socket of sockets) if (!socket.closed) socket.write('X-A: b\r\n');
      }, 1000);
      await delay(HEADER_MS);
      clearInterval(timer);
      const left = sockets.filter((socket) => !socket.closed).length;
      for (const socket of sockets) socket.destroy();
      return { responses: '', violations: left > 0 ? [`${left} connections are open after ${HEADER_MS} ms`] : [] };
    },
  },
  '200 slow and endless bodies': {
    run: async (site) => {
      const paths = ['/contact', '/storage/hero.jpg?w=320', '/tiket.data', '/healthz', '/favicon.svg'];
      const lengths = ['Content-Length: 1000000000', 'Transfer-Encoding: chunked'];
      await visitAll(site, paths, 25);
      const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
      const numbers = times(200, (number) => number);
      const sockets = await openEach(numbers, async (number) => {
        const head = `POST ${paths[number % paths.length]} HTTP/1.1\r\nHost: localhost\r\n${lengths[number % 2]}\r\n\r\n`;
        const socket = (await openSocket(site.url, head)).resume();
        // A quarter of the clients send as fast as the site reads, the others a byte now and then.
        const isFast = number % 4 === 0;
        const write = () => socket.writableNeedDrain || socket.write(isFast ? chunk : '1');
        const timer = setInterval(write, isFast ? 5 : 200);
        return socket.once('close', () => clearInterval(timer));
      });
      await delay(10_000);
      for (const socket of sockets) socket.destroy();
      return visitAll(site, ['/contact'], 5, 200);
    },
  },
};
