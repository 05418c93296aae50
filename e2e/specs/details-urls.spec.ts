import { detailOf } from '../fixtures/details';
import { expect, statusLine, test } from '../fixtures/test';

test.use({ expectedConsole: [statusLine] });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown or failing record shows its error in the layout with a link back; a failing one can be retried', async ({
    page,
    site,
  }) => {
    const { full, list, failed } = detailOf('/tiket');
    site.admin.replace('tickets', [full.record]);
    const retry = page.getByRole('main').getByRole('button', { name: 'Coba Lagi' });
    const expectError = async (path: string, status: number, message: string) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(message);
      await expect.soft(page.getByRole('banner')).toBeVisible();
      await expect.soft(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Kembali', exact: true })).toHaveAttribute('href', list);
    };
    await expectError('/tiket/tidak-ada', 404, 'Data tiket tidak ditemukan');
    await expect(retry).toHaveCount(0);
    site.admin.setFault('/api/admin/tickets/', { kind: 'status', status: 500 });
    await expectError(full.href, 502, failed);
    site.admin.clearFaults();
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(full.title);
    await expect(page.getByRole('tab').first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(full.href);
  });
});

test('a record that fails during client navigation shows an error, and a retry shows the record', async ({
  page,
  site,
}) => {
  site.admin.replace('tickets', [{ id: 1, name: 'Uji', stock: 1 }]);
  await page.goto('/tiket');
  site.admin.setFault('/api/admin/tickets/', { kind: 'reset' });
  await page.getByRole('link', { name: 'Lihat Detail Uji' }).click();
  await expect(page.getByRole('heading', { name: 'Gagal mengambil data detail tiket' })).toBeVisible();
  site.admin.clearFaults();
  await page.getByRole('link', { name: 'Kembali', exact: true }).click();
  await page.getByRole('link', { name: 'Lihat Detail Uji' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Uji' })).toBeVisible();
});

test.describe('while the admin host is slow', () => {
  test.use({ javaScriptEnabled: false, siteKind: 'streaming' });

  // With JavaScript: `layout-shift.spec.ts`.
  test('without JavaScript a record shows its loading state, then its content', async ({ page, site }) => {
    site.admin.setFault('/api/admin/transportasis/', { kind: 'hold' });
    site.admin.replace('transportasis', [{ id: 1, slug: 'uji', judul: 'Uji' }]);
    await page.goto('/transportasi/uji', { waitUntil: 'commit' });
    const words = page.getByText('Memuat detail transportasi...', { exact: true });
    await expect(words).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Uji' })).toHaveCount(0);
    site.admin.release();
    await expect(page.getByRole('heading', { level: 1, name: 'Uji' })).toBeVisible();
    await expect(words).toBeHidden();
  });
});
