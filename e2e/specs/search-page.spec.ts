import { expect, statusLine, test } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';
import { found, placeRecords, searches } from '../support/search-box';

const answerWith = (data: unknown) => ({ kind: 'body', body: JSON.stringify({ data }) }) as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('results of every type show their label and link to this site', async ({ page, site }) => {
    placeRecords(site.admin);
    await page.goto('/cari?q=serangan');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const results = page
      .getByRole('main')
      .getByRole('list')
      .getByRole('link', { name: /^Serangan/ });
    await expect(results).toHaveText(found.map(([label, title]) => new RegExp(`^${title}\\s*${label}$`)));
    const hrefs = await results.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(found.map(([, , href]) => href.replace('/kuliner#', '/makanan/')));
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('serangan');
  });

  test('results are grouped by section with counts, and a link shows those of one section', async ({ page, site }) => {
    placeRecords(site.admin);
    await page.goto('/cari?q=serangan');
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings).toHaveText(
      [
        ...['Paket Tour', 'Akomodasi', 'Transportasi', 'Tiket', 'Mice & Event', 'Wisata & Atraksi'],
        ...['Fasilitas', 'Kuliner', 'Blog'],
      ].map((name) => `${name} 1 hasil`),
    );
    const sections = page.getByRole('navigation', { name: 'Jenis hasil' });
    await expect(sections.getByRole('link', { name: 'Semua' })).toHaveAttribute('aria-current', 'true');
    await sections.getByRole('link', { name: 'Tiket' }).click();
    await expect(page).toHaveURL('/cari?q=serangan&jenis=tiket');
    await expect(headings).toHaveText(['Tiket 1 hasil']);
    await expect(sections.getByRole('link', { name: 'Tiket' })).toHaveAttribute('aria-current', 'true');
    await page.goto('/cari?q=serangan&jenis=rahasia');
    await expect(headings).toHaveCount(9);
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

  test.describe('while the admin host does not respond', () => {
    test.use({ siteKind: 'shortTimeouts' });

    test('a search shows an error', async ({ page, site }) => {
      site.admin.setFault(searches, { kind: 'hang' });
      expect((await page.goto('/cari?q=ubud'))?.status()).toBe(200);
      await expect(page.getByText('Pencarian belum bisa dijawab. Silakan coba lagi.', { exact: true })).toBeVisible();
    });
  });

  test('a search without results shows the query as typed', async ({ page }) => {
    for (const text of ['tidak ada', '<b>"gajah" & co</b>']) {
      await page.goto(`/cari?q=${encodeURIComponent(text)}`);
      await expect(page.getByRole('main').getByText(`No results found for "${text}"`, { exact: true })).toBeVisible();
    }
    const hint = page.getByText('Tidak ada hasil. Coba kata lain, misalnya Ubud.', { exact: true });
    await hint.getByRole('link', { name: 'Ubud' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: /Pesona Ubud/ })).toBeVisible();
  });

  test('results of several sections open at the top of the page on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/cari?q=bali');
    await expect(page.getByRole('navigation', { name: 'Jenis hasil' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
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

test('choosing a section needs no second search, and Back returns to all', async ({ page, site }) => {
  placeRecords(site.admin);
  await gotoHydrated(page, '/cari?q=serangan');
  const sections = page.getByRole('navigation', { name: 'Jenis hasil' });
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await sections.getByRole('link', { name: 'Kuliner' }).click();
  await expect(page).toHaveURL('/cari?q=serangan&jenis=kuliner');
  await expect(headings).toHaveText(['Kuliner 1 hasil']);
  await page.goBack();
  await expect(headings).toHaveCount(9);
  expect(site.admin.callsTo(searches)).toBe(1);
});
