import { expect, test } from '../fixtures/test';

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('the best of three cards spans both columns above the others', async ({ page }) => {
    await page.goto('/');
    const cards = page.getByRole('main').getByRole('article');
    const [first, second, third] = await Promise.all([0, 1, 2].map((index) => cards.nth(index).boundingBox()));
    expect(first?.width).toBeGreaterThan((second?.width ?? 0) * 1.9);
    expect(second?.y).toBe(third?.y);
    expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
  });
});
