import { dishes, restaurants } from '../fixtures/culinary';
import { expect, test } from '../fixtures/test';

test('when dishes and restaurants fail, the page shows its loading texts and retries by itself', async ({
  page,
  site,
}) => {
  site.admin.replace('makanans', dishes(2));
  site.admin.replace('restorans', restaurants(2));
  site.admin.setFault('/api/admin/makanans', { kind: 'reset' });
  site.admin.setFault('/api/admin/restorans', { kind: 'status', status: 502 });
  await page.clock.install();
  expect((await page.goto('/kuliner'))?.status()).toBe(200);
  const main = page.getByRole('main');
  await expect(main.getByText('Memuat data ...', { exact: true })).toHaveCount(2);
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(main.getByRole('link', { name: /^Booking Food Tour/ })).toBeVisible();
  site.admin.clearFaults();
  await page.clock.fastForward(60_000);
  await expect(main.getByRole('heading', { name: /^(Hidangan|Warung)/ })).toHaveCount(4);
  await expect(main.getByText('Memuat data ...')).toHaveCount(0);
});
