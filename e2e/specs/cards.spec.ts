import { lists } from '../fixtures/lists';
import { expect, test } from '../fixtures/test';
import { cacheFonts, gotoHydrated } from '../support/goto-hydrated';
import { tabTo } from '../support/keys';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('no card of a list is higher than 380 px', async ({ page }) => {
    await cacheFonts(page);
    for (const { path } of lists) {
      await page.goto(`${path}?tampil=300`);
      const cards = page.getByRole('main').getByRole('article');
      const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
      expect.soft(heights.length, path).toBeGreaterThan(6);
      expect.soft(Math.max(...heights), path).toBeLessThanOrEqual(380);
    }
  });

  test('no restaurant’s card is higher than 380 px', async ({ page }) => {
    await cacheFonts(page);
    await page.goto('/kuliner?tampil=300');
    const list = page.getByRole('list').filter({ has: page.getByRole('heading', { name: 'Meja Panjang Sanur' }) });
    const heights = await list
      .getByRole('listitem')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(6);
    expect(Math.max(...heights)).toBeLessThanOrEqual(380);
  });

  test('an attraction is a row: its image left of its title', async ({ page }) => {
    await page.goto('/attraction');
    const card = page.getByRole('article').first();
    const image = await card.getByRole('img').boundingBox();
    const title = await card.getByRole('heading').boundingBox();
    expect((image?.x ?? 0) + (image?.width ?? 0)).toBeLessThanOrEqual(title?.x ?? 0);
  });
});

test('a package shows its minimum of people when it is above two', async ({ page, site }) => {
  const record = (id: number, min_people: number | null) => ({ id, judul: `Paket ${id}`, min_people });
  site.admin.replace('pakets', [record(1, 2), record(2, 10), record(3, null)]);
  await page.goto('/paket-tour');
  const card = (title: string) => page.getByRole('article').filter({ hasText: title });
  await expect(card('Paket 2')).toContainText('Min. 10 orang');
  for (const title of ['Paket 1', 'Paket 3']) await expect(card(title)).not.toContainText('orang');
});

test('the whole card has the focus ring of its link', async ({ page }) => {
  await gotoHydrated(page, '/transportasi');
  const card = page.getByRole('article').first();
  await expect(card).toHaveCSS('outline-style', 'none');
  await tabTo(page, card.getByRole('link', { name: /^Lihat Detail/ }), 'Tab', 80);
  await expect(card).toHaveCSS('outline-style', 'solid');
});
