import type { Page } from 'playwright/test';
import { detailOf } from '../fixtures/details';
import { listAt } from '../fixtures/lists';
import { expect, test } from '../fixtures/test';
import { cacheFonts, gotoHydrated, holdRequests } from '../support/goto-hydrated';
import { takeShifts, watchShifts } from '../support/layout-shift';
import { box, enter, option } from '../support/search-box';

/** A pending page: the link to it, its loading state, and its final content. */
interface PendingNavigation {
  from: string;
  /** The link's URL, or its prefix. */
  to: string;
  /** The loading state: six card skeletons, or a text. */
  loadingText: 'cards' | string;
  /** The page's title, if it is known before its content. */
  title?: string;
  /** The final content. */
  after: (page: Page) => ReturnType<Page['getByRole']>;
}

const article = (page: Page) => page.getByRole('article').first();
const tabs = (page: Page) => page.getByRole('tablist');
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name });

/** One to a page of each layout; `tests/navigation/pending-pages.test.tsx` has all types. */
const navigations: PendingNavigation[] = [
  ...[listAt('/paket-tour'), listAt('/attraction'), listAt('/blog')].map((list) => ({
    from: '/contact',
    to: list.path,
    loadingText: list.loading,
    title: list.h1,
    after: article,
  })),
  ...[detailOf('/transportasi')].map(({ list, full, loading }) => ({
    from: list,
    to: full.href.replace(/[^/]+$/, ''),
    loadingText: loading,
    after: tabs,
  })),
  { from: '/blog', to: '/blog/', loadingText: 'Loading...', after: (page) => page.getByText(/^\d+ Menit$/) },
  {
    from: '/contact',
    to: '/kuliner',
    loadingText: 'Memuat data ...',
    title: 'Kuliner Bali',
    after: (page) => page.getByRole('link', { name: /^Booking Food Tour/ }),
  },
  {
    from: '/contact',
    to: '/',
    loadingText: 'Memuat data ...',
    title: 'Jelajahi Bali',
    after: heading('Paket Tour Terbaik'),
  },
];

const loadingState = (page: Page, loadingText: string) =>
  loadingText === 'cards'
    ? page.getByRole('status', { name: 'Memuat data' })
    : page.getByRole('main').getByRole('status').filter({ hasText: loadingText });

/**
 * Clicks the first such link by script: layout shifts right after user input would not count. It may be in a closed menu
 * or in a closed part of the footer.
 */
async function follow(page: Page, to: string) {
  const links = page.getByRole('link', { includeHidden: true });
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const matchesTarget =
    to.length > 1 && to.endsWith('/')
      ? (href: string) => href.startsWith(to) && !href.endsWith('.ics')
      : (href: string) => href === to;
  await links.nth(hrefs.findIndex(matchesTarget)).dispatchEvent('click');
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    test.beforeEach(async ({ page }) => {
      await cacheFonts(page);
      await watchShifts(page);
    });

    for (const { from, to, loadingText, title, after } of navigations) {
      test(`navigation from ${from} to a slow ${to} shows the loading state of the new page`, async ({
        page,
        site,
      }) => {
        await gotoHydrated(page, from);
        const h1 = page.getByRole('heading', { level: 1 });
        const name = title ?? (await article(page).getByRole('heading').textContent()) ?? '';
        site.admin.setFault('/api', { kind: 'hold' });
        await follow(page, to);
        await expect(loadingState(page, loadingText)).toBeVisible();
        await expect(h1).toHaveText(name);
        const before = await h1.boundingBox();

        site.admin.release();
        await expect(after(page)).toBeVisible();
        await expect(loadingState(page, loadingText)).toHaveCount(0);
        await expect(h1).toHaveText(name);
        expect(await h1.boundingBox()).toEqual(before);
        expect(await takeShifts(page)).toEqual([]);
      });
    }

    test('a page without admin host content shows its header while it is loading', async ({ page }) => {
      await gotoHydrated(page, '/blog');
      const release = await holdRequests(page, /\/contact\.data/);
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

test('navigation to a slow search shows that it is searching', async ({ page, site }) => {
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
