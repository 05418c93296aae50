import fc from 'fast-check';
import type { Page } from 'playwright/test';
import { get } from '../../tests/support/isolated-site';
import { details } from '../fixtures/details';
import { expect, test, withAndWithoutJavaScript } from '../fixtures/test';
import { gotoHydrated, holdRequests, SCRIPTS } from '../support/goto-hydrated';

const VEHICLE = '/transportasi/toyota-avanza';
const DATE = '2099-12-14';

const card = (page: Page) => page.getByRole('region', { name: 'Harga dan pemesanan' });
const form = (page: Page) => card(page).getByText('Isi rincian pesanan');

/** The message behind an order button. */
async function messageOf(page: Page, label = 'Pesan Sekarang'): Promise<string> {
  const href = await page.getByRole('link', { name: label }).filter({ visible: true }).first().getAttribute('href');
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

  test('links and forms alone lead from a shared list to filled messages for two cars on a date', async ({
    page,
    site,
  }) => {
    for (const [name, price, sum] of [
      ['Toyota Avanza', 'Rp 500.000', 'Rp 1.500.000'],
      ['Suzuki Ertiga', 'Rp 475.000', 'Rp 1.425.000'],
    ] as const) {
      await page.goto('/transportasi?kategori=Mobil+Keluarga&tampil=300');
      await page.getByRole('link', { name: `Lihat Detail ${name}` }).click();
      await form(page).click();
      await card(page).getByLabel('Tanggal').fill(DATE);
      await card(page).getByLabel('Hari').fill('3');
      await card(page).getByRole('button', { name: 'Hitung dan isi pesan' }).click();
      await expect(page).toHaveURL(/\?tanggal=2099-12-14&hari=3&orang=#pesan$/);
      await expect(card(page).getByText(`Perkiraan ${sum} (${price} × 3 hari)`, { exact: true })).toBeInViewport();
      await expect(card(page).getByLabel('Hari')).toHaveValue('3');
      const lines = (await messageOf(page)).split('\n');
      expect(lines).toContain('Tanggal: 14 Desember 2099');
      expect(lines).toContain('Hari: 3');
      expect(lines.at(-1)).toMatch(new RegExp(`^${site.url}/transportasi/[a-z-]+$`));
    }
  });

  test('a wide screen offers the QR code as a link, and fetches nothing by itself', async ({ page }) => {
    const fetched = qrRequests(page);
    await page.goto(`${VEHICLE}?hari=3`);
    await card(page).getByText('Lanjutkan di ponsel').click();
    const link = card(page).getByRole('link', { name: 'Buka kode QR' });
    await expect(link).toHaveAttribute('href', `/qr${VEHICLE}.svg?hari=3`);
    expect(fetched).toEqual([]);
  });
});

test('with JavaScript the form calculates in place and announces the result', async ({ page }) => {
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
  expect(await messageOf(page)).toContain('\nHari: 3\nOrang: 9\n');
});

test('on a wide screen the chat goes on on a phone: QR code on opening, message to copy, e-mail', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const fetched = qrRequests(page);
  await gotoHydrated(page, `${VEHICLE}?hari=3`);
  const message = await messageOf(page);
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
    ['/tiket/1', /Tiket tidak dapat dikembalikan/],
  ] as const) {
    await gotoHydrated(page, path);
    await card(page).getByRole('link', { name: 'Aturan pembatalan' }).click();
    await expect(page.getByText(rule)).toBeInViewport();
  }
});

test('a page with booking details has the canonical URL of the page without, and is in no shared cache', async ({
  site,
}) => {
  for (const { collection, full } of details) {
    site.admin.replace(collection, [full.record]);
    const { text, headers } = await get(
      `${site.url}${full.href}?tanggal=${DATE}&hari=2&malam=2&kamar=2&jumlah=2&orang=2`,
    );
    expect.soft(text).toContain(`rel="canonical" href="${site.url}${full.href}"`);
    expect.soft(text).toContain(`property="og:url" content="${site.url}${full.href}"`);
    expect.soft(headers.get('Cache-Control')).toBe('private, no-cache');
    expect.soft(text).not.toContain('noindex');
  }
});

test('any booking details over HTTP give a whole page', async ({ site }) => {
  test.slow();
  for (const { collection, full } of details) site.admin.replace(collection, [full.record]);
  const paths = fc.constantFrom(...details.map(({ full }) => full.href));
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.integer().map(String),
    fc.double().map(String),
    fc.constantFrom('<script>x9</script>', '"><x9>', '2099-02-30', '9999-12-31', '1e9', '%00'),
  );
  const params = fc.constantFrom('tanggal', 'hari', 'malam', 'kamar', 'jumlah', 'orang');
  await fc.assert(
    fc.asyncProperty(paths, fc.dictionary(params, value), async (path, query) => {
      const { status, text } = await get(`${site.url}${path}?${new URLSearchParams(query)}`);
      expect(status).toBe(200);
      expect(text).not.toMatch(/<script>x9|<x9>/);
      const words = text.replace(/<script.*?<\/script>|<[^>]+>/gs, '');
      expect(words).not.toMatch(/NaN|Infinity|Invalid Date/);
      expect(words).toContain('Pesan Sekarang');
    }),
    { numRuns: 60 },
  );
});
