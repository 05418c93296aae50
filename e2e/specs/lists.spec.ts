import { specifiedCategories } from '../../tests/support/specified-categories';
import { expect, test, withAndWithoutJavaScript } from '../fixtures/test';
import { chipCounts } from '../support/chips';

test.describe('categories', () => {
  withAndWithoutJavaScript(() => {
    test('are in the specified order, including empty ones, and few records link to the neighbors', async ({
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

test('a ticket’s remaining stock is green, and an empty stock is red', async ({ page, site }) => {
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
