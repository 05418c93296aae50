import { expect, statusLine, test } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';

const searches = '/api/admin/searches/search';

const types = [
  'paket',
  'akomodasi',
  'attraction',
  'transportasi',
  'fasilitas',
  'ticket',
  'event',
  'makanan',
  'blog',
];
const targets = [
  '/paketdetail/uji-satu',
  '/akomodasi/uji-satu',
  '/attraction/uji-satu',
  '/transportasi/uji-satu',
  '/fasilitas/uji-satu',
  '/tiket/uji-satu',
  '/event/uji-satu',
  '/makanan/uji-satu',
  '/blog/uji-satu',
];

const answerWith = (data: unknown) => ({ kind: 'body', body: JSON.stringify({ data }) }) as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('results of every type show their label and link to this site', async ({ page, site }) => {
    site.admin.setFault(
      searches,
      answerWith(
        types.map((type, id) => ({
          id,
          type,
          title: `Uji ${type}`,
          label: `Label ${type}`,
          url: `/api/${type}/uji-satu`,
        })),
      ),
    );
    await page.goto('/cari?q=uji');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const results = page.getByRole('main').getByRole('list').getByRole('link', { name: /^Uji/ });
    await expect(results).toHaveText(types.map((type) => new RegExp(`^Uji ${type}\\s*Label ${type}$`)));
    const hrefs = await results.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(targets);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('uji');
  });

  test('results with a foreign URL or an unknown type never link to another site', async ({ page, site }) => {
    site.admin.setFault(
      searches,
      answerWith([
        { type: 'paket', title: 'Uji keluar', url: 'https://evil.example/api/paket/di-luar' },
        { type: 'event', title: 'Uji skrip', url: 'javascript:alert(1)' },
        { type: 'blog', title: 'Uji tanpa alamat' },
        { type: 'ticket', title: 'Uji naik', url: '/api/ticket/..%2f..%2fcontact' },
        { type: 'hotel', title: 'Uji tak dikenal', url: '/api/hotel/1' },
        { type: 'paket', url: '/api/paket/tanpa-judul' },
        'bukan hasil',
        null,
      ]),
    );
    await page.goto('/cari?q=uji');
    const results = page.getByRole('main').getByRole('link', { name: /^Uji/ });
    const hrefs = await results.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(['/paketdetail/di-luar', '/event', '/blog', '/tiket/..%2F..%2Fcontact']);
  });

  for (const [count, words] of [
    [50, '50 hasil untuk “uji”'],
    [51, '50 hasil teratas untuk “uji”'],
  ] as const) {
    test(`for ${count} results the page shows “${words}”`, async ({ page, site }) => {
      const results = Array.from({ length: count }, (_, id) => ({ id, type: 'ticket', title: `Uji ${id}` }));
      site.admin.setFault(searches, answerWith(results));
      await page.goto('/cari?q=uji');
      await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: /^Uji/ })).toHaveCount(50);
    });
  }

  test('an empty field is not submitted', async ({ page }) => {
    await page.goto('/cari?q=ubud');
    const field = page.getByRole('main').getByRole('searchbox', { name: 'Cari' });
    await field.fill('');
    await field.press('Enter');
    await page.getByRole('main').getByRole('button', { name: 'Cari' }).click();
    await expect(field).toBeFocused();
    await expect(page).toHaveURL('/cari?q=ubud');
  });

  test('a query of two characters or fewer is not searched for', async ({ page, site }) => {
    site.admin.clearCalls();
    for (const query of ['', '?q=', '?q=ub', '?q=%20%20ub%20%20']) {
      expect((await page.goto(`/cari${query}`))?.status()).toBe(200);
      await expect(page.getByRole('main').getByText('Ketik minimal 3 huruf', { exact: true })).toBeVisible();
    }
    expect(site.admin.callsTo(searches)).toBe(0);
    await page.goto('/cari?q=%20ubud%20');
    expect(site.admin.calls.map(({ path }) => path)).toEqual([`${searches}?query=ubud`]);
  });

  for (const [what, fault] of [
    ['returns 500', { kind: 'status', status: 500 }],
    ['drops the connection', { kind: 'reset' }],
    ['does not respond', { kind: 'hang' }],
    ['sends no list', answerWith({ id: 1 })],
  ] as const) {
    test.describe('a search', () => {
      test.use({ siteKind: fault.kind === 'hang' ? 'hasty' : 'patient' });

      test(`shows an error when the admin host ${what}`, async ({ page, site }) => {
        site.admin.setFault(searches, fault);
        expect((await page.goto('/cari?q=ubud'))?.status()).toBe(200);
        await expect(
          page.getByText('Pencarian belum bisa dijawab. Silakan coba lagi.', { exact: true }),
        ).toBeVisible();
      });
    });
  }

  test('a search without results shows the query as typed', async ({ page }) => {
    for (const text of ['tidak ada', '<b>"gajah" & co</b>']) {
      await page.goto(`/cari?q=${encodeURIComponent(text)}`);
      await expect(
        page.getByRole('main').getByText(`No results found for "${text}"`, { exact: true }),
      ).toBeVisible();
    }
  });

  test('a query of more than 200 characters is truncated, and the page renders', async ({ page, site }) => {
    site.admin.clearCalls();
    const long = 'gajah '.repeat(1000);
    const cut = long.slice(0, 200);
    expect((await page.goto(`/cari?q=${encodeURIComponent(long)}`))?.status()).toBe(200);
    await expect(
      page.getByRole('main').getByText(`No results found for "${cut}"`, { exact: true }),
    ).toBeVisible();
    expect(site.admin.calls.map(({ path }) => decodeURIComponent(path))).toEqual([
      `${searches}?query=${cut}`,
    ]);
  });

  test('the search box opens the results page', async ({ page }) => {
    await page.goto('/contact');
    const box = page.getByRole('banner').getByRole('searchbox', { name: 'Cari' });
    await expect(box).toHaveAttribute('placeholder', 'Cari paket, hotel, atraksi...');
    await box.fill('ubud');
    await box.press('Enter');
    await expect(page).toHaveURL('/cari?q=ubud');
    await expect(page.getByRole('main').getByRole('link', { name: /Pesona Ubud/ })).toBeVisible();
  });
});

test('the page’s own field starts another search', async ({ page }) => {
  await gotoHydrated(page, '/cari?q=tidak+ada');
  const field = page.getByRole('main').getByLabel('Cari', { exact: true });
  await field.fill('ubud');
  await field.press('Enter');
  await expect(page).toHaveURL('/cari?q=ubud');
  await expect(page.getByRole('main').getByRole('link', { name: /Pesona Ubud/ })).toBeVisible();
});

test.describe('a result whose record is gone', () => {
  test.use({ expectedConsole: [statusLine] });
  test('opens the not-found text of its content type', async ({ page, site }) => {
    site.admin.setFault(
      searches,
      answerWith([{ type: 'paket', title: 'Uji hilang', label: 'Paket Tour', url: '/api/paket/hilang' }]),
    );
    await gotoHydrated(page, '/cari?q=uji');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Uji hilang/ })
      .click();
    await expect(page).toHaveURL('/paketdetail/hilang');
    await expect(page.getByRole('main').getByText('Data paket tidak ditemukan')).toBeVisible();
  });
});
