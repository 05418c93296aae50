import { detailOf } from '../fixtures/details';
import { expect, test } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';

const tour = detailOf('/paket-tour');

test('a printed package has every tab, its terms, its URL and phone numbers, and no controls', async ({
  page,
  site,
}) => {
  site.admin.replace('pakets', [tour.full.record]);
  await gotoHydrated(page, tour.full.href);
  await page.emulateMedia({ media: 'print' });

  for (const tab of tour.tabs) {
    for (const words of tab.full) {
      await expect.soft(page.getByText(words).first(), `${tab.name}: ${words}`).toBeVisible();
    }
  }
  for (const terms of [/60 hari sebelum keberangkatan wajib/, '15% dari biaya tour', /Biaya visa tetap/]) {
    await expect.soft(page.getByText(terms), `${terms}`).toBeVisible();
  }
  const footer = page.getByRole('contentinfo');
  for (const words of ['Jl. Contoh Asri No. 12', '+62 812-0000-0001', '+62 812-0000-0002']) {
    await expect.soft(footer.getByText(words)).toBeVisible();
  }
  await expect.soft(page.getByText(`${site.url}${tour.full.href}`, { exact: true })).toBeVisible();

  await expect.soft(page.getByRole('banner')).toBeHidden();
  await expect.soft(page.getByRole('tab')).toHaveCount(0);
  await expect.soft(page.getByRole('button')).toHaveCount(0);
  await expect.soft(page.getByRole('link', { name: /Kembali|Bagikan|Pesan Sekarang/ })).toHaveCount(0);
  await expect.soft(page.getByText('Tampilkan peta')).toBeHidden();

  // At the width of A4 between its margins, the cards beside the text stand below it, one below the other.
  await page.setViewportSize({ width: 718, height: 1000 });
  const cards = ['Kontak Reservasi', 'Catatan'].map((name) => page.getByRole('heading', { name, exact: true }));
  const [contacts, notes] = await Promise.all(cards.map((heading) => heading.boundingBox()));
  // One of the cards has a border.
  expect.soft(Math.abs((notes?.x ?? 0) - (contacts?.x ?? 100))).toBeLessThanOrEqual(2);
  expect.soft(notes?.y).toBeGreaterThan(contacts?.y ?? Number.POSITIVE_INFINITY);
  const email = page.getByRole('main').getByText('halo@jelajahibali.example', { exact: true });
  expect.soft(await email.evaluate((element) => element.getClientRects().length), 'lines of the e-mail').toBe(1);

  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('a printed order has the date and counts that the form has on a screen', async ({ page }) => {
  await page.goto('/transportasi/toyota-avanza?tanggal=2099-12-14&hari=3&orang=4');
  const details = page.getByText('Tanggal: 14 Desember 2099 · Hari: 3 · Orang: 4', { exact: true });
  await expect(details).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(details).toBeVisible();
  await expect(page.getByText(/ikut terkirim/)).toBeHidden();
});

/** Plans with sections of one item, and with sections longer than a column. */
const plans = [
  ...[2, 3, 4, 5, 6, 7].map((count) =>
    ['paket-1', 'akomodasi-2', 'transportasi-3', 'ticket-1', 'event-2', 'attraction-5', 'fasilitas-1'].slice(0, count),
  ),
  ...[1, 2, 3, 4, 5, 6].map((count) => [
    ...['paket-1', 'paket-2', 'paket-3', 'paket-4', 'paket-5', 'paket-6'].slice(0, count),
    ...['event-1', 'event-2', 'event-3', 'event-4', 'event-5', 'event-6'],
  ]),
  ...[1, 2, 3].map((count) => Array.from({ length: 4 * count }, (_, index) => `event-${index + 1}`)),
];

test('a printed plan has date and people, and each heading above its first item', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const refs of plans) {
    await page.goto(`/rencana?isi=${refs.join()}&tanggal=2027-01-12&orang=4`);
    const main = page.getByRole('main');
    await expect.soft(main).toContainText('12 Januari 2027 · 4 orang');
    const lists = main.getByRole('list').filter({ has: page.getByRole('heading', { level: 3 }) });
    for (const [index, heading] of (await main.getByRole('heading', { level: 2 }).all()).entries()) {
      const item = lists.nth(index).getByRole('listitem').first();
      const [above, below] = await Promise.all([heading.boundingBox(), item.boundingBox()]);
      const distance = (below?.y ?? 0) - (above?.y ?? 0);
      const name = `${await heading.textContent()} in ${refs}`;
      expect.soft(distance, name).toBeGreaterThan(0);
      expect.soft(distance, name).toBeLessThan(60);
    }
  }
});
