import { expect, statusLine, test } from '../fixtures/test';
import { gotoHydrated, hydrated } from '../support/goto-hydrated';
import { found, placeRecords, searches } from '../support/search-box';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('results of every type show their label and link to this site, and a link limits them to one section', async ({
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

  test('every page’s search button works; an empty field is not submitted; on a phone the results open at the top', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await page.goto('/contact');
    await page.getByRole('banner').getByRole('searchbox', { name: 'Cari' }).fill('bali');
    await page.getByRole('banner').getByRole('button', { name: 'Temukan' }).click();
    await expect(page).toHaveURL('/cari?q=bali');
    const field = page.getByRole('main').getByRole('searchbox', { name: 'Cari' });
    await field.fill('');
    await field.press('Enter');
    await page.getByRole('main').getByRole('button', { name: 'Cari' }).click();
    await expect(field).toBeFocused();
    await expect(page).toHaveURL('/cari?q=bali');

    await page.setViewportSize({ width: 360, height: 640 });
    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Jenis hasil' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
});

test.describe('with JavaScript', () => {
  test.use({ expectedConsole: [statusLine] });

  test('the page’s field searches again, a section needs no second search, and a record that is gone is named', async ({
    page,
    site,
  }) => {
    placeRecords(site.admin);
    await gotoHydrated(page, '/cari?q=tidak+ada');
    const main = page.getByRole('main');
    const field = main.getByLabel('Cari', { exact: true });
    await field.fill('serangan');
    site.admin.clearCalls();
    await field.press('Enter');
    await expect(page).toHaveURL('/cari?q=serangan');
    const headings = main.getByRole('heading', { level: 2 });
    await expect(headings).toHaveCount(9);
    // The form loads a new document. Before it is hydrated, a section would load another.
    await hydrated(page);
    await page.getByRole('navigation', { name: 'Jenis hasil' }).getByRole('link', { name: 'Kuliner' }).click();
    await expect(page).toHaveURL('/cari?q=serangan&jenis=kuliner');
    await expect(headings).toHaveText(['Kuliner 1 hasil']);
    await page.goBack();
    await expect(headings).toHaveCount(9);
    expect(site.admin.callsTo(searches)).toBe(1);

    site.admin.replace('pakets', []);
    await main.getByRole('link', { name: /Serangan paket/ }).click();
    await expect(page).toHaveURL('/paketdetail/serangan-paket');
    await expect(main.getByText('Data paket tidak ditemukan')).toBeVisible();
  });
});
