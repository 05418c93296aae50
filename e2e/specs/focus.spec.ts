import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';

/** An upper bound: every page has fewer tab stops. */
const MAX_STOPS = 200;

interface Sight {
  name: string;
  wrong: string[];
  /** Whether the walk started here. */
  first: boolean;
}

/**
 * Returns why the focused element is not visible, or nothing when it is. An element that fits the viewport must be
 * visible at its middle and near its corners. A larger element must be visible in part.
 */
function focusVisibility(page: Page): Promise<Sight | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`;
    const wrong: string[] = [];
    const first = element.hasAttribute('data-first-stop');
    // The link of a card gives the whole card the outline.
    const isOutlined = [element, element.closest('article')].some((outlined) => {
      const { outlineStyle, outlineWidth } = outlined
        ? getComputedStyle(outlined)
        : { outlineStyle: 'none', outlineWidth: '0' };
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!isOutlined) wrong.push('no outline');

    // An inline link around block content has no box of its own; its children have.
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const shows = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    const inset = 4;
    const [x1, x2] = [Math.max(0, left) + inset, Math.min(innerWidth, right) - inset];
    if (bottom - top > innerHeight / 2) {
      const rows = Array.from({ length: 40 }, (_, row) => (innerHeight * (row + 0.5)) / 40);
      const seen = rows.some((y) => y > top && y < bottom && shows((x1 + x2) / 2, y));
      if (!seen) wrong.push('no part of it in sight');
      return { name, wrong, first };
    }
    if (top < 0 || bottom > innerHeight) wrong.push(`out of the window: ${top}–${bottom}`);
    for (const [x, y] of [
      [(x1 + x2) / 2, (top + bottom) / 2],
      [(x1 + x2) / 2, top + inset],
      [(x1 + x2) / 2, bottom - inset],
    ] as const) {
      if (x < 0 || x > innerWidth || !shows(x, y)) {
        const hit = document.elementFromPoint(x, y);
        wrong.push(`covered at ${Math.round(x)},${Math.round(y)} by ${hit?.tagName} ${hit?.className}`);
      }
    }
    return { name, wrong, first };
  });
}

/** Presses a key until the focus leaves the page or returns to its start. Returns the number of stops. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<number> {
  await page.keyboard.press(key);
  await page.evaluate(() => document.activeElement?.setAttribute('data-first-stop', ''));
  for (let stops = 1; stops < MAX_STOPS; stops++) {
    const sight = await focusVisibility(page);
    if (sight && sight.wrong.length > 0) {
      // Waits for a bar that may still be sliding out.
      const still = async () => (await focusVisibility(page))?.wrong;
      await expect.soft.poll(still, { message: `${page.url()} ${key} ${stops}: ${sight.name}` }).toEqual([]);
    }
    if (!sight || (stops > 1 && sight.first)) return stops;
    await page.keyboard.press(key);
  }
  throw new Error('the walk does not end');
}

/** Pages with each bar that could cover an element, on a phone and on a wide screen. */
const pages = {
  '360×640': ['/paketdetail/pesona-ubud', '/rencana?isi=paket-1,attraction-1'],
  '1280×740': ['/paket-tour', '/paketdetail/pesona-ubud'],
};

for (const [size, paths] of Object.entries(pages)) {
  const [width = 0, height = 0] = size.split('×').map(Number);
  test(`every focused element is visible at ${size}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of paths) {
      await gotoHydrated(page, path);
      expect(await walk(page, 'Tab'), path).toBeGreaterThan(20);
      // On every page the header returns when the focus moves up.
      if (path === paths[0]) expect(await walk(page, 'Shift+Tab'), path).toBeGreaterThan(20);
    }
  });
}
