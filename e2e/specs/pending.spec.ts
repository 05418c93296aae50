import type { Page } from 'playwright/test';
import { detailOf } from '../fixtures/details';
import { type List, listAt } from '../fixtures/lists';
import { expect, test } from '../fixtures/test';
import { cacheFonts, gotoHydrated, holdRequests } from '../support/goto-hydrated';
import { takeShifts, watchShifts } from '../support/layout-shift';
import { box, enter, option } from '../support/search-box';

/** A pending page: the link to it, its loading state, and its final content. */
interface PendingNavigation {
  /** The link's URL, or its prefix. */
  to: string;
  /** Six card skeletons, or a text. */
  loadingText: 'cards' | string;
  /** The page's title, if it is known before its content. */
  title?: string;
  after: (page: Page) => ReturnType<Page['getByRole']>;
}

const article = (page: Page) => page.getByRole('article').first();
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name });
const texts = { loadingText: 'Memuat data ...' };
const toList = ({ path, loading, h1 }: List) => ({ to: path, loadingText: loading, title: h1, after: article });

/** A path from contact through a page of each layout. All types: `tests/navigation/pending-pages.test.tsx`. */
const navigations: PendingNavigation[] = [
  ...['/attraction', '/blog'].map(listAt).map(toList),
  { to: '/blog/', loadingText: 'Loading...', after: (page) => page.getByText(/^\d+ Menit$/) },
  {
    to: '/kuliner',
    ...texts,
    title: 'Kuliner Bali',
    after: (page) => page.getByRole('link', { name: /^Booking Food/ }),
  },
  toList(listAt('/transportasi')),
  { to: '/transportasi/', loadingText: detailOf('/transportasi').loading, after: (page) => page.getByRole('tablist') },
  { to: '/', ...texts, title: 'Jelajahi Bali', after: heading('Paket Tour Terbaik') },
  // This page has no content of the admin host.
  { to: '/contact', ...texts, title: 'Hubungi Kami', after: heading('Kantor Kami') },
];

const loadingState = (page: Page, loadingText: string) =>
  loadingText === 'cards'
    ? page.getByRole('status', { name: 'Memuat data' })
    : page.getByRole('main').getByRole('status').filter({ hasText: loadingText });

/**
 * Clicks the first such link by script: layout shifts right after user input would not count. The link may be in a
 * closed menu or in a closed part of the footer.
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
  test(`navigation to a slow page shows its loading state, and nothing moves, at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await cacheFonts(page);
    await watchShifts(page);
    await gotoHydrated(page, '/contact');
    const h1 = page.getByRole('heading', { level: 1 });
    for (const { to, loadingText, title, after } of navigations) {
      const name = title ?? (await article(page).getByRole('heading').textContent()) ?? '';
      site.admin.setFault('/api', { kind: 'hold' });
      const release = to === '/contact' ? await holdRequests(page, /\/contact\.data/) : () => {};
      await follow(page, to);
      await expect(loadingState(page, loadingText), to).toBeVisible();
      await expect(h1).toHaveText(name);
      const before = await h1.boundingBox();

      site.admin.release();
      release();
      await expect(after(page), to).toBeVisible();
      await expect(loadingState(page, loadingText)).toHaveCount(0);
      await expect(h1).toHaveText(name);
      expect.soft(await h1.boundingBox(), to).toEqual(before);
      expect.soft(await takeShifts(page), to).toEqual([]);
    }
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
