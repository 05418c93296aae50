import { specifiedCategories } from '../../tests/support/specified-categories';
import { listAt, lists, textOf } from '../fixtures/lists';
import { expect, test, withAndWithoutJavaScript } from '../fixtures/test';
import { chipCounts } from '../support/chips';
import { currentTexts } from '../support/current';
import { gotoHydrated } from '../support/goto-hydrated';
import { articlesOf, mainOf, missingIn } from '../support/html';

withAndWithoutJavaScript((_, javaScriptEnabled) => {
  // One list in the browser, without JavaScript one without filters too: all share their layout.
  for (const list of javaScriptEnabled ? [listAt('/tiket')] : [listAt('/tiket'), listAt('/attraction')]) {
    test(`${list.path} shows its title, its categories and its records' fields`, async ({ page, site }) => {
      site.admin.replace(list.collection, [list.full.record, list.sparse.record]);
      await page.goto(list.path);

      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(list.h1);
      await expect.soft(page).toHaveTitle(`${list.h1} | Jelajahi Bali`);
      const chips = page.getByRole('navigation', { name: 'Kategori' }).getByRole('link');
      expect.soft(await chips.allTextContents()).toEqual(['Semua', ...list.categories]);
      expect.soft(await currentTexts(chips)).toEqual(['Semua']);

      if (list.heading) {
        await expect.soft(page.getByRole('heading', { level: 2, name: list.heading })).toBeVisible();
      }
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards).toHaveCount(2);
      const [full, sparse] = [cards.first(), cards.last()];
      for (const words of list.full.shows) {
        await expect.soft(full.getByText(words, { exact: true }).first(), words).toBeVisible();
      }
      if (list.full.hides) await expect.soft(full).not.toContainText(list.full.hides);
      await expect.soft(sparse.getByRole('heading')).toHaveText(list.sparse.title);
      for (const words of list.sparse.shows) {
        await expect.soft(sparse.getByText(words, { exact: true }), words).toBeVisible();
      }
      await expect.soft(sparse).not.toContainText(list.sparse.hides);
      await expect.soft(sparse).not.toContainText(/NaN|null|undefined|Invalid/);
      for (const [card, { href }] of [[full, list.full] as const, [sparse, list.sparse] as const]) {
        const link = card.getByRole('link', { name: 'Lihat Detail' });
        await expect.soft(link).toHaveText('Lihat Detail');
        await expect.soft(link).toHaveAttribute('href', href);
      }
    });
  }
});

for (const list of lists.filter(({ path }) => path !== '/tiket')) {
  test(`${list.path} sends its title, its categories and its records' fields`, async ({ request, site }) => {
    site.admin.replace(list.collection, [list.full.record, list.sparse.record]);
    const html = await (await request.get(site.url + list.path)).text();
    const main = mainOf(html);
    const [full = '', sparse = '', ...more] = articlesOf(html);
    const { categories, h1, heading = '', fields } = list;
    expect(more).toEqual([]);
    expect.soft(html).toContain(`<title>${h1.replaceAll('&', '&amp;')} | Jelajahi Bali</title>`);
    expect.soft(missingIn(main, [h1, heading, 'Semua', ...categories])).toEqual([]);
    expect.soft(missingIn(full, [`${list.full.record[fields.title]}`, 'Lihat Detail', ...list.full.shows])).toEqual([]);
    if (list.full.hides) expect.soft(textOf(full)).not.toMatch(list.full.hides);
    expect.soft(missingIn(sparse, [list.sparse.title, 'Lihat Detail', ...list.sparse.shows])).toEqual([]);
    expect.soft(textOf(sparse)).not.toMatch(list.sparse.hides);
    expect.soft(textOf(sparse)).not.toMatch(/NaN|null|undefined|Invalid/);
    expect.soft(full).toContain(`href="${list.full.href}"`);
    expect.soft(sparse).toContain(`href="${list.sparse.href}"`);
  });
}

test.describe('categories', () => {
  withAndWithoutJavaScript(() => {
    test('are in the specified order, empty ones too, and few records lead on to the neighbors', async ({
      page,
      site,
    }) => {
      const kinds = ['Luxury', 'SUV', 'SUV', 'SUV', 'Motor'];
      site.admin.replace(
        'transportasis',
        kinds.map((kategori, id) => ({ id, judul: `Uji ${id}`, kategori })),
      );
      await page.goto('/transportasi');
      const chips = page.getByRole('navigation', { name: 'Kategori' }).getByRole('link');
      await expect(chips.nth(1)).toHaveText('Big Bus');
      expect(await chips.allTextContents()).toEqual(['Semua', ...specifiedCategories.transportasis]);
      expect((await chipCounts(chips)).slice(0, 9)).toEqual(['5', '0', '0', '1', '0', '0', '0', '3', '1']);

      const others = page.getByRole('region', { name: 'Lihat juga' }).getByRole('link');
      await expect(others).toHaveCount(0);
      await chips.filter({ hasText: 'Motor' }).click();
      await expect(others).toHaveText([/Luxury\s*1 kendaraan/, /SUV\s*3 kendaraan/]);
      await others.last().click();
      await expect(page).toHaveURL('/transportasi?kategori=SUV');
      await expect(page.getByRole('article')).toHaveCount(3);
      await expect(others).toHaveCount(0);
    });
  });
});

test('an empty category of packages links to all packages', async ({ page, site }) => {
  site.admin.replace('pakets', [{ id: 1, judul: 'Uji', kategori_paket: 'Cultural' }]);
  await page.goto('/paket-tour?kategori=Camping');
  await page.getByRole('link', { name: 'Tampilkan Semua Paket' }).click();
  await expect(page).toHaveURL('/paket-tour');
  await expect(page.getByRole('heading', { name: 'Uji' })).toBeVisible();
});

test('two records with the same title are both shown, and both hidden by another category', async ({ page, site }) => {
  const twin = { judul: 'Uji Kembar', kategori: 'SUV' };
  site.admin.replace('transportasis', [
    { ...twin, id: 1, harga: 100_000 },
    { ...twin, id: 2, harga: 200_000 },
    { id: 3, judul: 'Uji Tunggal', kategori: 'Motor' },
  ]);
  await gotoHydrated(page, '/transportasi');
  const titles = page.getByRole('main').getByRole('article').getByRole('heading');
  await expect(titles).toHaveText(['Uji Kembar', 'Uji Kembar', 'Uji Tunggal']);
  await page.getByRole('link', { name: 'Motor', exact: true }).click();
  await expect(page).toHaveURL('/transportasi?kategori=Motor');
  await expect(titles).toHaveText(['Uji Tunggal']);
});

test('a ticket’s remaining stock is green, no stock is red', async ({ page, site }) => {
  site.admin.replace('tickets', [
    { id: 1, name: 'Ada', stock: 3 },
    { id: 2, name: 'Tidak ada', stock: 0 },
  ]);
  await page.goto('/tiket');
  const channels = (words: string) =>
    page.getByText(words, { exact: true }).evaluate((element) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = getComputedStyle(element).color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0] = context.getImageData(0, 0, 1, 1).data;
      return { red, green };
    });
  const [left, gone] = [await channels('Stok: 3'), await channels('Stok Habis')];
  expect(left.green).toBeGreaterThan(2 * left.red);
  expect(gone.red).toBeGreaterThan(2 * gone.green);
});
