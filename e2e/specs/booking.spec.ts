import type { Page } from 'playwright/test';
import { get } from '../../tests/support/isolated-site';
import { expect, test, withAndWithoutJavaScript } from '../fixtures/test';
import { gotoHydrated, holdRequests, SCRIPTS } from '../support/goto-hydrated';

const VEHICLE = '/transportasi/toyota-avanza';

const card = (page: Page) => page.getByRole('region', { name: 'Harga dan pemesanan' });
const form = (page: Page) => card(page).getByText('Isi rincian pesanan');

/** The message behind an order button. */
async function messageOf(page: Page): Promise<string> {
  const href = await page
    .getByRole('link', { name: 'Pesan Sekarang' })
    .filter({ visible: true })
    .first()
    .getAttribute('href');
  return new URL(href ?? '').searchParams.get('text') ?? '';
}

/** The URLs of the QR codes that a page fetches from now on. */
function qrRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/qr/')) urls.push(request.url());
  });
  return urls;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links and forms alone lead from a shared list to a filled message, and to its QR code', async ({
    page,
    site,
  }) => {
    const fetched = qrRequests(page);
    await page.goto('/transportasi?kategori=Mobil+Keluarga&tampil=300');
    await page.getByRole('link', { name: 'Lihat Detail Suzuki Ertiga' }).click();
    await form(page).click();
    await card(page).getByLabel('Tanggal').fill('2099-12-14');
    await card(page).getByLabel('Hari').fill('3');
    await card(page).getByRole('button', { name: 'Hitung dan isi pesan' }).click();
    await expect(page).toHaveURL(/\?tanggal=2099-12-14&hari=3&orang=#pesan$/);
    const estimate = 'Perkiraan Rp 1.425.000 (Rp 475.000 × 3 hari)';
    await expect(card(page).getByText(estimate, { exact: true })).toBeInViewport();
    await expect(card(page).getByLabel('Hari')).toHaveValue('3');
    const lines = (await messageOf(page)).split('\n');
    expect(lines).toContain('Tanggal: 14 Desember 2099');
    expect(lines).toContain('Hari: 3');
    expect(lines.at(-1)).toBe(`${site.url}/transportasi/suzuki-ertiga`);
    await card(page).getByText('Lanjutkan di ponsel').click();
    const link = card(page).getByRole('link', { name: 'Buka kode QR' });
    await expect(link).toHaveAttribute('href', '/qr/transportasi/suzuki-ertiga.svg?tanggal=2099-12-14&hari=3');
    expect(fetched).toEqual([]);
  });
});

test('with JavaScript the form calculates in place and announces the result; the chat can go on on a phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const fetched = qrRequests(page);
  await gotoHydrated(page, `${VEHICLE}?tab=fasilitas`);
  await form(page).click();
  await card(page).getByLabel('Hari').fill('3');
  await card(page).getByLabel('Orang').fill('9');
  const button = card(page).getByRole('button', { name: 'Hitung dan isi pesan' });
  await button.scrollIntoViewIfNeeded();
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  const before = await page.evaluate(() => ({ scroll: scrollY, steps: history.length }));
  await button.click();
  const result = card(page).getByRole('status').first();
  await expect(result).toContainText('Perkiraan Rp 1.500.000 (Rp 500.000 × 3 hari)');
  await expect(result).toContainText('Muat 6 orang');
  await expect(page).toHaveURL(`${VEHICLE}?tab=fasilitas&hari=3&orang=9`);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Fasilitas');
  expect(await page.evaluate(() => ({ scroll: scrollY, steps: history.length }))).toEqual(before);
  expect(documents).toEqual([]);
  const message = await messageOf(page);
  expect(message).toContain('\nHari: 3\nOrang: 9\n');

  expect(fetched).toEqual([]);
  await card(page).getByText('Lanjutkan di ponsel').click();
  const code = card(page).getByRole('img', { name: /Kode QR/ });
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  expect(fetched).toHaveLength(1);
  await card(page).getByRole('button', { name: 'Salin pesan' }).click();
  await expect(card(page).getByText('Pesan disalin')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message);
  const mail = card(page).getByRole('link', { name: 'Kirim lewat e-mail' });
  await expect(mail).toHaveAttribute('href', /^mailto:halo@jelajahibali\.example\?subject=.*&body=Halo/);
});

test('a panel opened before hydration shows the QR code after it', async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(`${VEHICLE}?hari=3`, { waitUntil: 'commit' });
  await card(page).getByText('Lanjutkan di ponsel').click();
  release();
  await expect(card(page).getByRole('img', { name: /Kode QR/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  withAndWithoutJavaScript((open) => {
    test('the form opens from the bottom bar, in the page, and no QR code is fetched', async ({ page }) => {
      const fetched = qrRequests(page);
      await open(page, VEHICLE);
      await page.getByRole('link', { name: /Isi rincian/ }).click();
      const field = card(page).getByLabel('Hari');
      await expect(field).toBeInViewport();
      // A click arrives only where nothing covers the field.
      await field.click();
      await expect(field).toBeFocused();
      await expect(card(page).getByText('Lanjutkan di ponsel')).toBeHidden();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      expect(fetched).toEqual([]);
    });
  });
});

test('the line on cancellation opens its rule', async ({ page }) => {
  for (const [path, rule] of [
    [VEHICLE, /pengembalian dana 50%/],
    ['/paketdetail/pesona-ubud', /15% dari biaya tour/],
  ] as const) {
    await gotoHydrated(page, path);
    await card(page).getByRole('link', { name: 'Aturan pembatalan' }).click();
    await expect(page.getByText(rule)).toBeInViewport();
  }
});

test('a page with booking details has the canonical URL of the page without', async ({ site }) => {
  const { text } = await get(`${site.url}${VEHICLE}?tanggal=2099-12-14&hari=2&orang=2`);
  expect.soft(text).toContain(`rel="canonical" href="${site.url}${VEHICLE}"`);
  expect.soft(text).toContain(`property="og:url" content="${site.url}${VEHICLE}"`);
  expect.soft(text).not.toContain('noindex');
});
