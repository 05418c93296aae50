import type { Page } from 'playwright/test';
import { listAt, numbered } from '../fixtures/lists';
import { expect, test } from '../fixtures/test';
import { gotoHydrated, holdRequests, hydrated } from '../support/goto-hydrated';

// Back while a page loads, or while something is open above the page.

const vehicles = listAt('/transportasi');
const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const card = (page: Page, title: string) =>
  main(page).getByRole('link', { name: `Lihat Detail ${title}`, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const listHeading = (page: Page) => heading(page, 'Transportasi Bali');
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Memuat halaman' });
const scrollPosition = (page: Page) => page.evaluate(() => scrollY);
/** Goes back after the call has returned, since the step may unload the page. */
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

/** Comes from another page of the site, to which no step may lead back too early. */
async function openList(page: Page, path = '/transportasi?tampil=12') {
  await page.goto('/contact');
  await gotoHydrated(page, path);
}

/** Follows a card below the first screen. Returns the list's scroll position. */
async function leaveList(page: Page, title: string): Promise<number> {
  await card(page, title).scrollIntoViewIfNeeded();
  const left = await scrollPosition(page);
  expect(left).toBeGreaterThan(0);
  await card(page, title).click();
  await expect(heading(page, title)).toBeVisible();
  return left;
}

test.describe('while a page loads', () => {
  test.beforeEach(({ site }) => {
    site.admin.replace(vehicles.collection, numbered(vehicles, 24));
  });

  test('Back leads to the page of the clicked link at its scroll position; forward requests the other page again', async ({
    page,
    site,
  }) => {
    await openList(page);
    site.admin.setFault('/api', { kind: 'hold' });
    const left = await leaveList(page, 'Uji 9');
    await expect(page).toHaveURL('/transportasi/uji-9');
    await back(page);
    await expect(listHeading(page)).toBeVisible();
    await expect(page).toHaveURL('/transportasi?tampil=12');
    expect(await scrollPosition(page)).toBe(left);
    site.admin.release();
    await expect(progress(page)).toBeHidden();
    expect(await scrollPosition(page)).toBe(left);

    await page.goForward();
    await expect(heading(page, 'Uji 9')).toBeVisible();
    await expect(progress(page)).toBeHidden();
    await back(page);
    await expect(listHeading(page)).toBeVisible();
    await expect.poll(() => scrollPosition(page)).toBe(left);
    await back(page);
    await expect(page).toHaveURL('/contact');
  });

  test('another link replaces the first, and the list keeps its history entry', async ({ page, site }) => {
    await openList(page);
    site.admin.setFault('/api', { kind: 'hold' });
    const left = await leaveList(page, 'Uji 9');
    await page.getByRole('banner').getByRole('link', { name: 'Jelajahi Bali' }).click();
    site.admin.release();
    await expect(page.getByRole('heading', { level: 2, name: 'Paket Tour Terbaik' })).toBeVisible();
    await expect(page).toHaveURL('/');
    await back(page);
    await expect(listHeading(page)).toBeVisible();
    await expect(cards(page)).toHaveCount(12);
    await expect.poll(() => scrollPosition(page)).toBe(left);
    await back(page);
    await expect(page).toHaveURL('/contact');
  });

  test('a reload opens the new page, and the list stays behind it', async ({ page, site }) => {
    await openList(page);
    site.admin.setFault('/api', { kind: 'hold' });
    const left = await leaveList(page, 'Uji 9');
    const reloaded = page.reload({ waitUntil: 'commit' });
    site.admin.release();
    await reloaded;
    await hydrated(page);
    await expect(page).toHaveURL('/transportasi/uji-9');
    await expect(heading(page, 'Uji 9')).toBeVisible();
    await back(page);
    await expect(listHeading(page)).toBeVisible();
    await expect(page).toHaveURL('/transportasi?tampil=12');
    await expect.poll(() => scrollPosition(page)).toBe(left);
    await back(page);
    await expect(page).toHaveURL('/contact');
  });

  test('Back leads from a category to the previous one', async ({ page, site }) => {
    await openList(page);
    site.admin.setFault('/api', { kind: 'hold' });
    await main(page).getByRole('link', { name: 'Big Bus', exact: true }).click();
    await expect(page.getByRole('status', { name: 'Memuat data' })).toBeVisible();
    await back(page);
    await expect(cards(page)).toHaveCount(12);
    site.admin.release();
    await expect(progress(page)).toBeHidden();
    await expect(page).toHaveURL('/transportasi?tampil=12');
    await back(page);
    await expect(page).toHaveURL('/contact');
  });
});

test.describe('above a page', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const dialog = (page: Page) => page.getByRole('dialog');
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Utama' });
  const close = (page: Page) => page.getByRole('button', { name: /^Tutup/ }).click();
  const kinds = [
    {
      kind: 'the photo',
      path: '/attraction/1',
      shown: dialog,
      open: (page: Page) => page.getByRole('link', { name: 'Perbesar foto 1' }).click(),
    },
    {
      kind: 'the choice of an admin',
      path: '/english',
      shown: dialog,
      open: (page: Page) => page.getByRole('button', { name: 'Pesan sekarang lewat WhatsApp' }).first().click(),
    },
    {
      kind: 'the menu',
      path: '/english',
      shown: menu,
      open: (page: Page) => page.getByRole('button', { name: 'Buka menu' }).click(),
    },
  ];

  for (const { kind, path, open, shown } of kinds) {
    test(`Back closes ${kind} and keeps the page; closing it otherwise leaves no history entry`, async ({ page }) => {
      await openList(page, path);
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(...(request.url().includes('.data') ? [request.url()] : [])));
      await open(page);
      await expect(shown(page)).toBeVisible();
      const position = await scrollPosition(page);
      await back(page);
      await expect(shown(page)).toBeHidden();
      await expect(page).toHaveURL(path);
      expect(await scrollPosition(page)).toBe(position);

      // The forward entry, where it was open, shows nothing.
      await page.evaluate(() => history.forward());
      for (const closeIt of [close, () => page.keyboard.press('Escape')]) {
        await open(page);
        await expect(shown(page)).toBeVisible();
        await closeIt(page);
        await expect(shown(page)).toBeHidden();
      }
      expect(loaded.filter((url) => url.includes(path))).toEqual([]);
      // The step back to the page's entry takes time. A reload meanwhile must not end it.
      await expect.poll(() => page.evaluate(() => history.state.isCover)).toBeUndefined();

      await open(page);
      await expect(shown(page)).toBeVisible();
      await page.reload();
      await hydrated(page);
      await expect(shown(page)).toBeHidden();
      await expect.poll(() => page.evaluate(() => history.state.isCover)).toBeUndefined();
      await back(page);
      await expect(page).toHaveURL('/contact');
    });
  }

  test('a page that loads while the menu opens leaves no history entry either', async ({ page }) => {
    await openList(page, '/paket-tour');
    const release = await holdRequests(page, /paket-tour\.data/);
    await page.getByRole('link', { name: 'Load More' }).click();
    await page.getByRole('button', { name: 'Buka menu' }).click();
    release();
    await expect(cards(page)).toHaveCount(12);
    await close(page);
    await expect(page).toHaveURL('/paket-tour?tampil=12');
    await expect.poll(() => page.evaluate(() => history.state.isCover)).toBeUndefined();

    const releaseAgain = await holdRequests(page, /paket-tour\.data/);
    await page.getByRole('link', { name: 'Load More' }).click();
    await page.getByRole('button', { name: 'Buka menu' }).click();
    releaseAgain();
    await expect(cards(page)).not.toHaveCount(12);
    await menu(page).getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(heading(page, 'Blog Travel Bali')).toBeVisible();
    await back(page);
    await expect(heading(page, 'Paket Tour Bali')).toBeVisible();
    await back(page);
    await expect(page).toHaveURL('/contact');
  });

  test('a link in the menu replaces its history entry, even a link to the page itself', async ({ page }) => {
    await openList(page, '/paket-tour');
    for (const [name, path] of [
      ['Paket Tour', '/paket-tour'],
      ['Blog', '/blog'],
    ] as const) {
      await page.getByRole('button', { name: 'Buka menu' }).click();
      await menu(page).getByRole('link', { name, exact: true }).click();
      await expect(menu(page)).toBeHidden();
      await expect(page).toHaveURL(path);
      await expect(progress(page)).toBeHidden();
    }
    await expect(heading(page, 'Blog Travel Bali')).toBeVisible();
    await back(page);
    await expect(page).toHaveURL('/paket-tour');
    await expect(heading(page, 'Paket Tour Bali')).toBeVisible();
    await back(page);
    await expect(page).toHaveURL('/contact');
  });
});
