// @ts-check
/**
 * Takes screenshots of every kind of page, and of its dialogs and menus, at 360, 768, 1280 and 1920 px into
 * screenshots/, from a running site: `node scripts/screenshots.mjs [url] [name-filter] [width]`. Review them after every visual
 * change.
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
  package: '/paketdetail/1',
  'package-jadwal': '/paketdetail/1?tab=jadwal',
  'package-tempat': '/paketdetail/1?tab=tempat',
  'package-termasuk': '/paketdetail/1?tab=termasuk',
  accommodations: '/akomodasi',
  accommodation: '/akomodasi/1',
  'accommodation-fasilitas': '/akomodasi/1?tab=fasilitas',
  vehicles: '/transportasi',
  vehicle: '/transportasi/1',
  'vehicle-sparse': '/transportasi/20',
  'vehicle-fasilitas': '/transportasi/1?tab=fasilitas',
  tickets: '/tiket',
  ticket: '/tiket/1',
  'ticket-sold-out': '/tiket/14',
  'ticket-informasi': '/tiket/1?tab=informasi',
  events: '/event',
  event: '/event/1',
  'event-informasi': '/event/1?tab=informasi',
  attractions: '/attraction',
  attraction: '/attraction/1',
  'attraction-informasi': '/attraction/1?tab=informasi',
  facilities: '/fasilitas',
  facility: '/fasilitas/1',
  'facility-detail': '/fasilitas/1?tab=detail',
  culinary: '/kuliner',
  'culinary-lengkap': '/kuliner?lengkap=1',
  blog: '/blog',
  article: '/blog/5',
  contact: '/contact',
  search: '/cari?q=ubud',
  'search-none': '/cari?q=zzzz',
  empty: '/tiket?kategori=Nihil',
  'not-found': '/tidak-ada',
  'missing-record': '/event/tidak-ada',
};

/**
 * Dialogs and menus, and how to open them. Captures only the viewport.
 *
 * @type {Record<string, { path: string, open: (page: import('playwright').Page) => Promise<unknown> }>}
 */
const opened = {
  'open-menu': { path: '/paket-tour', open: openMenu },
  'open-search': {
    path: '/',
    open: async (page) => {
      if (await page.getByRole('button', { name: 'Buka menu' }).isVisible()) await openMenu(page);
      const box = page.getByRole('combobox', { name: 'Cari' }).or(page.getByRole('searchbox', { name: 'Cari' }));
      await box.first().click();
      await page.keyboard.type('ubud', { delay: 60 });
      await page.getByRole('option').first().waitFor();
    },
  },
  'open-whatsapp': {
    path: '/akomodasi',
    open: (page) => page.getByRole('button', { name: 'Pesan sekarang lewat WhatsApp' }).click(),
  },
  'open-lightbox': {
    path: '/paketdetail/1',
    open: async (page) => {
      await page.getByRole('link', { name: 'Perbesar foto 1' }).click();
      await page.getByRole('dialog').getByRole('img').waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  'open-faq': { path: '/transportasi/1', open: (page) => openFirst(page, 'vegetarian') },
  'open-terms': { path: '/paketdetail/1', open: (page) => openFirst(page, 'Biaya pembatalan') },
};

/** @param {import('playwright').Page} page */
async function openMenu(page) {
  const button = page.getByRole('button', { name: 'Buka menu' });
  if (await button.isVisible()) await button.click();
  else await page.getByRole('navigation', { name: 'Utama' }).getByText('Layanan Kami').click();
}

/** @param {import('playwright').Page} page @param {string} words */
async function openFirst(page, words) {
  const summary = page.locator('summary', { hasText: new RegExp(words, 'i') }).first();
  await summary.click();
  await summary.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** Runs in the page. Returns whether all images are loaded, except those out of view horizontally. */
function allPicturesThere() {
  return [...document.images].every((image) => {
    const { left, right, width } = image.getBoundingClientRect();
    return image.complete || width === 0 || right <= 0 || left >= innerWidth;
  });
}

/** Runs in the page. Waits for images to be decoded, which a loaded image may not be yet. */
async function decodePictures() {
  await Promise.allSettled([...document.images].map((image) => image.complete && image.decode()));
}

mkdirSync('screenshots', { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
for (const width of widths) {
  const page = await browser.newPage({ viewport: { width, height: width < 768 ? 740 : 900 } });
  for (const [name, path] of Object.entries(pages)) {
    if (!name.includes(filter)) continue;
    await page.goto(address + path, { waitUntil: 'networkidle' });
    // Scroll down once, so that lazy images load.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        window.scrollTo(0, y);
        await new Promise((done) => setTimeout(done, 60));
      }
      window.scrollTo(0, 0);
    });
    await page.waitForFunction(allPicturesThere);
    await page.evaluate(decodePictures);
    await page.screenshot({ path: `screenshots/${name}-${width}.png`, fullPage: true });
    console.log(`screenshots/${name}-${width}.png`);
  }
  for (const [name, { path, open }] of Object.entries(opened)) {
    if (!name.includes(filter)) continue;
    await page.goto(address + path, { waitUntil: 'networkidle' });
    await open(page);
    await page.waitForTimeout(400);
    await page.screenshot({ path: `screenshots/${name}-${width}.png` });
    console.log(`screenshots/${name}-${width}.png`);
  }
  await page.close();
}
await browser.close();
