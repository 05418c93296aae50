import type { Page } from 'playwright/test';
import { layoutPaths, pageFixtures } from '../fixtures/page-fixtures';
import { expect, test } from '../fixtures/test';
import { gotoHydrated, holdRequests, hydrated } from '../support/goto-hydrated';
import { takeShifts, watchShifts } from '../support/layout-shift';

const PHONE = { width: 360, height: 640 };
const WIDE = { width: 1280, height: 800 };

const streamed = [
  ...pageFixtures.filter(({ path }) => layoutPaths.includes(path)),
  { path: '/cari?q=ubud', content: 'Pesona Ubud' },
];
/** Grids of cards and columns exist only on a wide screen. */
const withColumns = /^\/(?:$|event$|paketdetail\/)/;

/** The loading state: a text, or six card skeletons. */
const loading = (page: Page) => {
  const states = page.getByRole('main').getByRole('status');
  return states.filter({ hasText: /^(Memuat|Loading|Mencari)/ }).or(page.getByRole('status', { name: 'Memuat data' }));
};

const content = (page: Page, words: string) => {
  const [main, name] = [page.getByRole('main'), words];
  return main.getByRole('heading', { name }).or(main.getByRole('link', { name })).first();
};

/** On a slow machine a font that comes just in time (`font-display: optional`) has other widths, and moves text. */
const withoutFonts = (page: Page) => page.route(/\.woff2$/, (route) => route.abort());

test.use({ viewport: PHONE, expectedConsole: [/responded with a status of|\.woff2$/] });
test.beforeEach(async ({ page }) => {
  // Each page loads as on a first visit.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  await watchShifts(page);
});

for (const viewport of [PHONE, WIDE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('nothing moves while a page loads', async ({ page }) => {
      await withoutFonts(page);
      for (const path of ['/', '/contact', '/bandingkan?isi=paket-1,paket-2', '/tidak-ada']) {
        await gotoHydrated(page, path);
        expect.soft(await takeShifts(page), path).toEqual([]);
      }
    });

    test.describe('with a slow admin host', () => {
      test.use({ siteKind: 'streaming' });

      test('nothing moves while a page loads', async ({ page, site }) => {
        await withoutFonts(page);
        for (const { path, content: words } of streamed) {
          if (viewport === WIDE && !withColumns.test(path)) continue;
          site.admin.setFault('/api', { kind: 'hold' });
          await page.goto(path, { waitUntil: 'commit' });
          await expect(loading(page).first(), path).toBeVisible();
          expect.soft(await takeShifts(page), `${path} before its content`).toEqual([]);
          site.admin.release();
          await expect(content(page, words), path).toBeAttached();
          await page.waitForLoadState();
          await hydrated(page);
          expect.soft(await takeShifts(page), path).toEqual([]);
        }
      });
    });

    test('space for more cards and for a category is reserved at once, and nothing moves when they arrive', async ({
      page,
      site,
    }) => {
      await gotoHydrated(page, '/paket-tour');
      const more = page.getByRole('link', { name: 'Load More' });
      site.admin.setFault('/api', { kind: 'hold' });
      await more.click();
      await expect(more).toHaveAttribute('aria-busy', 'true');
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasNotText: /\w/ })).not.toHaveCount(0);
      await takeShifts(page);
      site.admin.release();
      await expect(page.getByRole('article')).toHaveCount(12);
      expect.soft(await takeShifts(page), 'more cards').toEqual([]);

      const chip = page.getByRole('link', { name: 'Cultural', exact: true });
      site.admin.setFault('/api', { kind: 'hold' });
      await chip.dispatchEvent('click');
      await expect(loading(page)).toBeVisible();
      await expect(chip).toHaveAttribute('aria-current', 'true');
      // The choice itself reduces the hero to one line.
      await takeShifts(page);
      site.admin.release();
      await expect(page.getByRole('article').first()).toContainText('Cultural');
      expect(await takeShifts(page), 'a category').toEqual([]);
    });
  });
}

test('nothing moves when the fonts load late', async ({ page }) => {
  const release = await holdRequests(page, /\.woff2$/);
  await page.goto('/blog/5', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await takeShifts(page);
  release();
  await page.evaluate(() => document.fonts.ready);
  expect(await takeShifts(page)).toEqual([]);
});

test('a tab sends no request, and the content above it does not move', async ({ page, site }) => {
  await gotoHydrated(page, '/paketdetail/pesona-ubud');
  const tabs = page.getByRole('tablist');
  const before = await tabs.boundingBox();
  site.admin.setFault('/api', { kind: 'hold' });
  for (const name of ['Jadwal', 'Tempat', 'Paket Termasuk', 'Overview']) {
    await page.getByRole('tab', { name }).dispatchEvent('click');
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    expect(await tabs.boundingBox()).toEqual(before);
  }
});
