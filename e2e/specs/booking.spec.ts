import type { Page } from 'playwright/test';
import { get } from '../../tests/support/isolated-site';
import { expect, test, withAndWithoutJavaScript } from '../fixtures/test';
import { gotoHydrated, holdRequests, hydrated, SCRIPTS, stubWhatsapp } from '../support/goto-hydrated';
import { typeAndClickSlowly } from '../support/slow-click';

const VEHICLE = '/transportasi/toyota-avanza';
const ESTIMATE = 'Perkiraan Rp 1.500.000 (Rp 500.000 × 3 hari)';

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

  test('links and forms alone lead from a shared list to a filled message and its QR code', async ({ page, site }) => {
    const fetched = qrRequests(page);
    await page.goto('/transportasi?kategori=Mobil+Keluarga&tampil=300');
    await page.getByRole('link', { name: 'Lihat Detail Suzuki Ertiga' }).click();
    await form(page).click();
    await card(page).getByLabel('Tanggal').fill('2099-12-14');
    await card(page).getByLabel('Hari').fill('3');
    await card(page).getByRole('button', { name: 'Hitung perkiraan' }).click();
    await expect(page).toHaveURL(/\?tanggal=2099-12-14&hari=3&orang=&sopir=#pesan$/);
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

test('with JavaScript no button is needed: typing fills the order, and the URL follows', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const fetched = qrRequests(page);
  await gotoHydrated(page, `${VEHICLE}?tab=fasilitas`);
  await form(page).click();
  await expect(card(page).getByRole('button', { name: 'Hitung perkiraan' })).toBeHidden();
  await card(page).getByLabel('Hari').fill('3');
  await card(page).getByLabel('Orang').fill('9');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/document|fetch/.test(request.resourceType())) requests.push(request.url());
  });
  const before = await page.evaluate(() => ({ scroll: scrollY, steps: history.length }));
  const result = card(page).getByRole('status').first();
  await expect(result).toContainText('Perkiraan Rp 1.500.000 (Rp 500.000 × 3 hari)');
  await expect(result).toContainText('Muat 6 orang');
  await expect(result).toContainText('Hari dan jumlah orang ikut terkirim.');
  await expect(page).toHaveURL(`${VEHICLE}?tab=fasilitas&hari=3&orang=9`);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Fasilitas');
  expect(await page.evaluate(() => ({ scroll: scrollY, steps: history.length }))).toEqual(before);
  expect(requests).toEqual([]);
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
});

test('typed values are at once in the bar’s price and in every link while the server is slow', async ({
  page,
  site,
}) => {
  await gotoHydrated(page, VEHICLE);
  site.admin.setFault('/api', { kind: 'hold' });
  await form(page).click();
  await card(page).getByText('Lanjutkan di ponsel').click();
  await card(page).getByLabel('Tanggal').fill('2099-12-14');
  await card(page).getByLabel('Hari').fill('3');
  await card(page).getByLabel('Sopir').selectOption('Dengan sopir');
  const { orders, english, mails, shares, codes, texts } = await page.evaluate(() => {
    const hrefs = (start: string) =>
      [...document.querySelectorAll<HTMLAnchorElement>(`main a[href^="${start}"]`)].map(({ href }) =>
        decodeURIComponent(href),
      );
    const chats = hrefs('https://wa.me/62');
    return {
      orders: chats.filter((href) => href.includes('menyewa')),
      english: chats.filter((href) => href.includes('rent')),
      mails: hrefs('mailto:').filter((href) => href.includes('body=')),
      shares: hrefs('https://wa.me/?'),
      codes: [...document.querySelectorAll('img[src^="/qr/"]')].map((image) => image.getAttribute('src')),
      texts: document.querySelector('main')?.textContent?.match(/Rp.1\.500\.000/g)?.length,
    };
  });
  // On the card, in the phone's bar, and in the bar of a wide screen.
  expect(orders).toHaveLength(3);
  expect(mails).toHaveLength(1);
  for (const href of [...orders, ...mails]) {
    expect(href).toMatch(/Tanggal: 14 Desember 2099\r?\nHari: 3\r?\nDengan sopir\r?\nPerkiraan Rp.1\.500\.000 /);
  }
  expect(english).toHaveLength(1);
  expect(english[0]).toContain('Date: 14 December 2099\nDays: 3\nWith a driver\nEstimated total Rp 1.500.000 ');
  const query = 'tanggal=2099-12-14&hari=3&sopir=ya';
  expect(shares.at(-1)).toMatch(new RegExp(`${VEHICLE}\\?${query}$`));
  expect(codes).toEqual([`/qr${VEHICLE}.svg?${query}`]);
  // The estimate, the message to copy, and both bars.
  expect(texts).toBe(4);
});

