import type { Locator, Page } from 'playwright/test';
import { expect, test, withAndWithoutJavaScript } from '../fixtures/test';
import { currentTexts } from '../support/current';
import { gotoHydrated, holdRequests, hydrated, SCRIPTS } from '../support/goto-hydrated';
import { press } from '../support/keys';

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

test('the navigation has its entries and targets; wide screens show each in one line, without a menu button', async ({
  page,
}) => {
  await page.goto('/contact');
  const links = navigation(page).getByRole('link', { includeHidden: true });
  const targets = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(targets).toEqual(entries);
  const logo = page.getByRole('banner').getByRole('link', { name: 'Jelajahi Bali' });
  await expect(logo).toHaveAttribute('href', '/');
  const lines = (words: Locator) =>
    words.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top / 10))).size;
    });
  const brand = page.getByRole('banner').getByText('Jelajahi Bali', { exact: true }).first();
  const names = [...Object.keys(groups), 'Paket Tour', 'Blog'];
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const words of [brand, ...names.map((name) => group(page, name))]) {
      await expect.soft(words, `at ${width} px`).toBeInViewport({ ratio: 1 });
      expect.soft(await lines(words), `lines of ${await words.textContent()} at ${width} px`).toBe(1);
    }
    await expect.soft(page.getByRole('searchbox', { name: 'Cari' })).toBeInViewport({ ratio: 1 });
    await expect.soft(page.getByRole('button', { name: /menu/ })).toHaveCount(0);
  }
});

/** Groups on either side of the open one, and one farther away. */
const pairs = [
  ['Layanan Kami', 'Jelajahi Bali'],
  ['Lainnya', 'Jelajahi Bali'],
  ['Lainnya', 'Layanan Kami'],
] as const;

const openMenu = (page: Page) => page.getByRole('button', { name: 'Buka menu' }).click();

/** Asserts that only this group is open, or none. */
async function expectOpen(page: Page, name: string | null, after: string) {
  for (const [one, [[first]]] of Object.entries(groups))
    await expect.soft(entry(page, first), `${one}, ${after}`).toBeVisible({ visible: one === name });
}

/** Removes the browser's support for exclusive `<details>`, so each group opens and closes independently. */
const forgetExclusiveDetails = (page: Page) =>
  navigation(page)
    .getByRole('group', { includeHidden: true })
    .evaluateAll((elements) => {
      for (const details of elements) details.removeAttribute('name');
    });

