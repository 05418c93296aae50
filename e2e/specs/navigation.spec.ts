import type { Locator, Page } from 'playwright/test';
import { expect, test, withAndWithoutJavaScript } from '../fixtures/test';
import { currentTexts } from '../support/current';
import { gotoHydrated } from '../support/goto-hydrated';

const groups = {
  'Layanan Kami': [
    ['Akomodasi', '/akomodasi'],
    ['Transportasi', '/transportasi'],
    ['Fasilitas', '/fasilitas'],
    ['Tiket', '/tiket'],
  ],
  'Jelajahi Bali': [
    ['Mice & Event', '/event'],
    ['Wisata & Atraksi', '/attraction'],
    ['Kuliner', '/kuliner'],
  ],
  Lainnya: [['Contact', '/contact']],
} as const;

const entries = [
  ['Paket Tour', '/paket-tour'],
  ...groups['Layanan Kami'],
  ...groups['Jelajahi Bali'],
  ['Blog', '/blog'],
  ...groups.Lainnya,
] as const;

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Utama' });
const group = (page: Page, name: string) => navigation(page).getByText(name, { exact: true });
const entry = (page: Page, name: string) => navigation(page).getByRole('link', { name, exact: true });
const current = (page: Page) => currentTexts(navigation(page).getByRole('link', { includeHidden: true }));

for (const width of [1024, 1280]) {
  test(`at ${width} px every entry of the navigation is visible, in one line, without a menu button`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/contact');
    const lines = (words: Locator) =>
      words.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top / 10))).size;
      });
    const brand = page.getByRole('banner').getByText('Jelajahi Bali', { exact: true }).first();
    const names = [...Object.keys(groups), 'Paket Tour', 'Blog'];
    for (const words of [brand, ...names.map((name) => navigation(page).getByText(name, { exact: true }))]) {
      await expect.soft(words).toBeInViewport({ ratio: 1 });
      expect.soft(await lines(words), `lines of ${await words.textContent()}`).toBe(1);
    }
    await expect.soft(page.getByRole('searchbox', { name: 'Cari' })).toBeInViewport({ ratio: 1 });
    await expect.soft(page.getByRole('button', { name: /menu/ })).toHaveCount(0);
  });
}