test('a change that still loads is in a chat opened meanwhile, and kept by a tab clicked meanwhile', async ({
  page,
  context,
  site,
}) => {
  await stubWhatsapp(context);
  await gotoHydrated(page, VEHICLE);
  site.admin.setFault('/api', { kind: 'hold' });
  await form(page).click();
  const field = card(page).getByLabel('Hari');
  await field.pressSequentially('12');
  const [chat] = await Promise.all([
    page.waitForEvent('popup'),
    card(page).getByRole('link', { name: 'Pesan Sekarang' }).click(),
  ]);
  expect(new URL(chat.url()).searchParams.get('text')).toContain('\nHari: 12\n');
  await chat.close();
  await field.fill('3');
  await page.getByRole('tab', { name: 'Fasilitas' }).click();
  await expect(page).toHaveURL(`${VEHICLE}?tab=fasilitas&hari=3`);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Fasilitas');
  await expect(card(page).getByText(ESTIMATE, { exact: true })).toBeVisible();
  expect(await messageOf(page)).toContain('\nHari: 3\n');
});

test('on a slow phone a tab keeps a value typed just before it, and is not undone when the URL follows', async ({
  page,
}) => {
  // The URL follows after 400 ms.
  for (const ms of [350, 370, 390]) {
    await gotoHydrated(page, VEHICLE);
    await form(page).click();
    const tab = page.getByRole('tab', { name: 'Fasilitas' });
    await typeAndClickSlowly(page, card(page).getByLabel('Hari'), '3', tab, ms);
    await expect(page, `${ms} ms`).toHaveURL(`${VEHICLE}?tab=fasilitas&hari=3`);
  }
});

