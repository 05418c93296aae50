import { expect, statusLine, test } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';
import { found, placeRecords, searches } from '../support/search-box';

const answerWith = (data: unknown) => ({ kind: 'body', body: JSON.stringify({ data }) }) as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('results of every type show their label and link to this site; a link shows those of one section', async ({
    page,
    site,
  }) => {
    placeRecords(site.admin);
    await page.goto('/cari?q=serangan');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const results = page
      .getByRole('main')
      .getByRole('list')
      .getByRole('link', { name: /^Serangan/ });
    await expect(results).toHaveText(found.map(([label, title]) => new RegExp(`^${title}\\s*${label}$`)));
    const hrefs = await results.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(found.map(([, , href]) => href.replace('/kuliner#makanan-', '/makanan/')));
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('serangan');
    await page.getByRole('navigation', { name: 'Jenis hasil' }).getByRole('link', { name: 'Tiket' }).click();
    await expect(page).toHaveURL('/cari?q=serangan&jenis=tiket');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Tiket 1 hasil']);
  });

  test('the field of every page has a button that searches', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('banner').getByRole('searchbox', { name: 'Cari' }).fill('ubud');
    await page.getByRole('banner').getByRole('button', { name: 'Temukan' }).click();
    await expect(page).toHaveURL('/cari?q=ubud');
  });

  test('an empty field is not submitted', async ({ page }) => {
    await page.goto('/cari?q=ubud');
    const field = page.getByRole('main').getByRole('searchbox', { name: 'Cari' });
    await field.fill('');
    await field.press('Enter');
    await page.getByRole('main').getByRole('button', { name: 'Cari' }).click();
    await expect(field).toBeFocused();
    await expect(page).toHaveURL('/cari?q=ubud');
  });

  test('results of several sections open at the top of the page on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/cari?q=bali');
    await expect(page.getByRole('navigation', { name: 'Jenis hasil' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
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
