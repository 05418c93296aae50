import { details } from '../fixtures/details';
import { textOf } from '../fixtures/lists';
import { expect, statusLine, test } from '../fixtures/test';

test.use({ expectedConsole: [statusLine] });

const canonicalOf = (html: string) =>
  /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');

for (const { collection, full, sparse, list, missing, failed } of details) {
  test(`${full.href} is what every address of its record means`, async ({ site, request }) => {
    site.admin.replace(collection, [sparse.record, full.record]);
    for (const address of [full.href, ...full.aliases, `${full.href}?tab=entah&utm_source=wa`]) {
      const answer = await request.get(address);
      const html = await answer.text();
      expect.soft(answer.status(), address).toBe(200);
      expect.soft(textOf(html), address).toContain(full.title);
      expect.soft(canonicalOf(html), address).toBe(site.url + full.href);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${list} has no record that nobody knows, and leads back`, async ({ page, site }) => {
      site.admin.replace(collection, [full.record]);
      const answer = await page.goto(full.href.replace(/[^/]+$/, 'tidak-ada'));
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing);
      await expect.soft(page.getByRole('banner')).toBeVisible();
      await expect.soft(page.getByRole('contentinfo')).toBeVisible();
      await page.getByRole('link', { name: 'Kembali', exact: true }).click();
      await expect(page).toHaveURL(list);
    });

    test(`${list} says when a record cannot be had, and leads back`, async ({ page, site }) => {
      site.admin.replace(collection, [full.record]);
      site.admin.setFault(`/api/admin/${collection}/`, { kind: 'status', status: 500 });
      const answer = await page.goto(full.href);
      expect(answer?.status()).toBe(502);
      expect(answer?.headers()['cache-control']).toBe('no-store');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed);
      await expect.soft(page.getByRole('banner')).toBeVisible();
      await expect.soft(page.getByRole('contentinfo')).toBeVisible();
      await expect
        .soft(page.getByRole('link', { name: 'Kembali', exact: true }))
        .toHaveAttribute('href', list);
    });
  });
}

test('a record that its host gives as gone or empty is missing', async ({ site, request }) => {
  const answers = [
    { kind: 'status', status: 410 },
    { kind: 'body', body: '{"data":null}' },
    { kind: 'body', body: '{"data":[]}' },
    { kind: 'body', body: '{"data":{}}' },
  ] as const;
  for (const fault of answers) {
    site.admin.setFault('/api/admin/events/', fault);
    const answer = await request.get('/event/1');
    expect.soft(answer.status(), JSON.stringify(fault)).toBe(404);
    expect.soft(textOf(await answer.text())).toContain('Data event tidak ditemukan');
  }
});

test('a record is not called missing when the list that could tell cannot be had', async ({
  site,
  request,
}) => {
  site.admin.setFault('=/api/admin/events', { kind: 'status', status: 500 });
  const answer = await request.get('/event/tidak-ada');
  expect(answer.status()).toBe(502);
  expect(textOf(await answer.text())).toContain('Gagal mengambil data detail event');
});

test('an address that no record can have is missing, whatever stands in it', async ({ site, request }) => {
  for (const part of ['%00', '%E0%A4%A', 'x'.repeat(400), '%2Fapi', '"><script>']) {
    const answer = await request.get(`${site.url}/tiket/${part}`);
    expect.soft([400, 404], part).toContain(answer.status());
    expect.soft(await answer.text(), part).not.toContain('"><script>');
  }
});

test('a record that fails on the way there says so, and another try shows it', async ({ page, site }) => {
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

    test('a record is announced first and shown afterwards', async ({ page, site }) => {
      site.admin.setFault('/api/admin/transportasis/', { kind: 'hold' });
      site.admin.replace('transportasis', [{ id: 1, slug: 'uji', judul: 'Uji' }]);
      const answer = await page.goto('/transportasi/uji', { waitUntil: 'commit' });
      const words = page.getByText('Memuat detail transportasi...', { exact: true });
      await expect(words).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Uji' })).toHaveCount(0);
      site.admin.release();
      await expect(page.getByRole('heading', { level: 1, name: 'Uji' })).toBeVisible();
      await expect(words).toBeHidden();
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()['cache-control']).toBe('no-store');
    });
  });
}

test.describe('while every host is slow', () => {
  test.use({ javaScriptEnabled: false, siteKind: 'streaming' });

  test('every kind of record has words for the time it is awaited', async ({ page, site }) => {
    for (const { collection, full, loading } of details) {
      site.admin.replace(collection, [full.record]);
      site.admin.setFault(`/api/admin/${collection}/`, { kind: 'hold' });
      const byId = full.href.replace(/[^/]+$/, `${full.record.id}`);
      await page.goto(byId, { waitUntil: 'commit' });
      await expect.soft(page.getByRole('status').filter({ hasText: loading })).toBeVisible();
    }
  });
});
