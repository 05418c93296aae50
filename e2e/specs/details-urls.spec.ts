import { get } from '../../tests/support/isolated-site';
import { type Detail, detailOf, details } from '../fixtures/details';
import { readUntil } from '../fixtures/documents';
import { textOf } from '../fixtures/lists';
import { expect, statusLine, test } from '../fixtures/test';

test.use({ expectedConsole: [statusLine] });

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');

test('every identifier of a record shows it with the same canonical URL', async ({ site, request }) => {
  const { full, sparse } = detailOf('/transportasi');
  site.admin.replace('transportasis', [sparse.record, full.record]);
  for (const param of ['toyota-fortuner-2026?tab=entah&utm_source=wa', '621', 'fortuner', 'Toyota%20Fortuner%202026']) {
    const response = await request.get(`/transportasi/${param}`);
    const html = await response.text();
    expect.soft(response.status(), param).toBe(200);
    expect.soft(textOf(html), param).toContain(full.title);
    expect.soft(canonicalOf(html), param).toBe(site.url + full.href);
  }
  const { status, headers } = await get(`${site.url}/Transportasi/toyota-fortuner-2026?tab=x`);
  expect([status, headers.get('Location')]).toEqual([301, '/transportasi/toyota-fortuner-2026?tab=x']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown or failing record shows its error within the layout and links back; a failing one can be retried', async ({
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

test('an invalid identifier returns 404', async ({ site, request }) => {
  for (const segment of ['%00', '%E0%A4%A', 'x'.repeat(400), '%2Fapi', '"><script>']) {
    const response = await request.get(`${site.url}/tiket/${segment}`);
    expect.soft([400, 404], segment).toContain(response.status());
    expect.soft(await response.text(), segment).not.toContain('"><script>');
  }
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

  // With JavaScript `layout-shift.spec.ts` shows the same.
  test('without JavaScript a record shows its loading state first and its content afterwards', async ({
    page,
    site,
  }) => {
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

  test('every content type has a loading text, and its record comes in the same response', async ({ site }) => {
    const begin = async ({ collection, full, loading }: Detail) => {
      site.admin.replace(collection, [full.record]);
      site.admin.setFault(`/api/admin/${collection}/`, { kind: 'hold' });
      const byId = full.href.replace(/[^/]+$/, `${full.record.id}`);
      const { response, rest } = await readUntil(site.url + byId, loading);
      expect.soft(response.status, byId).toBe(200);
      expect.soft(response.headers.get('Cache-Control'), byId).toBe('no-store');
      return { title: full.title, rest };
    };
    const streams = await Promise.all(details.map(begin));
    site.admin.release();
    for (const { title, rest } of streams) expect.soft(textOf(await rest())).toContain(title);
  });
});

test('the canonical URL of a comparison is spelled as its links are', async ({ site, request }) => {
  const path = '/bandingkan?isi=transportasi-1,transportasi-5';
  const html = await (await request.get(`${path}&fbclid=x`)).text();
  expect(canonicalOf(html)).toBe(site.url + path);
});
