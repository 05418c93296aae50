import type { Page } from 'playwright/test';

/** Returns the horizontal overflow in px at 320 px, the narrowest supported screen, and there with text at 200 %. */
export async function horizontalOverflow(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 640 });
  return page.evaluate(() => {
    const root = document.documentElement;
    const overhangs = ['200%', '100%'].map((size) => {
      root.style.fontSize = size;
      return Math.max(root.scrollWidth, document.body.scrollWidth) - root.clientWidth;
    });
    root.style.fontSize = '';
    return Math.max(...overhangs);
  });
}
