/**
 * Takes pictures of every kind of page at 360, 768, 1280 and 1920 px into screenshots/, from a running site:
 * `npm run screenshots [address] [name-filter]`. Look at them after every visual change.
 */
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { findChromium } from './chromium.mjs';

const [address = 'http://localhost:3000', filter = '', only = ''] = process.argv.slice(2);
const widths = only ? [Number(only)] : [360, 768, 1280, 1920];

/** @type {Record<string, string>} */
const pages = {
  home: '/',
  packages: '/paket-tour',
  'packages-cultural': '/paket-tour?kategori=Cultural',
  package: '/paketdetail/{pakets}',
  'package-jadwal': '/paketdetail/{pakets}?tab=jadwal',
  accommodations: '/akomodasi',
  accommodation: '/akomodasi/{akomodasis}',
  vehicles: '/transportasi',
  vehicle: '/transportasi/{transportasis}',
  tickets: '/tiket',
  ticket: '/tiket/1',
  events: '/event',
  event: '/event/1',
  attractions: '/attraction',
  attraction: '/attraction/1',
  facilities: '/fasilitas',
  facility: '/fasilitas/1',
  culinary: '/kuliner',
  blog: '/blog',
  article: '/blog/5',
  contact: '/contact',
  search: '/cari?q=ubud',
  'search-none': '/cari?q=zzzz',
  empty: '/tiket?kategori=Nihil',
  'not-found': '/tidak-ada',
  'missing-record': '/event/tidak-ada',
};

const examples = { pakets: '1', akomodasis: '1', transportasis: '1' };

mkdirSync('screenshots', { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
for (const width of widths) {
  const page = await browser.newPage({ viewport: { width, height: width < 768 ? 740 : 900 } });
  for (const [name, path] of Object.entries(pages)) {
    if (!name.includes(filter)) continue;
    const href = path.replace(/\{(\w+)\}/, (_, key) => examples[key]);
    await page.goto(address + href, { waitUntil: 'networkidle' });
    // Walk down once, so that the pictures that load late are there.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        window.scrollTo(0, y);
        await new Promise((done) => setTimeout(done, 60));
      }
      window.scrollTo(0, 0);
    });
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `screenshots/${name}-${width}.png`, fullPage: true });
    console.log(`screenshots/${name}-${width}.png`);
  }
  await page.close();
}
await browser.close();
