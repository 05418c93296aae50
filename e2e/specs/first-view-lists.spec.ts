import type { Locator, Page } from 'playwright/test';
import { lists } from '../fixtures/lists';
import { expect, test, withAndWithoutJavaScript } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';

const categories = (page: Page) => page.getByRole('navigation', { name: 'Kategori' });
const chat = (page: Page) => page.getByRole('button', { name: 'Pesan sekarang lewat WhatsApp' });

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('not shown');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height, middle: box.y + box.height / 2 };
};

for (const [width, height] of [
  [360, 780],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height } });

    test('every list’s hero leaves room for cards in the first view', async ({ page }) => {
      for (const { path } of lists) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        // The space between header and categories, whose margin is up to 24 px.
        const hero = (await boxOf(categories(page))).y - (await boxOf(page.getByRole('banner'))).bottom;
        expect.soft(hero, path).toBeLessThanOrEqual(180 + 24);
        await expect.soft(page.getByRole('article').first().getByRole('heading'), path).toBeInViewport({ ratio: 0.5 });
        if (width < 768) continue;
        const filters = await boxOf(page.getByText(/^Saring/).first());
        const count = await boxOf(page.getByRole('main').getByRole('status').first());
        expect.soft(Math.abs(filters.middle - count.middle), `${path}: one row`).toBeLessThanOrEqual(12);
      }
    });
  });
}

test.describe('on a very wide screen', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1700, height: 900 } });

  test('four cards stand in a row, and months stand in a row that scrolls', async ({ page }) => {
    await page.goto('/event');
    const tops = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().y));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(4);
    const months = page.getByRole('navigation', { name: 'Bulan' }).getByRole('link');
    expect((await boxOf(months.last())).y).toBe((await boxOf(months.first())).y);
  });
});

test.describe('on a tablet', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 768, height: 1024 } });

  test('the link that shares a chosen category stands in one row with the filters', async ({ page }) => {
    await page.goto('/transportasi?kategori=Mobil+Keluarga');
    const share = await boxOf(page.getByRole('main').getByRole('link', { name: 'Bagikan' }));
    expect(Math.abs(share.middle - (await boxOf(page.getByText('Saring dan urut'))).middle)).toBeLessThanOrEqual(12);

    // The open form takes the row, and the count is below it.
    await page.getByText('Saring dan urut').click();
    const apply = await boxOf(page.getByRole('button', { name: 'Terapkan' }));
    const count = await boxOf(page.getByText('Menampilkan 6 dari 7 kendaraan'));
    expect(count.y).toBeGreaterThan(apply.bottom);
  });
});

test.describe('the WhatsApp button on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('appears with the first scroll up on a list, and at once on home', async ({ page }) => {
    for (const path of ['/transportasi', '/cari?q=ubud', '/kuliner']) {
      await gotoHydrated(page, path);
      await expect(chat(page), path).not.toBeInViewport();
      await page.mouse.wheel(0, 900);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
      await expect(chat(page), path).not.toBeInViewport();
      await page.mouse.wheel(0, -100);
      await expect(chat(page), path).toBeInViewport({ ratio: 1 });
      await page.mouse.wheel(0, -900);
      await expect(chat(page), path).not.toBeInViewport();
      await chat(page).focus();
      await expect(chat(page), `${path}: with the keyboard`).toBeInViewport({ ratio: 1 });
    }
    await gotoHydrated(page, '/');
    await expect(chat(page)).toBeInViewport({ ratio: 1 });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('stands between the list and the footer', async ({ page }) => {
      await page.goto('/transportasi');
      const button = await boxOf(chat(page));
      expect(button.y).toBeGreaterThanOrEqual((await boxOf(page.getByRole('main'))).bottom);
      expect(button.bottom).toBeLessThanOrEqual((await boxOf(page.getByRole('contentinfo'))).y);
      await chat(page).click();
      await expect(page.getByRole('dialog', { name: 'Mau bicara dengan siapa?' })).toBeVisible();
    });
  });
});

withAndWithoutJavaScript((open) => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('a phone’s menu shows every section at once', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Buka menu' }).click();
    const links = page.getByRole('navigation', { name: 'Utama' }).getByRole('link');
    await expect(links).toHaveText([
      ...['Paket Tour', 'Akomodasi', 'Transportasi', 'Fasilitas', 'Tiket'],
      ...['Mice & Event', 'Wisata & Atraksi', 'Kuliner', 'Blog', 'Contact'],
    ]);
    for (const link of await links.all()) await expect.soft(link).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Tanyakan lewat WhatsApp' }).first()).toBeInViewport({ ratio: 1 });
  });
});
