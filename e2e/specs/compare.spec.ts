import type { Page } from 'playwright/test';
import { applyOverflowFixtures } from '../fixtures/overflow-fixtures';
import { expect, test, withAndWithoutJavaScript } from '../fixtures/test';
import { axeViolations } from '../support/axe';
import { gotoHydrated } from '../support/goto-hydrated';
import { horizontalOverflow } from '../support/horizontal-overflow';

const PATH = '/bandingkan?isi=transportasi-1,transportasi-3,transportasi-4';
const titles = ['Toyota Avanza', 'Toyota Innova Reborn', 'Toyota Innova Zenix Hybrid'];

const main = (page: Page) => page.getByRole('main');

withAndWithoutJavaScript((open, javaScriptEnabled) => {
  test('a wide screen shows a table: a column per record, a row per property, differences marked', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, PATH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bandingkan Kendaraan');
    await expect(main(page).getByRole('article')).toHaveCount(0);
    const table = page.getByRole('table', { name: `Perbandingan ${titles.join(', ')}` });
    for (const [at, title] of titles.entries()) {
      const header = table.getByRole('columnheader').nth(at);
      await expect(header.getByRole('link', { name: title })).toHaveAttribute('href', /^\/transportasi\/toyota-/);
      await expect(header.getByRole('presentation')).toBeVisible();
    }
    const row = (name: string | RegExp) =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    await expect(row('Harga Beda').getByRole('cell')).toHaveText([
      'Rp 500.000 per hari',
      'Rp 700.000 per hari',
      'Rp 950.000 per hari',
    ]);
    await expect(row('Kapasitas Beda').getByRole('cell')).toHaveText(['6 orang', '7 orang', '7 orang']);
    await expect(table.getByRole('rowheader', { name: 'Kategori', exact: true })).toBeVisible();
    await expect(row('Kategori').getByRole('cell')).toHaveText(['Mobil Keluarga', 'Mobil Keluarga', 'Mobil Keluarga']);
  });

  test('a phone shows one list per record, with the same differences', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, PATH);
    await expect(page.getByRole('table')).toHaveCount(0);
    const cards = main(page).getByRole('article');
    await expect(cards.getByRole('heading', { level: 2 })).toHaveText(titles);
    const terms = cards.nth(1).getByRole('term');
    await expect(terms.first()).toHaveText('Harga Beda');
    await expect(cards.nth(1).getByRole('definition').first()).toHaveText('Rp 700.000 per hari');
    await expect(terms.filter({ hasText: 'Kategori' })).toHaveText('Kategori');
  });

  test('each record leads to its order and to its page', async ({ page }) => {
    await open(page, PATH);
    const order = main(page).getByRole('link', { name: 'Pesan Sekarang Toyota Avanza' });
    await expect(order).toHaveAttribute('href', /^https:\/\/wa\.me\/6281200000001\?text=/);
    await main(page).getByRole('link', { name: 'Lihat Detail Toyota Avanza' }).click();
    await expect(page).toHaveURL('/transportasi/toyota-avanza');
  });

  test('a click on a title in the first view opens that record', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1600 });
    await open(page, PATH);
    await page.getByRole('table').getByRole('link', { name: titles[0], exact: true }).click();
    await expect(page).toHaveURL('/transportasi/toyota-avanza');
  });

  test('one of three can be removed, which leaves two that cannot; each goes to the plan', async ({ page }) => {
    await open(page, PATH);
    await main(page).getByRole('link', { name: 'Hapus Toyota Innova Reborn dari perbandingan' }).press('Enter');
    await expect(page).toHaveURL('/bandingkan?isi=transportasi-1,transportasi-4');
    // The link is gone; the next Tab still starts in the page.
    if (javaScriptEnabled) {
      await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    }
    await expect(main(page).getByRole('link', { name: 'Lihat Detail Toyota Innova Reborn' })).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: /dari perbandingan$/ })).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: 'Masukkan Toyota Avanza ke rencana' })).toHaveAttribute(
      'href',
      '/rencana?isi=transportasi-1',
    );
  });
});

test('has no axe violations, and fits a screen of 320 px also with long words', async ({ page, site }) => {
  await gotoHydrated(page, '/bandingkan?isi=paket-1,paket-2,paket-3');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await axeViolations(page), `at ${width} px`).toEqual([]);
  }
  applyOverflowFixtures(site.admin);
  await page.goto('/bandingkan?isi=paket-1,paket-2,paket-3');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bandingkan Paket Tour');
  expect(await horizontalOverflow(page)).toBe(0);
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 700 });
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width}`)
      .toBeLessThanOrEqual(0);
  }
});

test('is printed as a table, without controls', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await gotoHydrated(page, PATH);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(main(page).getByRole('article')).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: /Lihat|Pesan/ })).toHaveCount(0);
});

test('says what it leaves out', async ({ page }) => {
  await page.goto(`${PATH},transportasi-5,ticket-1,transportasi-9999`);
  await expect(main(page)).toContainText('Paling banyak tiga yang dibandingkan: Hyundai Stargazer tidak disertakan.');
  await expect(main(page)).toContainText('Hanya kendaraan yang dibandingkan: 1 pilihan lain tidak disertakan.');
  await expect(main(page)).toContainText('1 pilihan tidak lagi tersedia.');
});

test('is not indexed, has its own title, and stays out of shared caches', async ({ page, request, site }) => {
  const response = await request.get(site.url + PATH);
  expect(response.headers()['cache-control']).toBe('private, no-cache');
  await page.goto(PATH);
  await expect(page).toHaveTitle(/^Bandingkan Toyota Avanza dan Toyota Innova Reborn dan /);
  const robots = await page.evaluate(() => document.querySelector('meta[name=robots]')?.getAttribute('content'));
  expect(robots).toBe('noindex');
});

test('one record leads to its page, another content type to its list', async ({ page }) => {
  await page.goto('/bandingkan?isi=transportasi-1,transportasi-9999');
  await expect(page).toHaveURL('/transportasi/toyota-avanza');
  await page.goto('/bandingkan?isi=ticket-1,ticket-2');
  await expect(page).toHaveURL('/tiket');
});

test('without its list it says so, and loads once the list is there', async ({ page, site }) => {
  site.admin.setFault('/api/admin/transportasis', { kind: 'status', status: 500 });
  const response = await gotoHydrated(page, PATH);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('alert')).toContainText('belum bisa dimuat');
  expect(await axeViolations(page)).toEqual([]);
  site.admin.clearFaults();
  await page.getByRole('button', { name: 'Coba Lagi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bandingkan Kendaraan');
});

test.describe('while the admin host is slow', () => {
  test.use({ siteKind: 'streaming' });

  for (const [isi, shown] of [
    ['transportasi-1,transportasi-3', 'Toyota Innova Reborn'],
    // Too late for a redirect.
    ['transportasi-1,transportasi-9999', '1 pilihan tidak lagi tersedia.'],
    ['transportasi-9998,transportasi-9999', '2 pilihan tidak lagi tersedia.'],
  ] as const) {
    test(`${isi} loads after its loading state`, async ({ page, site }) => {
      site.admin.setFault('/api/admin/transportasis', { kind: 'hold' });
      await page.goto(`/bandingkan?isi=${isi}`, { waitUntil: 'commit' });
      await expect(main(page).getByRole('status')).toBeVisible();
      site.admin.release();
      await expect(main(page).getByText(shown).filter({ visible: true }).first()).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'Lihat kendaraan lainnya' })).toBeVisible();
    });
  }
});
