import { lists } from '../fixtures/lists';
import { expect, test } from '../fixtures/test';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

test('on a phone a list’s cards are at most 380 px high, and an attraction is a row with its image left of its title', async ({
  page,
}) => {
  await page.goto('/cari');
  // Caches the fonts: a page whose fonts come too late keeps the fallback's widths.
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  for (const path of [...lists.map((list) => list.path), '/kuliner']) {
    await page.goto(`${path}?tampil=300`, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const restaurants = page
      .getByRole('list')
      .filter({ has: page.getByRole('heading', { name: 'Meja Panjang Sanur' }) });
    const cards = path === '/kuliner' ? restaurants.getByRole('listitem') : page.getByRole('main').getByRole('article');
    const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
    expect.soft(heights.length, path).toBeGreaterThan(6);
    expect.soft(Math.max(...heights), path).toBeLessThanOrEqual(380);
    if (path !== '/attraction') continue;
    const image = await cards.first().getByRole('img').boundingBox();
    const title = await cards.first().getByRole('heading').boundingBox();
    expect.soft((image?.x ?? 0) + (image?.width ?? 0)).toBeLessThanOrEqual(title?.x ?? 0);
  }
});
