import type { Page } from 'playwright/test';
import { get } from '../../tests/support/isolated-site';
import { applyOverflowFixtures } from '../fixtures/overflow-fixtures';
import { expect, test, withAndWithoutJavaScript } from '../fixtures/test';
import { axeViolations } from '../support/axe';
import { gotoHydrated } from '../support/goto-hydrated';
import { horizontalOverflow } from '../support/horizontal-overflow';

const PATH = '/bandingkan?isi=transportasi-1,transportasi-3,transportasi-4';
const titles = ['Toyota Avanza', 'Toyota Innova Reborn', 'Toyota Innova Zenix Hybrid'];

const main = (page: Page) => page.getByRole('main');

withAndWithoutJavaScript((open, javaScriptEnabled) => {
  test('records are columns of a table on a wide screen and on paper, lists on a phone; differences are marked', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, PATH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bandingkan Kendaraan');
    const cards = main(page).getByRole('article');
    await expect(cards).toHaveCount(0);
    const table = page.getByRole('table', { name: `Perbandingan ${titles.join(', ')}` });
    for (const [at, title] of titles.entries()) {
      const header = table.getByRole('columnheader').nth(at);
      await expect(header.getByRole('link', { name: title })).toHaveAttribute('href', /^\/transportasi\/toyota-/);
      await expect(header.getByRole('presentation')).toBeVisible();
    }
    const cells = (name: string) =>
      table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
        .getByRole('cell');
    await expect(cells('Harga Beda')).toHaveText(['500', '700', '950'].map((price) => `Rp ${price}.000 per hari`));
    await expect(cells('Kapasitas Beda')).toHaveText(['6 orang', '7 orang', '7 orang']);
    await expect(cells('Kategori')).toHaveText(['Mobil Keluarga', 'Mobil Keluarga', 'Mobil Keluarga']);

    await page.setViewportSize({ width: 320, height: 640 });
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(cards.getByRole('heading', { level: 2 })).toHaveText(titles);
    const terms = cards.nth(1).getByRole('term');
    await expect(terms.first()).toHaveText('Harga Beda');
    await expect(cards.nth(1).getByRole('definition').first()).toHaveText('Rp 700.000 per hari');
    await expect(terms.filter({ hasText: 'Kategori' })).toHaveText('Kategori');

    await page.setViewportSize({ width: 700, height: 900 });
    await page.emulateMedia({ media: 'print' });
    await expect(table).toBeVisible();
    await expect(cards).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: /Lihat|Pesan/ })).toHaveCount(0);
  });

  test('each record leads to its order, to its page and to a plan; one of three can be removed, which leaves two that cannot', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 1600 });
    await open(page, PATH);
    const order = main(page).getByRole('link', { name: 'Pesan Sekarang Toyota Avanza' });
    await expect(order).toHaveAttribute('href', /^https:\/\/wa\.me\/6281200000001\?text=/);
    await main(page).getByRole('link', { name: 'Hapus Toyota Innova Reborn dari perbandingan' }).press('Enter');
    await expect(page).toHaveURL('/bandingkan?isi=transportasi-1,transportasi-4');
    // The link is gone; the next Tab still starts in the page.
    if (javaScriptEnabled) {
      await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    }
    await expect(main(page).getByRole('link', { name: 'Lihat Detail Toyota Innova Reborn' })).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: /dari perbandingan$/ })).toHaveCount(0);
    const plan = main(page).getByRole('link', { name: 'Masukkan Toyota Avanza ke rencana' });
    await expect(plan).toHaveAttribute('href', '/rencana?isi=transportasi-1');

    for (const link of [
      main(page).getByRole('link', { name: 'Lihat Detail Toyota Avanza' }),
      page.getByRole('table').getByRole('link', { name: 'Toyota Avanza', exact: true }),
    ]) {
      await link.click();
      await expect(page).toHaveURL('/transportasi/toyota-avanza');
      await page.goBack();
    }
  });
});

test('without its list it says so, and loads once the list is there; it has no axe violations, and fits 320 px also with long words', async ({
  page,
  site,
}) => {
  site.admin.setFault('/api/admin/pakets', { kind: 'status', status: 500 });
  const path = '/bandingkan?isi=paket-1,paket-2,paket-3';
  await gotoHydrated(page, path);
  await expect(page.getByRole('alert')).toContainText('belum bisa dimuat');
  expect.soft(await axeViolations(page), 'without its list').toEqual([]);
  site.admin.clearFaults();
  await page.getByRole('button', { name: 'Coba Lagi' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Bandingkan Paket Tour');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await axeViolations(page), `at ${width} px`).toEqual([]);
  }
  applyOverflowFixtures(site.admin);
  await page.goto(path);
  await expect(heading).toHaveText('Bandingkan Paket Tour');
  expect(await horizontalOverflow(page)).toBe(0);
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 700 });
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overhang, `${width}`).toBeLessThanOrEqual(0);
  }
});

test('it says what it leaves out, is not indexed, and has its own title', async ({ site }) => {
  const { text } = await get(`${site.url}${PATH},transportasi-5,ticket-1,transportasi-9999`);
  for (const words of [
    'Paling banyak tiga yang dibandingkan: Hyundai Stargazer tidak disertakan.',
    'Hanya kendaraan yang dibandingkan: 1 pilihan lain tidak disertakan.',
    '1 pilihan tidak lagi tersedia.',
    '<title>Bandingkan Toyota Avanza dan Toyota Innova Reborn dan ',
    '<meta name="robots" content="noindex"',
  ]) {
    expect.soft(text).toContain(words);
  }
});

test.describe('while the admin host is slow', () => {
  test.use({ siteKind: 'streaming' });

  test('a comparison loads after its loading state', async ({ page, site }) => {
    for (const [isi, shown] of [
      ['transportasi-1,transportasi-3', 'Toyota Innova Reborn'],
      // Too late for a redirect.
      ['transportasi-1,transportasi-9999', '1 pilihan tidak lagi tersedia.'],
      ['transportasi-9998,transportasi-9999', '2 pilihan tidak lagi tersedia.'],
    ] as const) {
      site.admin.setFault('/api/admin/transportasis', { kind: 'hold' });
      await page.goto(`/bandingkan?isi=${isi}`, { waitUntil: 'commit' });
      await expect(main(page).getByRole('status'), isi).toBeVisible();
      site.admin.release();
      await expect(main(page).getByText(shown).filter({ visible: true }).first()).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'Lihat kendaraan lainnya' })).toBeVisible();
    }
  });
});