test('the form can be filled by keyboard; an invalid count is reported, and no other value is lost', async ({
  page,
}) => {
  await gotoHydrated(page, VEHICLE);
  await form(page).focus();
  await page.keyboard.press('Enter');
  const field = card(page).getByLabel('Hari');
  await field.focus();
  await page.keyboard.type('3');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${VEHICLE}?hari=3&orang=4`);
  await expect(card(page).getByLabel('Orang')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  const result = card(page).getByRole('status').first();
  for (const [keys, value] of [
    ['99', '99'],
    ['-', ''],
  ] as const) {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(keys);
    await expect(result).toHaveText('Hari diabaikan: isi bilangan bulat 1–60.Jumlah orang ikut terkirim.');
    await expect(page).toHaveURL(`${VEHICLE}?orang=4`);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(value);
    expect(await messageOf(page)).toMatch(/\.\nOrang: 4\nApakah/);
  }
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(result).toHaveText('Jumlah orang ikut terkirim.');
  await expect(field).toBeFocused();
});

test('typing a date shows no message about its unfinished year', async ({ page }) => {
  await gotoHydrated(page, VEHICLE);
  await form(page).click();
  const field = card(page).getByLabel('Tanggal');
  const result = card(page).getByRole('status').first();
  await field.fill('0002-12-14');
  await expect(result).toBeEmpty();
  await field.fill('2002-12-14');
  await expect(result).toHaveText('Tanggal diabaikan: pilih hari ini atau sesudahnya.');
  await field.fill('2099-03-21');
  await expect(result).toHaveText('Nyepi: tidak ada perjalanan hari ituTanggal ikut terkirim.');
  expect(await messageOf(page)).toContain('\nTanggal: 21 Maret 2099\n');
});

test('a reload and Back from another page keep typed values, and Back leaves the page', async ({ page }) => {
  await gotoHydrated(page, '/transportasi?tampil=300');
  await page.getByRole('link', { name: 'Lihat Detail Toyota Avanza' }).click();
  await form(page).click();
  await card(page).getByLabel('Hari').fill('3');
  await card(page).getByLabel('Orang').fill('4');
  await page.getByRole('link', { name: 'Beranda' }).first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL(`${VEHICLE}?hari=3&orang=4`);
  await expect(card(page).getByLabel('Hari')).toHaveValue('3');
  expect(await messageOf(page)).toContain('\nHari: 3\nOrang: 4\n');
  await page.reload();
  await hydrated(page);
  await expect(card(page).getByLabel('Hari')).toHaveValue('3');
  await expect(card(page).getByText(ESTIMATE, { exact: true })).toBeVisible();
  expect(await messageOf(page)).toContain('\nHari: 3\nOrang: 4\n');
  await page.goBack();
  await expect(page).toHaveURL('/transportasi?tampil=300');
});

test('values typed before hydration count after it', async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(`${VEHICLE}?hari=2`, { waitUntil: 'commit' });
  await card(page).getByLabel('Hari').fill('3');
  await card(page).getByLabel('Orang').fill('4');
  release();
  await expect(card(page).getByText(ESTIMATE, { exact: true })).toBeVisible();
  await expect(card(page).getByLabel('Hari')).toHaveValue('3');
  await expect(page).toHaveURL(`${VEHICLE}?hari=3&orang=4`);
  expect(await messageOf(page)).toContain('\nHari: 3\nOrang: 4\n');
});

test('a link to the same page with other details fills the form with them', async ({ page }) => {
  await gotoHydrated(page, `${VEHICLE}?hari=2`);
  await card(page).getByLabel('Hari').fill('5');
  await expect(page).toHaveURL(`${VEHICLE}?hari=5`);
  // Remix prints its own error when the next step replaces a navigation whose data is being read.
  const idle = () => page.waitForFunction(() => window.__remixRouter?.state.navigation.state === 'idle');
  await idle();
  await page.evaluate((path) => history.pushState({ idx: 1, key: 'other', usr: null }, '', path), `${VEHICLE}?hari=4`);
  await page.goBack();
  await idle();
  await page.goForward();
  await expect(card(page).getByLabel('Hari')).toHaveValue('4');
  expect(await messageOf(page)).toContain('\nHari: 4\n');
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
    test('the bottom bar opens the form in the page, and no QR code is fetched', async ({ page }) => {
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

test('the line about cancellation opens its rule', async ({ page }) => {
  for (const [path, rule] of [
    [VEHICLE, /pengembalian dana 50%/],
    ['/paketdetail/pesona-ubud', /15% dari biaya tour/],
  ] as const) {
    await gotoHydrated(page, path);
    await card(page).getByRole('link', { name: 'Aturan pembatalan' }).click();
    await expect(page.getByText(rule)).toBeInViewport();
  }
});

test('a page with booking details has the canonical URL of the page without them', async ({ site }) => {
  const { text } = await get(`${site.url}${VEHICLE}?tanggal=2099-12-14&hari=2&orang=2`);
  expect.soft(text).toContain(`rel="canonical" href="${site.url}${VEHICLE}"`);
  expect.soft(text).toContain(`property="og:url" content="${site.url}${VEHICLE}"`);
  expect.soft(text).not.toContain('noindex');
});
