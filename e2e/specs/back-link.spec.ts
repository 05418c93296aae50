import type { Page } from 'playwright/test';
import { listAt, numbered } from '../fixtures/lists';
import { expect, test } from '../fixtures/test';
import { gotoHydrated, hydrated } from '../support/goto-hydrated';

// The links from a record back to its list, in the back bar and in the breadcrumb.

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const card = (page: Page, title: string) =>
  main(page).getByRole('link', { name: `Lihat Detail ${title}`, exact: true });
const back = (page: Page) => main(page).getByRole('link', { name: 'Kembali' });
const scrollPosition = (page: Page) => page.evaluate(() => scrollY);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const vehicles = listAt('/transportasi');

/** Follows a card below the first screen and returns the list's scroll position at that moment. */
async function follow(page: Page, title: string): Promise<number> {
  await card(page, title).scrollIntoViewIfNeeded();
  const left = await scrollPosition(page);
  expect(left).toBeGreaterThan(0);
  await card(page, title).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(page).not.toHaveURL(/kategori/);
  return left;
}

test('the breadcrumb restores the list’s filters and scroll position, even where records have another path', async ({
  page,
  site,
}) => {
  site.admin.replace('pakets', numbered(listAt('/paket-tour'), 24));
  const view = '/paket-tour?kategori=Thematic&tampil=12';
  await gotoHydrated(page, view);
  const left = await follow(page, 'Uji 19');
  const crumbs = page.getByRole('navigation', { name: 'Jejak halaman' });
  await crumbs.getByRole('link', { name: 'Paket Tour', exact: true }).click();
  await expect(page).toHaveURL(view);
  await expect(cards(page)).toHaveCount(12);
  await expect.poll(() => scrollPosition(page)).toBe(left);
  await page.goForward();
  await expect(heading(page, 'Uji 19')).toBeVisible();
});

test('it restores the list from another tab of the record, and after a reload', async ({ page, site }) => {
  site.admin.replace(vehicles.collection, numbered(vehicles, 24));
  await gotoHydrated(page, '/transportasi?kategori=Big+Bus&tampil=12');
  const left = await follow(page, 'Uji 19');
  await page.getByRole('tab', { name: 'Fasilitas' }).click();
  await expect(page).toHaveURL(/tab=fasilitas/);
  await page.reload();
  await hydrated(page);
  await expect(back(page)).toHaveAttribute('href', '/transportasi');
  await back(page).click();
  await expect(page).toHaveURL('/transportasi?kategori=Big+Bus&tampil=12');
  await expect(cards(page)).toHaveCount(12);
  await expect.poll(() => scrollPosition(page)).toBe(left);
});

test('it opens the plain list in a new tab, and for a visitor who did not come from the list', async ({
  page,
  context,
  site,
}) => {
  site.admin.replace(vehicles.collection, numbered(vehicles, 24));
  const expectPlainList = async () => {
    await back(page).click();
    await expect(page).toHaveURL('/transportasi');
    await expect(heading(page, 'Transportasi Bali')).toBeVisible();
  };
  await gotoHydrated(page, '/transportasi/uji-3');
  await expectPlainList();

  await gotoHydrated(page, '/transportasi?tampil=12');
  await follow(page, 'Uji 9');
  const opened = context.waitForEvent('page');
  await back(page).click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect(other).toHaveURL('/transportasi');
  await other.close();
  await expect(heading(page, 'Uji 9')).toBeVisible();

  // An earlier navigation went from the list to another page.
  await gotoHydrated(page, '/transportasi?tampil=12');
  await page.getByRole('banner').getByRole('link', { name: 'Jelajahi Bali' }).click();
  // Until home has loaded, the list's cards are still there.
  await expect(page.getByRole('heading', { level: 2, name: 'Paket Tour Terbaik' })).toBeVisible();
  await main(page)
    .getByRole('link', { name: /Uji 1$/ })
    .first()
    .click();
  await expect(heading(page, 'Uji 1')).toBeVisible();
  await expectPlainList();
});

test('a second click, right after the first or before the list is rendered, does not go back further', async ({
  page,
  site,
}) => {
  site.admin.replace(vehicles.collection, numbered(vehicles, 24));
  await gotoHydrated(page, '/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Transportasi', exact: true }).dispatchEvent('click');
  for (const clickTwice of [
    () => back(page).dblclick(),
    async () => {
      await page.evaluate(() => {
        // Looked up late: the record's page has replaced the link of its loading state.
        const link = () => [...document.links].find(({ textContent }) => textContent.trim() === 'Kembali');
        addEventListener('popstate', () => link()?.click(), { once: true });
      });
      await back(page).click();
    },
  ]) {
    await card(page, 'Uji 6').click();
    await expect(heading(page, 'Uji 6')).toBeVisible();
    site.admin.setFault('/api', { kind: 'hold' });
    await clickTwice();
    await expect(page).toHaveURL('/transportasi');
    site.admin.release();
    await expect(heading(page, 'Transportasi Bali')).toBeVisible();
    await expect(cards(page)).toHaveCount(6);
    await expect(page).toHaveURL('/transportasi');
  }
});

test('it restores the list while a slow record is loading', async ({ page, site }) => {
  site.admin.replace(vehicles.collection, numbered(vehicles, 24));
  await page.goto('/contact');
  await gotoHydrated(page, '/transportasi?tampil=12');
  site.admin.setFault('/api', { kind: 'hold' });
  await card(page, 'Uji 9').scrollIntoViewIfNeeded();
  const left = await scrollPosition(page);
  expect(left).toBeGreaterThan(0);
  await card(page, 'Uji 9').click();
  await expect(heading(page, 'Uji 9')).toBeVisible();
  await back(page).click();
  await expect(heading(page, 'Transportasi Bali')).toBeVisible();
  expect(await scrollPosition(page)).toBe(left);
  site.admin.release();
  await expect(page.getByRole('progressbar', { name: 'Memuat halaman' })).toBeHidden();
  await expect(cards(page)).toHaveCount(12);
  await expect(page).toHaveURL('/transportasi?tampil=12');
  expect(await scrollPosition(page)).toBe(left);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('it restores the list once a slow record has loaded but is not yet rendered', async ({ page, site }) => {
  site.admin.replace(vehicles.collection, numbered(vehicles, 24));
  await gotoHydrated(page, '/transportasi?kategori=Big+Bus&tampil=12');
  await page.evaluate(() => {
    const replace = history.replaceState;
    history.replaceState = function (...args) {
      replace.apply(this, args);
      [...document.links].find(({ textContent }) => textContent.trim() === 'Kembali')?.click();
    };
  });
  site.admin.setFault('/api', { kind: 'hold' });
  await card(page, 'Uji 19').scrollIntoViewIfNeeded();
  const left = await scrollPosition(page);
  expect(left).toBeGreaterThan(0);
  await card(page, 'Uji 19').click();
  await expect(heading(page, 'Uji 19')).toBeVisible();
  site.admin.release();
  await expect(heading(page, 'Uji 19')).toBeHidden();
  await expect(page).toHaveURL('/transportasi?kategori=Big+Bus&tampil=12');
  await expect(cards(page)).toHaveCount(12);
  await expect.poll(() => scrollPosition(page)).toBe(left);
  await page.goForward();
  await expect(heading(page, 'Uji 19')).toBeVisible();
});
