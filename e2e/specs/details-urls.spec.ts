import { details } from '../fixtures/details';
import { textOf } from '../fixtures/lists';
import { expect, statusLine, test } from '../fixtures/test';

test.use({ expectedConsole: [statusLine] });

const canonicalOf = (html: string) =>
  /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');

for (const { collection, full, sparse, list, missing, failed } of details) {
  test(`every alias of ${full.href} shows the record with the same canonical URL`, async ({
    site,
    request,
  }) => {
    site.admin.replace(collection, [sparse.record, full.record]);
    for (const path of [full.href, ...full.aliases, `${full.href}?tab=entah&utm_source=wa`]) {
      const response = await request.get(path);
      const html = await response.text();
      expect.soft(response.status(), path).toBe(200);
      expect.soft(textOf(html), path).toContain(full.title);
      expect.soft(canonicalOf(html), path).toBe(site.url + full.href);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`an unknown record of ${list} shows not found and links back`, async ({ page, site }) => {
      site.admin.replace(collection, [full.record]);
      const response = await page.goto(full.href.replace(/[^/]+$/, 'tidak-ada'));
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing);
      await expect.soft(page.getByRole('banner')).toBeVisible();
      await expect.soft(page.getByRole('contentinfo')).toBeVisible();
      await page.getByRole('link', { name: 'Kembali', exact: true }).click();
      await expect(page).toHaveURL(list);
    });

    test(`a failing record of ${list} shows an error and links back`, async ({ page, site }) => {
      site.admin.replace(collection, [full.record]);
      site.admin.setFault(`/api/admin/${collection}/`, { kind: 'status', status: 500 });
      const response = await page.goto(full.href);
      expect(response?.status()).toBe(502);
      expect(response?.headers()['cache-control']).toBe('no-store');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed);
      await expect.soft(page.getByRole('banner')).toBeVisible();
      await expect.soft(page.getByRole('contentinfo')).toBeVisible();
      await expect
        .soft(page.getByRole('link', { name: 'Kembali', exact: true }))
        .toHaveAttribute('href', list);
    });
  });
}

test('a record that the admin host reports as gone or empty returns 404', async ({ site, request }) => {
  const faults = [
    { kind: 'status', status: 410 },
    { kind: 'body', body: '{"data":null}' },
    { kind: 'body', body: '{"data":[]}' },
    { kind: 'body', body: '{"data":{}}' },
  ] as const;
  for (const fault of faults) {
    site.admin.setFault('/api/admin/events/', fault);
    const response = await request.get('/event/1');
    expect.soft(response.status(), JSON.stringify(fault)).toBe(404);
    expect.soft(textOf(await response.text())).toContain('Data event tidak ditemukan');
  }
});

test('a record does not return 404 when the list that resolves its alias fails', async ({
  site,
  request,
}) => {
  site.admin.setFault('=/api/admin/events', { kind: 'status', status: 500 });
  const response = await request.get('/event/tidak-ada');
  expect(response.status()).toBe(502);
  expect(textOf(await response.text())).toContain('Gagal mengambil data detail event');
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(`while a host is slow, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, siteKind: 'streaming' });

    test('a record shows its loading state first and its content afterwards', async ({ page, site }) => {
      site.admin.setFault('/api/admin/transportasis/', { kind: 'hold' });
      site.admin.replace('transportasis', [{ id: 1, slug: 'uji', judul: 'Uji' }]);
      const response = await page.goto('/transportasi/uji', { waitUntil: 'commit' });
      const words = page.getByText('Memuat detail transportasi...', { exact: true });
      await expect(words).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Uji' })).toHaveCount(0);
      site.admin.release();
      await expect(page.getByRole('heading', { level: 1, name: 'Uji' })).toBeVisible();
      await expect(words).toBeHidden();
      expect(response?.status()).toBe(200);
      expect(response?.headers()['cache-control']).toBe('no-store');
    });
  });
}

test.describe('while the admin host is slow', () => {
  test.use({ javaScriptEnabled: false, siteKind: 'streaming' });

  test('every content type has a loading text', async ({ page, site }) => {
    for (const { collection, full, loading } of details) {
      site.admin.replace(collection, [full.record]);
      site.admin.setFault(`/api/admin/${collection}/`, { kind: 'hold' });
      const byId = full.href.replace(/[^/]+$/, `${full.record.id}`);
      await page.goto(byId, { waitUntil: 'commit' });
      await expect.soft(page.getByRole('status').filter({ hasText: loading })).toBeVisible();
    }
  });
});
