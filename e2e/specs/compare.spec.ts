import type { Locator, Page } from 'playwright/test';
import { get } from '../../tests/support/isolated-site';
import { applyOverflowFixtures } from '../fixtures/overflow-fixtures';
import { expect, test, withAndWithoutJavaScript } from '../fixtures/test';
import { axeViolations } from '../support/axe';
import { gotoHydrated } from '../support/goto-hydrated';
import { horizontalOverflow } from '../support/horizontal-overflow';

const PATH = '/bandingkan?isi=transportasi-1,transportasi-3,transportasi-4';
const titles = ['Toyota Avanza', 'Toyota Innova Reborn', 'Toyota Innova Zenix Hybrid'];

/** The positions of elements, in whole pixels. */
async function boxesOf(...locators: Locator[]) {
  const elements = (await Promise.all(locators.map((locator) => locator.all()))).flat();
  const boxes = await Promise.all(elements.map((element) => element.boundingBox()));
  return boxes.flatMap((box) => (box ? { x: Math.round(box.x), y: box.y, width: Math.round(box.width) } : []));
}

const main = (page: Page) => page.getByRole('main');

withAndWithoutJavaScript((open, javaScriptEnabled) => {
  test('records are table columns at every width and on paper; differences are named, and numeric ones quantified', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, PATH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bandingkan Kendaraan');
    await expect(main(page).getByText('Yang berbeda:')).toHaveText(
      'Yang berbeda: harga, kapasitas, transmisi, rating, lokasi, fasilitas.',
    );
    const table = page.getByRole('table', { name: `Perbandingan ${titles.join(', ')}` });
    const headers = table.getByRole('columnheader');
    await expect(headers).toHaveText(titles);
    const cells = (name: string) =>
      table
        .getByRole('rowgroup')
        .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
        .getByRole('cell');
    await expect(cells('Harga')).toHaveText([
      'Rp 500.000 per hariPaling murah',
      'Rp 700.000 per hariRp 200.000 lebih mahal',
      'Rp 950.000 per hariRp 450.000 lebih mahal',
    ]);
    await expect(cells('Kategori')).toHaveText(['Mobil Keluarga', 'Mobil Keluarga', 'Mobil Keluarga']);

    for (const width of [1280, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 780 });
      for (const label of ['Harga', 'Fasilitas']) {
        const [header, ...values] = await boxesOf(
          table.getByRole('rowheader', { name: label, exact: true }),
          cells(label),
        );
        const columns = await boxesOf(headers);
        // The values are side by side, below the label and the names.
        expect
          .soft(
            values.map(({ x, width }) => ({ x, width })),
            `${width}`,
          )
          .toEqual(columns.map(({ x, width }) => ({ x, width })));
        for (const { y } of values) expect.soft(y, `${width}`).toBeGreaterThanOrEqual((header?.y ?? 0) + 20);
      }
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`)
        .toBeLessThanOrEqual(width);
    }
    await table.getByRole('link', { name: 'Lihat Detail Toyota Avanza' }).focus();
    for (const header of await headers.all()) await expect(header).toBeInViewport({ ratio: 1 });

    await page.setViewportSize({ width: 700, height: 900 });
    await page.emulateMedia({ media: 'print' });
    await expect(table).toBeVisible();
    await expect(main(page).getByRole('link', { name: /Lihat|Pesan/ })).toHaveCount(0);
  });

  test('each record leads to its order, its page and a plan; one of three can be removed, and the last two cannot', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 1600 });
    await open(page, PATH);
    const order = main(page).getByRole('link', { name: 'Pesan Sekarang Toyota Avanza' });
    await expect(order).toHaveAttribute('href', /^https:\/\/wa\.me\/6281200000001\?text=/);
    await main(page).getByRole('link', { name: 'Hapus Toyota Innova Reborn dari perbandingan' }).press('Enter');
    await expect(page).toHaveURL('/bandingkan?isi=transportasi-1,transportasi-4');
    // The link is gone. The next Tab still starts in the page.
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
      await expect(page.getByRole('tablist')).toBeVisible();
      await page.goBack();
    }
  });
});

test('two vehicles added to the plan from a list can be compared there; items that cannot be compared have no such link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await gotoHydrated(page, '/transportasi');
  const compareLink = page.getByRole('link', { name: 'Bandingkan', exact: true });
  const add = async (title: string) => {
    await page.getByRole('link', { name: `Masukkan ${title} ke rencana` }).click();
    await expect(page.getByText('Ditambahkan ke rencana', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Lihat rencana/ })).toBeInViewport({ ratio: 1 });
  };
  const cards = page.getByRole('main').getByRole('article').getByRole('heading');
  const [first = '', second = ''] = await cards.allTextContents();
  await add(first);
  await expect(compareLink).toHaveCount(0);
  await page.getByRole('button', { name: 'Tutup pemberitahuan' }).click();
  await add(second);
  await expect(compareLink).toBeInViewport({ ratio: 1 });
  await compareLink.click();
  await expect(page.getByRole('table', { name: `Perbandingan ${first}, ${second}` })).toBeVisible();

  await gotoHydrated(page, '/tiket');
  for (const at of [0, 1]) await add((await cards.nth(at).textContent()) ?? '');
  await expect(compareLink).toHaveCount(0);
});

test('without its list a comparison says so, then loads by itself; it has no axe violations and fits 320 px with long words', async ({
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

test('a comparison names the records that it leaves out, is not indexed, and has its own title', async ({ site }) => {
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

  test('a comparison follows its loading state', async ({ page, site }) => {
    for (const [isi, shown] of [
      ['transportasi-1,transportasi-3', 'Toyota Innova Reborn'],
      // The response has begun: it is too late for a redirect.
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
