import { once } from 'node:events';
import { Agent } from 'node:http';
import { type ClientHttp2Session, connect } from 'node:http2';
import { setTimeout as delay } from 'node:timers/promises';
import { rawRequest } from '../../tests/support/raw-request.ts';
import { check } from './check.ts';
import type { NginxUnderTest } from './configuration.ts';
import { isErrorPage } from './errors.ts';
import { requestFrom } from './request-from.ts';

const PHONES = 100;
const FLOOD = { connections: 30, seconds: 2 };
/** A smaller flood proves nothing. */
const MIN_FLOOD = 5;
/** The requests of one address that nginx.conf lets pass: at once, each second, and waiting. */
const PAGES = { atOnce: 10, perSecond: 20, burst: 150 };
const PICTURES = { atOnce: 50, perSecond: 50 };

/** The slowest phone: it reads no more than a kilobyte of any response before all responses have started. */
const SLOW = { localAddress: '127.0.0.6', settings: { initialWindowSize: 1024 } };

/** Pages that the site renders for each request, or for each spelling. */
const pages = [
  '/cari?q=ubud',
  '/CARI.JSON?q=ubud',
  '/%63ari.data?q=ubud',
  '/PaketDetail/pesona-ubud',
  '/QR/tiket/13.svg',
  '/TIKET?urut=harga',
  '/tiket.data?maks=100000',
  '/tiket?u%72ut=harga',
  '/tiket?tampil=300',
  '/transportasi/honda-scoopy?hari=3',
  '/rencana?isi=ticket-13',
  '/Bandingkan?isi=ticket-13,ticket-14',
  '/zzz',
  '/a/b/c.data',
  '/sitemap.xml',
];
const pictures = ['/storage/zzz.jpg', '/Storage/hero.jpg?w=321', '/%73torage/x.png'];

/** The requests of a phone for a few pages; the last one is a plan, which is never stored. */
const stored = ['/', '/tiket?kategori=Shuttle', '/tiket/13'];
const plan = '/rencana?isi=ticket-13';
const shown = Array.from({ length: 38 }, (_, index) => `/storage/${index}.jpg?w=320`);

/** URLs that the site of these checks lets caches store. */
export const STORED: ReadonlySet<string> = new Set([...stored, ...shown]);

/**
 * Checks that requests that no cache answers are limited by address, and that a hundred phones do not notice the limit.
 */
export async function checkLimits(nginx: NginxUnderTest) {
  const { url, passed } = nginx;
  const unlimited = await Promise.all([
    ...pages.map((path, index) => flood(nginx, `127.0.0.${10 + index}`, path, PAGES)),
    ...pictures.map((path, index) => flood(nginx, `127.0.0.${60 + index}`, path, PICTURES)),
  ]);
  check('whatever no cache answers is limited by address', unlimited.join('') === '', unlimited.join(' '));
  check('a limit is for one address', (await requestFrom('127.0.0.9', url, plan)).status === 200);

  const burst = Array.from({ length: PAGES.atOnce + PAGES.burst + 20 }, () =>
    rawRequest(url, 'GET /zzz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '127.0.0.8'),
  );

  for (const [index, path] of [...STORED].entries()) await requestFrom(`127.0.2.${index + 1}`, url, path);
  const [before, startedAt] = [passed('/tiket/13'), Date.now()];
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const hits = await Promise.all(Array.from({ length: 500 }, () => requestFrom('127.0.0.8', url, '/tiket/13', agent)));
  const tookMs = Date.now() - startedAt;
  agent.destroy();
  check(
    'what the cache answers has no limit',
    hits.every(({ status }) => status === 200) && passed('/tiket/13') === before && tookMs < 5000,
    `${tookMs} ms`,
  );
  await checkPhones(url);
  const refused = (await Promise.all(burst)).filter(({ status }) => status === 429);
  check(
    'one address reaches the limit, and gets the error page',
    refused.length > 0 && refused.every((response) => isErrorPage(response, 429)),
    `${refused.length} of ${burst.length}`,
  );
}

async function checkPhones(url: string) {
  const slow = Array.from({ length: PHONES }, () => connect(url, SLOW));
  const statuses = await Promise.all(
    slow.flatMap((phone) => [...stored, plan, ...shown].map((path) => statusOverHttp2(phone, path))),
  );
  for (const phone of slow) phone.destroy();
  const refused = statuses.filter((status) => status !== 200).length;
  check(
    `${PHONES} phones behind one address at once reach no limit`,
    refused === 0,
    `${refused} of ${statuses.length}`,
  );

  // Each phone requests a page every three seconds, and every fourth page is a plan.
  const visits: Promise<{ status: number; ms: number }>[] = [];
  const everyMs = 3000 / PHONES;
  for (let visit = 0; visit < 1.5 * PHONES; visit += 1) {
    visits.push(timed(url, visit % 4 === 3 ? plan : (stored[visit % 3] ?? '/')));
    await delay(everyMs);
  }
  const seen = await Promise.all(visits);
  const slowest = Math.max(...seen.map(({ ms }) => ms));
  check(
    `${PHONES} phones behind one address that visit pages wait for no limit`,
    seen.every(({ status }) => status === 200) && slowest < 1000,
    `slowest ${slowest} ms`,
  );
}

async function timed(url: string, path: string) {
  const startedAt = Date.now();
  const { status } = await requestFrom('127.0.0.7', url, path);
  return { status, ms: Date.now() - startedAt };
}

async function statusOverHttp2(phone: ClientHttp2Session, path: string): Promise<number> {
  const [headers] = await once(phone.request({ ':path': path }), 'response');
  return headers[':status'];
}

/** Sends requests from an address for two seconds; returns the path and how many passed, if they are too many. */
async function flood(
  { url, passed }: NginxUnderTest,
  localAddress: string,
  path: string,
  limit: { atOnce: number; perSecond: number },
): Promise<string> {
  const agent = new Agent({ keepAlive: true });
  const [before, startedAt] = [passed(path), Date.now()];
  const end = startedAt + FLOOD.seconds * 1000;
  const visitor = async () => {
    while (Date.now() < end) await requestFrom(localAddress, url, path, agent).catch(() => 0);
  };
  const visitors = Promise.all(Array.from({ length: FLOOD.connections }, visitor));
  await Promise.race([visitors, delay(FLOOD.seconds * 1000)]);
  const count = passed(path) - before;
  // One more for the turn of a second.
  const allowed = limit.atOnce + (limit.perSecond * (Date.now() - startedAt)) / 1000 + 1;
  agent.destroy();
  await visitors;
  return count > allowed || count < MIN_FLOOD ? `${path} ${count}` : '';
}
