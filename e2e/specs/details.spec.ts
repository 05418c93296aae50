import type { Page } from 'playwright/test';
import { detailOf } from '../fixtures/details';
import { expect, test } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';

const main = (page: Page) => page.getByRole('main');

// One type is enough: the others share its layout and tabs.
test('a visitor opens each tab of a record without another request', async ({ page, site }) => {
  const { collection, full, tabs } = detailOf('/paket-tour');
  site.admin.replace(collection, [full.record]);
  await gotoHydrated(page, `${full.href}?utm_source=wa`);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (['document', 'fetch', 'xhr'].includes(request.resourceType())) requests.push(request.url());
  });
  const steps = await page.evaluate(() => history.length);
  await expect.soft(page.getByRole('tab')).toHaveText(tabs.map(({ name }) => name));
  for (const tab of [...tabs.slice(1), ...tabs.slice(0, 1)]) {
    await page.getByRole('tab', { name: tab.name }).click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(tab.name);
    await expect.soft(page).toHaveURL(tab.name === 'Overview' ? full.href : `${full.href}?tab=${tab.key}`);
    await expect.soft(page.getByRole('tabpanel')).toHaveCount(1);
    for (const text of tab.full) {
      const shown = page.getByRole('tabpanel', { name: tab.name }).getByText(text);
      await expect.soft(shown.first(), `${tab.name}: ${text}`).toBeVisible();
    }
  }
  expect.soft(await page.evaluate(() => history.length), 'history').toBe(steps);
  expect.soft(requests, 'requests').toEqual([]);
});

test('conditions near the title lead to the notes, or to a package’s terms', async ({ page }) => {
  for (const [path, conditions, target] of [
    ['/transportasi/toyota-avanza', 'Belum termasuk bahan bakar dan parkir.', 'Minimal sewa 12 jam.'],
    ['/paketdetail/pesona-ubud', 'Deposit tidak kembali bila Anda batal.', 'Syarat dan Ketentuan'],
  ] as const) {
    await gotoHydrated(page, path);
    await expect(main(page).getByText(conditions)).toBeInViewport();
    await page.getByRole('link', { name: 'Selengkapnya' }).click();
    await expect(main(page).getByText(target, { exact: true })).toBeInViewport();
    await expect(page).toHaveURL(path);
  }
});

test('the back bar shows price and order button while the card’s own are out of sight', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await gotoHydrated(page, '/transportasi/toyota-avanza');
  const orders = page.getByRole('link', { name: 'Pesan Sekarang' });
  const card = page.getByRole('region', { name: 'Harga dan pemesanan' });
  const inCard = card.getByRole('link', { name: 'Pesan Sekarang' });
  await expect(orders.first()).toBeInViewport();
  await expect(inCard).not.toBeInViewport();
  await inCard.scrollIntoViewIfNeeded();
  await expect(orders).toHaveCount(1);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(orders).toHaveCount(2);
  await expect(orders.first()).toBeInViewport();
});
