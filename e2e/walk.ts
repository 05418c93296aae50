/**
 * A walk of the production server over HTTP on the running Node.js version: every kind of page and resource, with
 * Redis, and a shutdown by signal. `node scripts/node-versions.mjs` runs it on each supported version. It needs no
 * browser.
 */
import { once } from 'node:events';
import { get, startIsolatedSite } from '../tests/support/isolated-site';
import { startRedis } from '../tests/support/redis';
import { pageFixtures } from './fixtures/page-fixtures';

interface Visit {
  path: string;
  content: string;
  status?: number;
  accept?: string;
}

const visits: Visit[] = [
  ...pageFixtures,
  { path: '/contact', content: 'Hubungi Kami' },
  { path: '/cara-pesan', content: 'Cara Pesan' },
  { path: '/english', content: 'How to book with us, in English' },
  { path: '/rencana?isi=paket-1,ticket-1', content: 'Rencana Perjalanan' },
  { path: '/bandingkan?isi=transportasi-1,transportasi-3', content: 'Bandingkan' },
  { path: '/cari?q=ubud', content: 'Pesona Ubud' },
  { path: '/tidak-ada', content: '404', status: 404 },
  { path: '/tiket.data', content: 'Shuttle Bandara' },
  { path: '/cari.json?q=ubud', content: 'Pesona Ubud' },
  { path: '/storage/hero.jpg?w=320', content: 'ftypavif', accept: 'image/avif' },
  { path: '/storage/hero.jpg?w=640', content: 'WEBPVP8', accept: 'image/webp' },
  { path: '/event/2.ics', content: 'BEGIN:VEVENT' },
  { path: '/event/kalender.ics', content: 'BEGIN:VEVENT' },
  { path: '/qr/tiket/2.svg', content: '</svg>' },
  { path: '/blog/rss.xml', content: '</rss>' },
  { path: '/robots.txt', content: 'User-agent' },
  { path: '/sw.js', content: 'workbox' },
];

const problems: string[] = [];
const redis = await startRedis();
const site = await startIsolatedSite({ REDIS_URL: redis.url, NODE_OPTIONS: process.env.NODE_OPTIONS ?? '' });
try {
  for (const { path, content, status = 200, accept = '*/*' } of visits) {
    const page = await get(site.url + path, { Accept: accept });
    if (page.status !== status) problems.push(`${path}: ${page.status} instead of ${status}`);
    else if (!page.text.includes(content)) problems.push(`${path}: without ${content}`);
  }
  if ((await redis.keys()).length === 0) problems.push('nothing is stored in Redis');
  const exit = once(site.running.process, 'exit');
  site.running.process.kill('SIGTERM');
  const [code] = await exit;
  if (code !== 0) problems.push(`exited with ${code} after SIGTERM`);
} finally {
  await site.close();
  await redis.close();
}
// Node.js's warnings: the log itself has only JSON lines.
const lines = site.running.output().split('\n');
process.stderr.write(lines.filter((line) => !line.startsWith('{')).join('\n'));
if (problems.length > 0) throw new Error(problems.join('\n'));
