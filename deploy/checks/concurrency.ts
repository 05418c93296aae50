import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startSampleAdmin } from '../../sample-admin/server.ts';
import { startSite } from '../../tests/support/start-site.ts';
import { startNginx, stopNginx } from '../run-nginx.ts';
import { check } from './check.ts';
import { requestFrom } from './request-from.ts';

const VISITORS = 20;
/** Below this time, differences are random. */
const FLOOR_MS = 1000;
/** Other work on the machine delays some tries. */
const TRIES = 3;

const detail = '/transportasi/honda-scoopy';
const documents = ['/', '/paket-tour', '/tiket?kategori=Shuttle', '/tiket?tampil=12', '/kuliner', '/blog', '/contact'];
const details = [detail, '/paketdetail/pesona-ubud?tab=jadwal', '/event/3'];
const neverStored = [
  `${detail}?hari=3`,
  '/tiket?urut=harga',
  '/rencana?isi=transportasi-3',
  '/bandingkan?isi=transportasi-3,transportasi-5',
  '/cari?q=ubud',
  '/TIKET',
  '/tiket?tampil=012',
  '/pesulap',
];
const data = ['/_root.data', '/paket-tour.data', `${detail}.data?hari=3`, '/rencana.data?isi=transportasi-3'];
const resources = [
  '/cari.json?q=ubud',
  '/qr/transportasi/honda-scoopy.svg',
  '/event/kalender.ics',
  '/blog/rss.xml',
  '/sitemap.xml',
  '/storage/hero.jpg?w=320',
  '/storage/pesulap.jpg?w=320',
];

/**
 * Checks that visitors who request the same URL at once do not wait for each other in nginx. Covers every kind of URL,
 * with a slow admin host whose responses are not cached, so that every document is streamed.
 *
 * @param folder to write to
 */
export async function checkConcurrency(folder: string) {
  mkdirSync(folder);
  const admin = await startSampleAdmin();
  admin.setFault('/', { kind: 'delay', ms: 300 });
  const site = await startSite({
    ADMIN_HOST: admin.url,
    ADMIN_FRESH_SECONDS: '0',
    ADMIN_STALE_SECONDS: '0',
    STREAM_AFTER_MS: '200',
    CACHE_DIR: join(folder, 'site'),
  });
  const { port } = new URL(site.url);
  const origin = `http://127.0.0.1:${port}`;
  const nginx = await startNginx(folder, [port, port]);
  const slow: string[] = [];
  for (const path of [...documents, ...details, ...neverStored, ...data, ...resources]) {
    const times: string[] = [];
    for (let tries = 0; tries < TRIES; tries += 1) {
      const [without, behind] = [await slowestOf(origin, path), await slowestOf(nginx.url, path)];
      if (behind <= Math.max(1.5 * without, FLOOR_MS)) break;
      times.push(`${without} → ${behind} ms`);
    }
    if (times.length === TRIES) slow.push(`${path} ${times}`);
  }
  check(`${VISITORS} visitors at once do not wait for each other in nginx`, slow.length === 0, slow.join(', '));
  await stopNginx(nginx.process);
  await Promise.all([site.stop(), admin.close()]);
}

let tried = 0;

/** Returns how long the slowest of many visitors who request a URL at once waits, in milliseconds. */
async function slowestOf(origin: string, path: string) {
  tried += 1;
  // Separate addresses, which reach no limit.
  const network = `127.2.${tried}`;
  const visit = async (number: number) => {
    const startedAt = Date.now();
    await requestFrom(`${network}.${number + 1}`, origin, path);
    return Date.now() - startedAt;
  };
  return Math.max(...(await Promise.all(Array.from({ length: VISITORS }, (_, number) => visit(number)))));
}
