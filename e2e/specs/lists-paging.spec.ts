import type { Page } from 'playwright/test';
import { restaurants } from '../fixtures/culinary';
import { listAt, numbered } from '../fixtures/lists';
import { expect, test } from '../fixtures/test';
import { currentTexts } from '../support/current';
import { gotoHydrated } from '../support/goto-hydrated';

const list = listAt('/transportasi');
const [category = ''] = list.categories;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const pressed = (page: Page) => currentTexts(page.getByRole('navigation', { name: 'Kategori' }).getByRole('link'));

test('a list shows six more cards at a time, goes back through its filters, and has a URL for each state', async ({
  page,
  site,
  browser,
}) => {
  const ofCategory = `${list.path}?${new URLSearchParams({ kategori: category })}`;
  site.admin.replace(list.collection, numbered(list, 14));
  await page.goto('/contact');
  // The first URL keeps its tracking parameter. No link passes it on.
  await gotoHydrated(page, `${list.path}?utm_source=wa`);
  await expect(page).toHaveURL(`${list.path}?utm_source=wa`);
  await expect(cards(page)).toHaveCount(6);
  const more = page.getByRole('link', { name: 'Load More', exact: true });
  const steps = await page.evaluate(() => history.length);

  await more.scrollIntoViewIfNeeded();
  const scrollPosition = await page.evaluate(() => scrollY);
  expect(scrollPosition).toBeGreaterThan(0);
  await more.click();
  await expect(page).toHaveURL(`${list.path}?tampil=12`);
  await expect(cards(page)).toHaveCount(12);
  expect.soft(await page.evaluate(() => scrollY), 'scroll position').toBe(scrollPosition);
  await more.click();
  await expect(cards(page)).toHaveCount(14);
  await expect.soft(page).toHaveURL(`${list.path}?tampil=18`);
  await expect.soft(more).toHaveCount(0);
  expect.soft(await page.evaluate(() => history.length), 'history').toBe(steps);

  await page.getByRole('link', { name: category, exact: true }).click();
  await expect(page).toHaveURL(ofCategory);
  await expect(cards(page)).toHaveCount(6);
  await expect.soft.poll(() => pressed(page)).toEqual([category]);
  expect.soft(await page.evaluate(() => history.length), 'history').toBe(steps + 1);
  await more.click();
  await expect(cards(page)).toHaveCount(7);
  await expect.soft(more).toHaveCount(0);

  const text = await page.getByRole('main').textContent();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(page.url());
  expect.soft(await visitor.getByRole('main').textContent(), 'shared link').toBe(text);
  await context.close();

  await page.goBack();
  await expect(page).toHaveURL(`${list.path}?tampil=18`);
  await expect(cards(page)).toHaveCount(14);
  await expect.soft.poll(() => pressed(page)).toEqual(['Semua']);
  await page.goForward();
  await expect(cards(page)).toHaveCount(7);
  await expect.soft(page).toHaveURL(`${ofCategory}&tampil=12`);
  await page.goBack();
  await expect(cards(page)).toHaveCount(14);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

for (const [path, collection, records, seventh] of [
  [
    list.path,
    list.collection,
    numbered(list, 8),
    (page: Page) => page.getByRole('link', { name: 'Lihat Detail Uji 7', exact: true }),
  ],
  ['/kuliner', 'restorans', restaurants(8), (page: Page) => page.getByRole('listitem').filter({ hasText: 'Warung 7' })],
] as const) {
  test(`the last Load More leaves the focus on the first new card of ${path}`, async ({ page, site }) => {
    site.admin.replace(collection, records);
    await gotoHydrated(page, path);
    const link = page.getByRole('link', { name: 'Load More', exact: true });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(link).toHaveCount(0);
    await expect(seventh(page)).toBeFocused();
    await expect(seventh(page)).toBeInViewport();
  });
}

test('going back from a record restores the list’s length and scroll position', async ({ page, site }) => {
  site.admin.replace('pakets', numbered(listAt('/paket-tour'), 14));
  await gotoHydrated(page, '/paket-tour');
  await page.getByRole('link', { name: 'Load More' }).click();
  await expect(cards(page)).toHaveCount(12);
  const record = page.getByRole('link', { name: 'Lihat Detail Uji 12', exact: true });
  await record.scrollIntoViewIfNeeded();
  const scrollPosition = await page.evaluate(() => scrollY);
  await record.click();
  await expect(page).toHaveURL('/paketdetail/uji-12');
  await expect(page.getByRole('heading', { level: 1, name: 'Uji 12' })).toBeVisible();
  await expect(page.getByRole('tablist')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(cards(page)).toHaveCount(12);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollPosition);
});