withAndWithoutJavaScript((open) => {
  test('the navigation has the entries and targets of the specification', async ({ page }) => {
    await open(page, '/contact');
    const links = navigation(page).getByRole('link', { includeHidden: true });
    await expect(links).toHaveText(entries.map(([label]) => label));
    for (const [index, [label, href]] of entries.entries()) {
      await expect.soft(links.nth(index), label).toHaveAttribute('href', href);
    }
    const logo = page.getByRole('banner').getByRole('link', { name: 'Jelajahi Bali' });
    await expect(logo).toHaveAttribute('href', '/');
  });

  test('groups open on click, one at a time, and close on a second click', async ({ page }) => {
    await open(page, '/contact');
    for (const [name, items] of Object.entries(groups)) {
      await expect.soft(entry(page, items[0][0]), `${name} is closed at first`).toBeHidden();
      await group(page, name).click();
      for (const [label] of items) await expect.soft(entry(page, label)).toBeVisible();
      for (const [other, [[label]]] of Object.entries(groups)) {
        if (other !== name) await expect.soft(entry(page, label), `${other} is closed`).toBeHidden();
      }
    }
    await group(page, 'Lainnya').click();
    await expect(entry(page, 'Contact')).toBeHidden();
  });

  test('groups open and close from the keyboard', async ({ page }) => {
    await open(page, '/contact');
    await entry(page, 'Paket Tour').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(entry(page, 'Akomodasi')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(entry(page, 'Akomodasi')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/akomodasi');
  });

  test('choosing an entry opens its page and closes its group', async ({ page }) => {
    await open(page, '/contact');
    await group(page, 'Jelajahi Bali').click();
    await entry(page, 'Kuliner').click();
    await expect(page).toHaveURL('/kuliner');
    await expect(entry(page, 'Kuliner')).toBeHidden();
    await expect.poll(() => current(page)).toEqual(['Kuliner']);
  });

  for (const width of [360, 1023]) {
    test(`a button opens and closes the menu at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await open(page, '/contact');
      const opener = page.getByRole('button', { name: 'Buka menu' });
      await expect(navigation(page)).toBeHidden();

      await opener.click();
      for (const label of ['Paket Tour', 'Blog']) await expect.soft(entry(page, label)).toBeVisible();
      await page.getByRole('button', { name: 'Tutup menu' }).click();
      await expect(navigation(page)).toBeHidden();

      await opener.click();
      await page.keyboard.press('Escape');
      await expect(navigation(page)).toBeHidden();
      await expect(opener).toBeFocused();

      await opener.click();
      await group(page, 'Layanan Kami').click();
      await entry(page, 'Tiket').click();
      await expect(page).toHaveURL('/tiket');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tiket Bali');
      await expect(navigation(page)).toBeHidden();
    });
  }

  test('the skip link is the first tab stop and moves to the content', async ({ page }) => {
    await open(page, '/contact');
    const skip = page.getByRole('link', { name: 'Langsung ke konten' });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('Escape closes an open group and returns the focus', async ({ page }) => {
  await gotoHydrated(page, '/contact');
  await entry(page, 'Paket Tour').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(entry(page, 'Akomodasi')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry(page, 'Akomodasi')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(entry(page, 'Akomodasi'), 'the group has the focus').toBeVisible();
});

test('a click elsewhere, or leaving the group with Tab, closes it', async ({ page }) => {
  await gotoHydrated(page, '/contact');
  await group(page, 'Layanan Kami').click();
  await page.getByRole('main').click({ position: { x: 5, y: 400 } });
  await expect(entry(page, 'Tiket')).toBeHidden();

  await group(page, 'Layanan Kami').click();
  await entry(page, 'Tiket').focus();
  await page.keyboard.press('Tab');
  await expect(entry(page, 'Tiket')).toBeHidden();
});

test('a navigation to another page moves the focus to the content, a change of search params does not', async ({
  page,
}) => {
  await gotoHydrated(page, '/paket-tour');
  const more = page.getByRole('link', { name: 'Load More' });
  await more.click();
  await expect(page).toHaveURL('/paket-tour?tampil=12');
  await expect(page.getByRole('main')).not.toBeFocused();

  await entry(page, 'Blog').click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a page that arrives late leaves the focus in the search box that the visitor types into meanwhile', async ({
  page,
}) => {
  await gotoHydrated(page, '/contact');
  let release = () => {};
  const typed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/blog.data*', async (route) => {
    await typed;
    await route.continue();
  });
  const requested = page.waitForRequest('**/blog.data*');
  await entry(page, 'Blog').click();
  await requested;
  const box = page.getByRole('banner').getByLabel('Cari', { exact: true }).filter({ visible: true });
  await box.pressSequentially('uluwatu');
  release();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Blog');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('uluwatu');
});

test('a fragment that cannot be decoded leaves the page alive, in its URL as in an article’s link', async ({
  page,
  site,
}) => {
  site.admin.replace('blogs', [
    { id: 1, slug: 'promo', judul: 'Promo', deskripsi: '[Diskon](/blog/promo#50%off)\n\n[Paket](/paket-tour#50%off)' },
  ]);
  await gotoHydrated(page, '/blog/promo');
  await page.evaluate(() => {
    location.hash = '#50%off';
  });
  await expect(page).toHaveURL('/blog/promo#50%25off');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Diskon' }).click();
  await main.getByRole('link', { name: 'Paket', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paket Tour Bali');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promo');
});

test.describe('after a deploy', () => {
  test.use({ expectedConsole: [/Failed to load resource|Error loading route module|Failed to fetch dynamically/] });

  test('a link whose module is gone is followed all the same', async ({ page }) => {
    await gotoHydrated(page, '/transportasi');
    await page.route(/\/assets\/(vehicle|detail-page)-/, (route) => route.fulfill({ status: 404 }), { times: 2 });
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Lihat Detail/ })
      .first()
      .click();
    await expect(page).toHaveURL(/^[^?]*\/transportasi\/[\w-]+$/);
    await expect(page.getByRole('tablist')).toBeVisible();
  });
});
