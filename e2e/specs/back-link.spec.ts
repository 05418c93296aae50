import type { Page } from 'playwright/test';
import { listAt, numbered } from '../fixtures/lists';
import { expect, test } from '../fixtures/test';
import { gotoHydrated, hydrated } from '../support/goto-hydrated';

// The links from a record back to its list: the one in the back bar and the one in the breadcrumb.

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

/** Lists whose details are elsewhere, that have no pages, and that have no order card. */
for (const list of ['/paket-tour', '/attraction', '/blog'].map(listAt)) {
  const category = list.categories[0] ?? '';
  const view = `${list.path}?${new URLSearchParams({ kategori: category, ...(list.more ? { tampil: '12' } : {}) })}`;

  test(`from a record of ${list.path}, Kembali and the breadcrumb restore the list's filters and scroll position`, async ({
    page,
    site,
  }) => {
    site.admin.replace(list.collection, numbered(list, 24));
    await gotoHydrated(page, view);
    const breadcrumb = page
      .getByRole('navigation', { name: 'Jejak halaman' })
      .getByRole('link')
      .and(page.locator(`[href="${list.path}"]`));
    for (const link of [back(page), breadcrumb]) {
      const left = await follow(page, 'Uji 19');
      await expect(link).toHaveAttribute('href', list.path);
      await link.click();
      await expect(page).toHaveURL(view);
      await expect(cards(page)).toHaveCount(12);
      await expect.poll(() => scrollPosition(page)).toBe(left);
    }
    await page.goForward();
    await expect(heading(page, 'Uji 19')).toBeVisible();
  });
}

test('it restores the list from another tab of the record too, and after a reload', async ({ page, site }) => {
  site.admin.replace(vehicles.collection, numbered(vehicles, 24));
  await gotoHydrated(page, '/transportasi?kategori=Big+Bus&tampil=12');
  const left = await follow(page, 'Uji 19');
  await page.getByRole('tab', { name: 'Fasilitas' }).click();
  await expect(page).toHaveURL(/tab=fasilitas/);
  await page.reload();
  await hydrated(page);
  await back(page).click();
  await expect(page).toHaveURL('/transportasi?kategori=Big+Bus&tampil=12');
  await expect.poll(() => scrollPosition(page)).toBe(left);
});

test('it opens the plain list when the visitor did not come from the list', async ({ page, site }) => {
  site.admin.replace(vehicles.collection, numbered(vehicles, 24));
  const expectPlainList = async () => {
    await back(page).click();
    await expect(page).toHaveURL('/transportasi');
    await expect(heading(page, 'Transportasi Bali')).toBeVisible();
  };
  await gotoHydrated(page, '/transportasi/uji-3');
  await expectPlainList();

  await gotoHydrated(page, '/');
  await main(page)
    .getByRole('link', { name: /Uji 1$/ })
    .first()
    .click();
  await expect(heading(page, 'Uji 1')).toBeVisible();
  await expectPlainList();

  // An earlier navigation went from the list to another page.
  await gotoHydrated(page, '/transportasi?tampil=12');
  await page.getByRole('banner').getByRole('link', { name: 'Jelajahi Bali' }).click();
  await expect(page).toHaveURL('/');
  await main(page)
    .getByRole('link', { name: /Uji 1$/ })
    .first()
    .click();
  await expect(heading(page, 'Uji 1')).toBeVisible();
  await expectPlainList();
});

for (const [moment, clickTwice] of [
  ['right after the first', (page: Page) => back(page).dblclick()],
  [
    'once the list is in the history but not yet rendered',
    async (page: Page) => {
      await page.evaluate(() => {
        // Looked up only then: the record's page has replaced the link of its loading state.
        const link = () => [...document.links].find(({ textContent }) => textContent.trim() === 'Kembali');
        addEventListener('popstate', () => link()?.click(), { once: true });
      });
      await back(page).click();
    },
  ],
] as const) {
  test(`a second click ${moment} does not go back further`, async ({ page, site }) => {
    site.admin.replace(vehicles.collection, numbered(vehicles, 24));
    await gotoHydrated(page, '/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Transportasi', exact: true }).dispatchEvent('click');
    await card(page, 'Uji 6').click();
    await expect(heading(page, 'Uji 6')).toBeVisible();
    site.admin.setFault('/api', { kind: 'hold' });
    await clickTwice(page);
    await expect(page).toHaveURL('/transportasi');
    site.admin.release();
    await expect(heading(page, 'Transportasi Bali')).toBeVisible();
    await expect(cards(page)).toHaveCount(6);
    await expect(page).toHaveURL('/transportasi');
  });
}

test('in a new tab it opens the plain list', async ({ page, context, site }) => {
  site.admin.replace(vehicles.collection, numbered(vehicles, 24));
  await gotoHydrated(page, '/transportasi?tampil=12');
  await follow(page, 'Uji 9');
  const opened = context.waitForEvent('page');
  await back(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/transportasi');
  await expect(heading(page, 'Uji 9')).toBeVisible();
});

test('it restores the list while a slow record is loading', async ({ page, site }) => {
  site.admin.replace(vehicles.collection, numbered(vehicles, 24));
  await gotoHydrated(page, '/transportasi?tampil=12');
  site.admin.setFault('/api', { kind: 'hold' });
  await card(page, 'Uji 9').click();
  await expect(heading(page, 'Uji 9')).toBeVisible();
  await back(page).click();
  await expect(heading(page, 'Transportasi Bali')).toBeVisible();
  site.admin.release();
  await expect(page.getByRole('progressbar', { name: 'Memuat halaman' })).toBeHidden();
  await expect(cards(page)).toHaveCount(12);
  await expect(page).toHaveURL('/transportasi?tampil=12');
});

test('it restores the list once a slow record is in the history but not yet rendered', async ({ page, site }) => {
  site.admin.replace(vehicles.collection, numbered(vehicles, 24));
  await gotoHydrated(page, '/transportasi?kategori=Big+Bus&tampil=12');
  await page.evaluate(() => {
    const push = history.pushState;
    history.pushState = function (...args) {
      push.apply(this, args);
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Kembali opens the plain list', async ({ page }) => {
    await page.goto('/transportasi?tampil=12');
    await main(page)
      .getByRole('link', { name: /^Lihat Detail/ })
      .first()
      .click();
    await back(page).click();
    await expect(page).toHaveURL('/transportasi');
  });
});
