import type { Locator } from 'playwright/test';
import { expect, test } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';
import { brokenWords, enlargeText } from '../support/text-size';

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('not shown');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

test.describe('on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

  test('a detail page’s first view has its gallery, title, and small rows of facts and conditions', async ({
    page,
  }) => {
    for (const path of [
      ...['/paketdetail/1', '/akomodasi/1', '/transportasi/1', '/tiket/1', '/event/1', '/attraction/1', '/fasilitas/1'],
    ]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const main = page.getByRole('main');
      const back = await boxOf(main.getByRole('link', { name: 'Kembali', exact: true }));
      const gallery = await boxOf(main.getByRole('region', { name: /^Foto / }));
      const title = await boxOf(main.getByRole('heading', { level: 1 }));
      const facts = await boxOf(
        main
          .getByRole('list')
          .filter({ hasText: /Kategori: |Rating: / })
          .first(),
      );
      const more = main.getByRole('link', { name: 'Selengkapnya' });
      expect.soft(gallery.y - back.bottom, path).toBeLessThanOrEqual(16);
      expect.soft(title.y, path).toBeGreaterThanOrEqual(gallery.bottom);
      expect.soft(facts.y, path).toBeGreaterThanOrEqual(title.bottom);
      expect.soft(facts.height, path).toBeLessThanOrEqual(70);
      expect.soft((await boxOf(more)).y, path).toBeGreaterThanOrEqual(facts.bottom);
      await expect.soft(more, path).toBeInViewport();
    }
  });

  test('home’s first view has its reasons for trust, and a section’s link to its list is below the cards', async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByText('4.8/5 kepuasan tamu · 10K+ wisatawan · nomor resmi')).toBeInViewport({ ratio: 1 });
    const last = await boxOf(main.getByRole('article').nth(2));
    const all = await boxOf(main.getByRole('link', { name: 'Lihat Semua Paket Tour Terbaik' }));
    expect(all.y).toBeGreaterThanOrEqual(last.bottom);
  });

  test('the reasons to book are in two columns', async ({ page }) => {
    await page.goto('/paketdetail/1');
    const reasons = page.getByRole('main').getByRole('listitem');
    const titled = (name: string) => boxOf(reasons.filter({ has: page.getByRole('heading', { name }) }));
    expect((await titled('Pemandu berpengalaman')).y).toBe((await titled('Pelayanan terbaik')).y);
  });
});

test('a record’s description links to a map of its place', async ({ page }) => {
  for (const path of ['/paketdetail/1', '/akomodasi/1', '/transportasi/1', '/tiket/1', '/event/1', '/attraction/1']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const map = page.getByRole('tabpanel').getByRole('link', { name: /^Buka di Google Maps/ });
    await expect.soft(map, path).toHaveCount(1);
  }
});

test.describe('on a wide screen', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

  test('home’s hero has the search and the nine sections; a section’s link is beside its heading', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox', { name: 'Cari' })).toBeInViewport({ ratio: 1 });
    const sections = main.getByRole('navigation', { name: 'Bagian situs' }).getByRole('link');
    await expect(sections).toHaveCount(9);
    for (const link of await sections.all()) await expect.soft(link).toBeInViewport({ ratio: 1 });
    const first = await boxOf(main.getByRole('article').first());
    const all = await boxOf(main.getByRole('link', { name: 'Lihat Semua Paket Tour Terbaik' }));
    expect(all.bottom).toBeLessThanOrEqual(first.y);
  });

  test('the placeholder of the header’s search field is not cut off', async ({ page }) => {
    await page.goto('/contact');
    const field = page.getByRole('banner').getByRole('searchbox', { name: 'Cari' });
    // As the field's text, the placeholder takes the same space.
    await field.fill((await field.getAttribute('placeholder')) ?? '');
    const hidden = await field.evaluate((input) => input.scrollWidth - input.clientWidth);
    expect(hidden).toBe(0);
  });
});

test('a failed section of home takes one line, and the banner offers a chat and a retry', async ({ page, site }) => {
  for (const name of ['attractions', 'pakets', 'akomodasis', 'transportasis', 'events'])
    site.admin.setFault(`=/api/admin/${name}`, { kind: 'status', status: 500 });
  await gotoHydrated(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByText('Sebagian daftar belum bisa dimuat')).toBeVisible();
  const chat = main.getByRole('link', { name: 'Tanyakan lewat WhatsApp' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Halo/);
  await expect(main.getByText('Tidak ada data untuk ditampilkan')).toHaveCount(5);
  const first = await boxOf(main.getByRole('heading', { name: 'Paket Tour Terbaik' }));
  const last = await boxOf(main.getByRole('heading', { name: 'Event Terdekat' }));
  expect(last.y - first.y).toBeLessThanOrEqual(4 * 90);

  site.admin.clearFaults();
  await main.getByRole('button', { name: 'Coba Lagi' }).click();
  await expect(main.getByRole('article')).toHaveCount(18);
  await expect(main.getByRole('alert')).toHaveCount(0);
});

test.describe('on a phone with text at 200 %', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

  test('no word of a link or button is broken', async ({ page }) => {
    for (const path of ['/paketdetail/1', '/rencana?isi=paket-1,attraction-5', '/transportasi?kategori=SUV']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await enlargeText(page);
      const main = page.getByRole('main');
      for (const name of ['Kembali', 'Bagikan', 'Cetak', 'Pesan Sekarang', 'Pesan semuanya', 'Lihat Detail'])
        for (const control of await main.getByRole('link', { name }).or(main.getByRole('button', { name })).all())
          expect.soft(await brokenWords(control), `${path}: ${name}`).toEqual([]);
    }
  });
});
