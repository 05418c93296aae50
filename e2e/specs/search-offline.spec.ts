import { expect, test } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';

test.use({ expectedConsole: [/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/] });

test('an offline search shows no message and does not change the page', async ({ page, context }) => {
  await gotoHydrated(page, '/contact');
  const box = page.getByRole('searchbox', { name: 'Cari' });
  const combobox = page.getByRole('combobox', { name: 'Cari' });
  await page.getByLabel('Nama').fill('Wayan');
  await box.focus();
  await expect(combobox).toBeFocused();
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/cari'));
  await combobox.fill('ubud');
  await failed;
  await expect(page.getByRole('heading', { level: 1, name: 'Hubungi Kami' })).toBeVisible();
  await expect(page.getByLabel('Nama')).toHaveValue('Wayan');
  await expect(page.getByRole('option')).toHaveCount(0);
});
