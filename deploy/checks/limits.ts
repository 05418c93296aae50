import { once } from 'node:events';
import { Agent } from 'node:http';
import { type ClientHttp2Session, connect } from 'node:http2';
import { setTimeout as delay } from 'node:timers/promises';
import { get } from '../../tests/support/isolated-site.ts';
import { check } from './check.ts';
import type { NginxUnderTest } from './configuration.ts';
import { requestFrom } from './request-from.ts';

const PHONES = 100;
const FLOOD = { requests: 900, connections: 90, seconds: 3 };
/** The highest burst and rate of all limits. */
const LIMIT = { burst: 200, perSecond: 50 };

const limited = [
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
];

/** What a phone requests for a few pages; the last one is a plan, which is never stored. */
const pages = ['/', '/tiket', '/tiket?kategori=Shuttle', '/tiket/13', '/rencana?isi=ticket-13'];
const pictures = Array.from({ length: 38 }, (_, index) => `/storage/${index}.jpg?w=320`);

/** Checks that each expensive URL has a limit by address, in every spelling, and that a hundred phones reach none. */
export async function checkLimits({ url, http2Url, passed }: NginxUnderTest) {
  const unlimited: string[] = [];
  for (const [index, path] of limited.entries()) {
    const [before, startedAt] = [passed(), Date.now()];
    await flood(`127.0.0.${10 + index}`, url, path);
    const allowed = LIMIT.burst + (LIMIT.perSecond * (Date.now() - startedAt)) / 1000;
    const count = passed() - before;
    if (count > allowed + FLOOD.connections) unlimited.push(`${path} ${count}`);
  }
  check('every spelling of expensive URLs is limited by address', unlimited.length === 0, unlimited.join(' '));
  check('a limit is for one address', (await requestFrom('127.0.0.9', url, '/rencana?isi=ticket-13')).status === 200);

  // Pictures are in nginx's cache, as usual.
  await Promise.all(pictures.map((path) => get(url + path)));
  // As slow as can be: no phone reads more than a kilobyte of anything before all have a response.
  const phones = Array.from({ length: PHONES }, () => connect(http2Url, { settings: { initialWindowSize: 1024 } }));
  const statuses = await Promise.all(
    phones.flatMap((phone) => [...pages, ...pictures].map((path) => statusOverHttp2(phone, path))),
  );
  for (const phone of phones) phone.destroy();
  const refused = statuses.filter((status) => status === 429).length;
  check(`${PHONES} phones behind one address reach no limit`, refused === 0, `${refused} of ${statuses.length}`);
}

async function statusOverHttp2(phone: ClientHttp2Session, path: string): Promise<number> {
  const [headers] = await once(phone.request({ ':path': path }), 'response');
  return headers[':status'];
}

/** Sends many requests from a loopback address, and gives up on those that wait. */
async function flood(localAddress: string, url: string, path: string) {
  const agent = new Agent({ keepAlive: true });
  const end = Date.now() + FLOOD.seconds * 1000;
  let sent = 0;
  const visitor = async () => {
    while (sent < FLOOD.requests && Date.now() < end) {
      sent += 1;
      await requestFrom(localAddress, url, path, agent).catch(() => 0);
    }
  };
  const visitors = Promise.all(Array.from({ length: FLOOD.connections }, visitor));
  await Promise.race([visitors, delay(FLOOD.seconds * 1000)]);
  agent.destroy();
  await visitors;
}
