import { detailOf } from '../fixtures/details';
import { expect, test } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';

const tour = detailOf('/paket-tour');

test('a printed package has every tab, the terms, URL and phone numbers, and no controls', async ({ page, site }) => {
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

  // As wide as A4 between its margins: the cards beside the text are below it, below each other.
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
