import type { Page } from 'playwright/test';

/** How far a page can be scrolled sideways at 320 px, the narrowest screen that it has to stand, also at twice the text. */
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
