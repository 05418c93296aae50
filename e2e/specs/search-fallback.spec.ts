import { type IsolatedSite, startIsolatedSite } from '../../test-support/isolated-site';
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

  for (const [search, sentence, fails] of [
    ['fails', 'Pencarian belum bisa dijawab. Silakan coba lagi.', true],
    ['finds nothing', 'No results found for "pesna ubdu"', false],
  ] as const) {
    test(`titles from the lists in memory follow the sentence when a search ${search}`, async ({ page }) => {
      if (fails) withLists.admin.setFault(searches, { kind: 'status', status: 500 });
      await page.goto(`${withLists.url}/cari?q=pesna+ubdu`);
      const main = page.getByRole('main');
      await expect(main.getByRole('status')).toContainText(sentence);
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Dari daftar kami']);
      await expect(main).toContainText(new RegExp(`${sentence}.*Dari daftar kami.*Pesona Ubud`));
      const link = main.getByRole('link', { name: /^Pesona Ubud Paket Tour Start From Rp/ });
      await expect(link).toHaveAttribute('href', '/paketdetail/pesona-ubud');
      await expect(main.getByRole('link', { name: 'Tanyakan lewat WhatsApp' })).toBeVisible();
    });
  }

  test('results have the picture and the price of their record', async ({ page }) => {
    await page.goto(`${withLists.url}/cari?q=pesona+ubud`);
    const link = page.getByRole('main').getByRole('link', { name: /^Pesona Ubud Paket Tour Start From Rp [\d.]+/ });
    await expect(link).toBeVisible();
    await expect(link.getByRole('presentation')).toHaveAttribute('src', /^\/storage\//);
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
