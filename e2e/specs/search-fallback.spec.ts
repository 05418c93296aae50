import { type IsolatedSite, startIsolatedSite } from '../../tests/support/isolated-site';
import { expect, test } from '../fixtures/test';
import { axeViolations } from '../support/axe';
import { gotoHydrated } from '../support/goto-hydrated';
import { box, enter, list, option, searches } from '../support/search-box';

/** A site that has its lists in memory, since pages that show them were visited. */
let withLists: IsolatedSite;

test.beforeAll(async () => {
  withLists = await startIsolatedSite({ ADMIN_FRESH_SECONDS: '3600' });
  for (const path of ['/paket-tour', '/akomodasi', '/tiket']) await fetch(withLists.url + path);
});
test.beforeEach(() => withLists.admin.clearFaults());
test.afterAll(() => withLists.close());

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('titles from the lists in memory follow the sentence when a search finds nothing', async ({ page }) => {
    await page.goto(`${withLists.url}/cari?q=pesna+ubdu`);
    const main = page.getByRole('main');
    await expect(main).toContainText(/No results found for "pesna ubdu".*Dari daftar kami.*Pesona Ubud/);
    const link = main.getByRole('link', { name: /^Pesona Ubud Paket Tour.* Start From Rp/ });
    await expect(link).toHaveAttribute('href', '/paketdetail/pesona-ubud');
    await expect(main.getByRole('link', { name: 'Tanyakan lewat WhatsApp' })).toBeVisible();
  });
});

test('in the dropdown similar titles follow the sentence as options', async ({ page }) => {
  await gotoHydrated(page, `${withLists.url}/contact`);
  await enter(page);
  await box(page).fill('pesna ubdu');
  const banner = page.getByRole('banner');
  await expect(banner.getByText('No results found for "pesna ubdu"', { exact: true }).last()).toBeVisible();
  await expect(banner.getByText('Dari daftar kami', { exact: true })).toBeVisible();
  await expect(option(page, /^Pesona Ubud/)).toHaveAttribute('href', '/paketdetail/pesona-ubud');
  await expect(option(page, /^Pesona Ubud/)).toHaveAttribute('tabindex', '-1');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${withLists.url}/paketdetail/pesona-ubud`);
});

test('in the dropdown a failed search stays silent, though titles are in memory', async ({ page }) => {
  withLists.admin.setFault(searches, { kind: 'status', status: 500 });
  await gotoHydrated(page, `${withLists.url}/contact`);
  await enter(page);
  const failed = page.waitForResponse((response) => response.url().includes('/cari.json'));
  await box(page).fill('pesona ubud');
  await (await failed).finished();
  await expect(list(page)).toBeHidden();
  await expect(page.getByRole('banner')).not.toContainText(/Dari daftar kami|No results|belum bisa/);
});