withAndWithoutJavaScript((open) => {
  test('the skip link is the first tab stop; groups open by click and key, one at a time, and lead to their pages', async ({
    page,
  }) => {
    await open(page, '/contact');
    const skip = page.getByRole('link', { name: 'Langsung ke konten' });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    for (const [name, items] of Object.entries(groups)) {
      await expect.soft(entry(page, items[0][0]), `${name} is closed at first`).toBeHidden();
      await group(page, name).click();
      for (const [label] of items) await expect.soft(entry(page, label)).toBeVisible();
      await expectOpen(page, name, 'clicked');
    }
    await group(page, 'Lainnya').click();
    await expect(entry(page, 'Contact')).toBeHidden();

    await entry(page, 'Paket Tour').focus();
    await press(page, 'Tab', 'Enter');
    await expect(entry(page, 'Akomodasi')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(entry(page, 'Akomodasi')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/akomodasi');
    // A navigation closes open groups when it starts.
    await expect(page.getByRole('heading', { level: 1, name: 'Akomodasi di Bali' })).toBeVisible();

    await group(page, 'Jelajahi Bali').click();
    await entry(page, 'Kuliner').click();
    await expect(page).toHaveURL('/kuliner');
    await expect(entry(page, 'Kuliner')).toBeHidden();
    await expect.poll(() => current(page)).toEqual(['Kuliner']);
  });

  test('on narrow screens a button opens and closes the menu', async ({ page }) => {
    await page.setViewportSize({ width: 1023, height: 740 });
    await open(page, '/contact');
    const opener = page.getByRole('button', { name: 'Buka menu' });
    for (const width of [1023, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(navigation(page)).toBeHidden();
      await opener.click();
      for (const label of ['Paket Tour', 'Blog']) await expect.soft(entry(page, label)).toBeVisible();
      await page.getByRole('button', { name: 'Tutup menu' }).click();
      await expect(navigation(page)).toBeHidden();
    }
    await opener.click();
    await page.keyboard.press('Escape');
    await expect(navigation(page)).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await entry(page, 'Tiket').click();
    await expect(page).toHaveURL('/tiket');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tiket Bali');
    await expect(navigation(page)).toBeHidden();
  });
});

test('Escape closes an open group and returns the focus; a click elsewhere and leaving it with Tab close it', async ({
  page,
}) => {
  await gotoHydrated(page, '/contact');
  await entry(page, 'Paket Tour').focus();
  await press(page, 'Tab', 'Enter', 'Tab');
  await expect(entry(page, 'Akomodasi')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry(page, 'Akomodasi')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(entry(page, 'Akomodasi'), 'the group has the focus').toBeVisible();

  await page.getByRole('main').click({ position: { x: 5, y: 400 } });
  await expect(entry(page, 'Tiket')).toBeHidden();
  await group(page, 'Layanan Kami').click();
  await entry(page, 'Tiket').focus();
  await page.keyboard.press('Tab');
  await expect(entry(page, 'Tiket')).toBeHidden();
});

for (const pointer of ['touch', 'mouse'] as const) {
  test.describe(`by ${pointer}`, () => {
    test.use({ hasTouch: pointer === 'touch' });

    test('a group opens while another is open, then closes and opens again', async ({ page }) => {
      await gotoHydrated(page, '/tiket');
      const press = (name: string) => (pointer === 'touch' ? group(page, name).tap() : group(page, name).click());
      for (const support of ['with', 'without']) {
        if (support === 'without') await forgetExclusiveDetails(page);
        for (const [one, other] of pairs) {
          const when = `${one} → ${other}, ${support} exclusive <details>`;
          await press(one);
          await expectOpen(page, one, when);
          await press(other);
          await expectOpen(page, other, when);
          await press(other);
          await expectOpen(page, null, `${when}, closed`);
        }
      }
    });
  });
}

test('a group opened before hydration stays open', async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/tiket', { waitUntil: 'commit' });
  await group(page, 'Jelajahi Bali').click();
  release();
  await hydrated(page);
  await expectOpen(page, 'Jelajahi Bali', 'after hydration');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('choosing an entry whose page is slow closes the menu at once', async ({ page, site }) => {
    await gotoHydrated(page, '/contact');
    site.admin.setFault('/api', { kind: 'hold' });
    await openMenu(page);
    await entry(page, 'Tiket').click();
    await expect(navigation(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Tiket Bali' })).toBeVisible();
    const skeletons = page.getByRole('status', { name: 'Memuat data' });
    await expect(skeletons).toBeVisible();
    site.admin.release();
    await expect(skeletons).toHaveCount(0);
    await expect(page).toHaveURL('/tiket');
    await openMenu(page);
    await expect(entry(page, 'Tiket')).toBeVisible();
  });
});

test('a page that arrives late leaves the focus in the search box where the visitor types', async ({ page }) => {
  await gotoHydrated(page, '/contact');
  const release = await holdRequests(page, /\/blog\.data/);
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

test('a fragment that cannot be decoded does not break the page, in its URL or in an article’s link', async ({
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
  await expect(page).toHaveURL('/paket-tour#50%25off');
  await expect(page.getByText(/^Menampilkan/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paket Tour Bali');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promo');
});

test.describe('after a deploy', () => {
  test.use({ expectedConsole: [/Failed to load resource|Error loading route module|Failed to fetch dynamically/] });

  test('a link whose module is gone still works', async ({ page }) => {
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
