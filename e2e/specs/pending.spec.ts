import type { Page } from 'playwright/test';
import { lists } from '../fixtures/lists';
import { expect, test } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';
import { takeShifts, watchShifts } from '../support/layout-shift';
import { box, enter, option } from '../support/search-box';

/** A page on the way there: the link that leads to it, what stands meanwhile, and what is there in the end. */
interface Way {
  from: string;
  /** The link's address, or the beginning of it. */
  to: string;
  /** The loading state: six cards to come, or words. */
  meanwhile: 'cards' | string;
  /** The page's name, where it is known before its content. */
  title?: string;
  /** What follows. */
  after: (page: Page) => ReturnType<Page['getByRole']>;
}

const article = (page: Page) => page.getByRole('article').first();
const tabs = (page: Page) => page.getByRole('tablist');
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name });

const ways: Way[] = [
  ...lists.map((list) => ({
    from: '/contact',
    to: list.path,
    meanwhile: list.loading,
    title: list.h1,
    after: article,
  })),
  { from: '/paket-tour', to: '/paketdetail/', meanwhile: 'Memuat detail paket tour...', after: tabs },
  { from: '/akomodasi', to: '/akomodasi/', meanwhile: 'Memuat detail akomodasi...', after: tabs },
  { from: '/transportasi', to: '/transportasi/', meanwhile: 'Memuat detail transportasi...', after: tabs },
  { from: '/tiket', to: '/tiket/', meanwhile: 'Memuat detail tiket...', after: tabs },
  { from: '/event', to: '/event/', meanwhile: 'Memuat detail event...', after: tabs },
  { from: '/attraction', to: '/attraction/', meanwhile: 'Memuat detail atraksi...', after: tabs },
  { from: '/fasilitas', to: '/fasilitas/', meanwhile: 'Memuat detail fasilitas...', after: tabs },
  { from: '/blog', to: '/blog/', meanwhile: 'Loading...', after: (page) => page.getByText(/^\d+ Menit$/) },
  {
    from: '/contact',
    to: '/kuliner',
    meanwhile: 'Memuat data ...',
    title: 'Kuliner Bali',
    after: (page) => page.getByRole('link', { name: /^Booking Food Tour/ }),
  },
  {
    from: '/contact',
    to: '/',
    meanwhile: 'Memuat data ...',
    title: 'Jelajahi Bali',
    after: heading('Paket Tour Terbaik'),
  },
];

const loadingState = (page: Page, meanwhile: string) =>
  meanwhile === 'cards'
    ? page.getByRole('status', { name: 'Memuat data' })
    : page.getByRole('main').getByRole('status').filter({ hasText: meanwhile });

/** Follows the page's first link that leads there, without a hand: nothing that moves then is put down to a click. */
async function follow(page: Page, to: string) {
  const links = page.getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const leadsThere =
    to.length > 1 && to.endsWith('/') ? (href: string) => href.startsWith(to) : (href: string) => href === to;
  await links.nth(hrefs.findIndex(leadsThere)).dispatchEvent('click');
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    test.beforeEach(({ page }) => watchShifts(page));

    for (const { from, to, meanwhile, title, after } of ways) {
      test(`from ${from} to a slow ${to} its own loading state stands in its place`, async ({
        page,
        site,
      }) => {
        await gotoHydrated(page, from);
        const h1 = page.getByRole('heading', { level: 1 });
        const name = title ?? (await article(page).getByRole('heading').textContent()) ?? '';
        site.admin.setFault('/api', { kind: 'hold' });
        await follow(page, to);
        await expect(loadingState(page, meanwhile)).toBeVisible();
        await expect(h1).toHaveText(name);
        const before = await h1.boundingBox();

        site.admin.release();
        await expect(after(page)).toBeVisible();
        await expect(loadingState(page, meanwhile)).toHaveCount(0);
        await expect(h1).toHaveText(name);
        expect(await h1.boundingBox()).toEqual(before);
        expect(await takeShifts(page)).toEqual([]);
      });
    }

    test('a page without content of the admin host has its head while it is on its way', async ({ page }) => {
      await gotoHydrated(page, '/blog');
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/contact\.data/, (route) => released.then(() => route.continue()));
      await follow(page, '/contact');
      await expect(loadingState(page, 'Memuat data ...')).toBeVisible();
      const h1 = page.getByRole('heading', { level: 1, name: 'Hubungi Kami' });
      const before = await h1.boundingBox();
      release();
      await expect(page.getByRole('heading', { name: 'Kantor Kami' })).toBeVisible();
      expect(await h1.boundingBox()).toEqual(before);
      expect(await takeShifts(page)).toEqual([]);
    });
  });
}

test('on the way to all results of a slow search its page says that it seeks', async ({ page, site }) => {
  await gotoHydrated(page, '/contact');
  await enter(page);
  await box(page).fill('ubud');
  await expect(option(page, 'Lihat semua hasil')).toBeVisible();
  site.admin.setFault('/api', { kind: 'hold' });
  await option(page, 'Lihat semua hasil').click();
  await expect(loadingState(page, 'Mencari…')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pencarian');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('ubud');
  site.admin.release();
  await expect(page.getByText(/^\d+ hasil untuk “ubud”$/)).toBeVisible();
  await expect(loadingState(page, 'Mencari…')).toHaveCount(0);
});
