import type { Page } from 'playwright/test';
import { expect, test, withAndWithoutJavaScript } from '../fixtures/test';
import { cacheFonts, gotoHydrated, hydrated } from '../support/goto-hydrated';
import { brokenWords, enlargeText } from '../support/text-size';

const LANDSCAPE = { width: 780, height: 360 };
const PHONE = { width: 360, height: 780 };

const chips = (page: Page) => page.getByRole('navigation', { name: 'Kategori' });

/** The share of the viewport's height that header and categories cover after scrolling down and a little up. */
async function stickyShare(page: Page): Promise<number> {
  const { height } = page.viewportSize() ?? PHONE;
  for (const top of [1200, 1100]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  const edges = await Promise.all(
    [page.getByRole('banner'), chips(page)].map(async (bar) => {
      const box = await bar.boundingBox();
      return box ? box.y + box.height : 0;
    }),
  );
  return Math.max(0, ...edges) / height;
}

withAndWithoutJavaScript((open, javaScriptEnabled) => {
  test.use({ viewport: PHONE });

  test('home shows its button, the search and the nine sections in the first view; the magnifier leads to a search', async ({
    page,
  }) => {
    await open(page, '/');
    const main = page.getByRole('main');
    const sections = page.getByRole('navigation', { name: 'Bagian situs' });
    await expect.soft(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect.soft(main.getByRole('link', { name: 'Jelajahi Sekarang' })).toBeInViewport({ ratio: 1 });
    await expect.soft(sections).toBeInViewport({ ratio: 1 });
    const targets = await sections
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(
      ['paket-tour', 'akomodasi', 'transportasi', 'tiket', 'event', 'attraction', 'fasilitas', 'kuliner', 'blog'].map(
        (path) => `/${path}`,
      ),
    );
    const field = main.getByRole('searchbox', { name: 'Cari' });
    await expect.soft(field).toBeInViewport({ ratio: 1 });
    await field.fill('ubud');
    await main.getByRole('button', { name: 'Cari' }).click();
    await expect(page).toHaveURL('/cari?q=ubud');
    await expect(main.getByRole('link', { name: /Pesona Ubud/ })).toBeInViewport();

    // A form submitted before hydration loads a document.
    if (javaScriptEnabled) await hydrated(page);
    await page.getByRole('link', { name: 'Buka pencarian' }).click();
    if (!javaScriptEnabled) await expect(page).toHaveURL('/cari');
    const other = page.getByRole(javaScriptEnabled ? 'banner' : 'main').getByLabel('Cari', { exact: true });
    await other.filter({ visible: true }).fill('kuta');
    if (javaScriptEnabled) await page.getByRole('option', { name: 'Lihat semua hasil' }).click();
    else await other.press('Enter');
    await expect(page).toHaveURL('/cari?q=kuta');
  });

  test('with a category, the hero is one line and cards are in the first view; the categories stay', async ({
    page,
  }) => {
    await open(page, '/paket-tour');
    const title = page.getByRole('heading', { level: 1 });
    const image = page.getByRole('main').getByRole('presentation').first();
    await expect(image).toBeVisible();
    await chips(page).getByRole('link', { name: 'Cultural', exact: true }).click();
    await expect(page).toHaveURL('/paket-tour?kategori=Cultural');
    await expect(title).toHaveText('Paket Tour Bali');
    // The URL changes before the page.
    await expect.poll(async () => (await chips(page).boundingBox())?.y).toBeLessThanOrEqual(64 + 112 + 8);
    await expect(page.getByRole('article').first().getByRole('img')).toBeInViewport({ ratio: 0.9 });
    await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
    if (javaScriptEnabled) await expect(page.getByRole('banner')).not.toBeInViewport();
    await expect(chips(page)).toBeInViewport({ ratio: 1 });

    // Another category starts at its first card. A click may scroll first and move the chips, so this presses a key.
    await chips(page).getByRole('link', { name: 'Semua', exact: true }).press('Enter');
    await expect(page).toHaveURL('/paket-tour');
    await expect(title).toBeInViewport();
  });
});

const heroButton = (page: Page) => page.getByRole('link', { name: 'Jelajahi Sekarang' });

test.describe('on a phone in landscape', () => {
  test.use({ viewport: LANDSCAPE });

  test('home’s hero keeps its button in view, and sticky bars leave room for a list', async ({ page }) => {
    await page.goto('/');
    await expect(heroButton(page)).toBeInViewport({ ratio: 1 });
    await gotoHydrated(page, '/paket-tour');
    expect(await stickyShare(page)).toBeLessThanOrEqual(0.3);
    await enlargeText(page);
    expect(await stickyShare(page)).toBeLessThanOrEqual(0.3);
  });
});

test.describe('on a phone with text at 200 %', () => {
  test.use({ viewport: PHONE });

  test('home’s hero keeps its button in view, and sticky bars leave room for a list', async ({ page }) => {
    await cacheFonts(page);
    await page.goto('/');
    await enlargeText(page);
    await expect(heroButton(page)).toBeInViewport({ ratio: 1 });
    await gotoHydrated(page, '/paket-tour');
    await enlargeText(page);
    const share = await stickyShare(page);
    expect(share).toBeLessThanOrEqual(0.3);
    expect(share, 'both bars are in sight').toBeGreaterThan(0.15);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('no word of a title, a lead or the header is broken at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 740 });
      await page.goto('/cari');
      // Caches the fonts: a page whose fonts come too late keeps the fallback's widths.
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      for (const path of [
        ...['/', '/paket-tour', '/akomodasi', '/transportasi?kategori=SUV', '/transportasi', '/event', '/attraction'],
        ...['/fasilitas', '/kuliner', '/blog', '/contact', '/cari?q=ubud'],
      ]) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await page.evaluate(() => document.fonts.ready.then(() => {}));
        await enlargeText(page);
        const words = [page.getByRole('banner'), page.getByRole('heading', { level: 1 })];
        // A chosen category's one-line hero has no lead.
        if (!path.includes('?')) words.push(page.getByRole('main').getByRole('paragraph').first());
        for (const each of words) expect.soft(await brokenWords(each), path).toEqual([]);
      }
    });
  });
});
