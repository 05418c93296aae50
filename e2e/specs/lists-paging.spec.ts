import type { Page } from 'playwright/test';
import { listAt, lists, numbered } from '../fixtures/lists';
import { expect, test } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';

const paged = lists.filter((list) => list.more !== null);

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const pressed = (page: Page) =>
  page.getByRole('navigation', { name: 'Kategori' }).getByRole('link').and(page.locator('[aria-current]'));

for (const list of paged) {
  const [odd = ''] = list.categories;
  const ofCategory = `${list.path}?${new URLSearchParams({ kategori: odd })}`;

  test(`${list.path} shows six more at a time, goes back through its filters, and has a URL for each state`, async ({
    page,
    site,
    browser,
  }) => {
    site.admin.replace(list.collection, numbered(list, 14));
    await page.goto('/contact');
    // The URL of arrival keeps its tracking parameter; no link carries it on.
    await gotoHydrated(page, `${list.path}?utm_source=wa`);
    await expect(page).toHaveURL(`${list.path}?utm_source=wa`);
    await expect(cards(page)).toHaveCount(6);
    const more = page.getByRole('link', { name: list.more ?? '', exact: true });
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

    await page.getByRole('link', { name: odd, exact: true }).click();
    await expect(page).toHaveURL(ofCategory);
    await expect(cards(page)).toHaveCount(6);
    await expect.soft(pressed(page)).toHaveText([odd]);
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
    await expect.soft(pressed(page)).toHaveText(['Semua']);
    await page.goForward();
    await expect(cards(page)).toHaveCount(7);
    await expect.soft(page).toHaveURL(`${ofCategory}&tampil=12`);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/contact');
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
  // The pending page shows the name too, and going back from there would leave the site.
  await expect(page).toHaveURL('/paketdetail/uji-12');
  await expect(page.getByRole('heading', { level: 1, name: 'Uji 12' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(cards(page)).toHaveCount(12);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollPosition);
});

test('all attractions are on one page', async ({ page, site }) => {
  site.admin.replace('attractions', numbered(listAt('/attraction'), 14));
  for (const url of ['/attraction', '/attraction?tampil=6']) {
    await page.goto(url);
    await expect(cards(page)).toHaveCount(14);
    await expect(page.getByRole('main').getByRole('link', { name: /^Load/ })).toHaveCount(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const list of paged) {
    test(`${list.path} shows six more at a time and filters`, async ({ page, site }) => {
      site.admin.replace(list.collection, numbered(list, 13));
      await page.goto(`${list.path}?fbclid=x`);
      const more = page.getByRole('link', { name: list.more ?? '', exact: true });
      await more.click();
      await expect(cards(page)).toHaveCount(12);
      await expect.soft(page).toHaveURL(`${list.path}?tampil=12`);
      await more.click();
      await expect(cards(page)).toHaveCount(13);
      await expect.soft(more).toHaveCount(0);

      await page.getByRole('link', { name: list.categories[1] ?? '', exact: true }).click();
      await expect(cards(page)).toHaveCount(6);
      await expect.soft(page).not.toHaveURL(/tampil/);
      await expect.soft(pressed(page)).toHaveText([list.categories[1] ?? '']);
      await page.getByRole('link', { name: 'Semua', exact: true }).click();
      await expect(page).toHaveURL(list.path);
    });
  }

  const clamped: [string, number][] = [
    ['1', 6],
    ['6', 6],
    ['7', 12],
    ['6.5', 12],
    ['12', 12],
    ['13', 14],
    ['9999', 14],
    ['99999999999999999999', 14],
    ['0', 6],
    ['-12', 6],
    ['', 6],
    ['banyak', 6],
    ['12abc', 6],
    ['Infinity', 6],
  ];
  test('an invalid count is clamped', async ({ page, site }) => {
    site.admin.replace('pakets', numbered(listAt('/paket-tour'), 14));
    for (const [tampil, shown] of clamped) {
      const response = await page.goto(`/paket-tour?tampil=${tampil}`);
      expect.soft(response?.status(), tampil).toBe(200);
      await expect.soft(cards(page), `tampil=${tampil}`).toHaveCount(shown);
    }
  });

  const combined: [string, string, string[], string[]][] = [
    [
      '/akomodasi',
      'Hotel Bintang 2-5',
      ['Hotel Bintang 2-5', 'Hotel Bintang 2', 'Hotel Bintang 3', ' Hotel Bintang 4 ', 'Hotel Bintang 5'],
      ['Hotel Bintang 1', 'Hotel', 'hotel bintang 3', 'Homestay'],
    ],
    [
      '/fasilitas',
      'Sound System/Lighting/LED',
      ['Sound System/Lighting/LED', 'Sound System', 'Lighting', 'LED'],
      ['Sound', 'Proyektor', 'Sound System/Lighting'],
    ],
    [
      '/fasilitas',
      'Proyektor/Laptop/Printer',
      ['Proyektor/Laptop/Printer', 'Proyektor', 'Laptop', 'Printer'],
      ['LED', 'proyektor'],
    ],
  ];
  for (const [path, label, within, outside] of combined) {
    test(`${label} shows only its own records; a part of the name is no category`, async ({ page, site }) => {
      const list = listAt(path);
      const record = (category: string, id: number) => ({
        id,
        [list.fields.title]: `Uji ${category.trim()}`,
        [list.fields.category]: category,
      });
      site.admin.replace(list.collection, [...outside, ...within].map(record));
      await page.goto(`${path}?tampil=18`);
      await page.getByRole('link', { name: label, exact: true }).click();
      await expect(page.getByRole('heading', { name: /^Uji/ })).toHaveText(
        within.map((category) => `Uji ${category.trim()}`),
      );
      for (const part of [within[1] ?? '', label.toLowerCase(), 'Entah']) {
        await page.goto(`${path}?kategori=${encodeURIComponent(part)}`);
        await expect.soft(page.getByText(list.empty, { exact: true })).toBeVisible();
        await expect.soft(pressed(page)).toHaveCount(0);
        await expect.soft(cards(page)).toHaveCount(0);
      }
    });
  }
});
