import { dishes, restaurants } from '../fixtures/culinary';
import { expect, test } from '../fixtures/test';

const collections = [
  ['makanans', /^Warung/, /^Hidangan/],
  ['restorans', /^Hidangan/, /^Warung/],
] as const;
for (const [failing, other, own] of collections) {
  test(`when only ${failing} fail, the page shows the rest and loads them later by itself`, async ({ page, site }) => {
    site.admin.replace('makanans', dishes(2));
    site.admin.replace('restorans', restaurants(2));
    site.admin.setFault(`/api/admin/${failing}`, { kind: 'status', status: 500 });
    await page.clock.install();
    expect((await page.goto('/kuliner'))?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: other })).toHaveCount(2);
    await expect(page.getByRole('main').getByText('Memuat data ...', { exact: true })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    site.admin.clearFaults();
    await page.clock.runFor(60_000);
    await expect(page.getByRole('heading', { name: own })).toHaveCount(2);
    await expect(page.getByText('Memuat data ...')).toHaveCount(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('when both fail, or both are empty, the page shows its loading texts', async ({ page, site }) => {
    site.admin.setFault('/api/admin/makanans', { kind: 'reset' });
    site.admin.setFault('/api/admin/restorans', { kind: 'status', status: 502 });
    const loading = page.getByRole('main').getByText('Memuat data ...', { exact: true });
    expect((await page.goto('/kuliner'))?.status()).toBe(200);
    await expect(loading).toHaveCount(2);
    await expect(page.getByRole('link', { name: /^Booking Food Tour/ })).toBeVisible();

    site.admin.clearFaults();
    site.admin.replace('makanans', []);
    site.admin.replace('restorans', []);
    expect((await page.goto('/kuliner'))?.status()).toBe(200);
    await expect(loading).toHaveCount(2);
  });
});
