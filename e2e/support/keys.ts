import type { Locator, Page } from 'playwright/test';
import { expect } from '../fixtures/test';

/** Presses keys in order. */
export async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

/** Presses Tab until the element has the focus. Fails when Tab does not reach it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab', atMost = 40) {
  for (let stop = 0; stop < atMost; stop++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} is not reached with ${atMost} times ${key}`);
}

/** Asserts that the focus cycles within a dialog in both directions and does not reach the page behind it. */
export async function expectTrapped(page: Page, dialog: Locator) {
  const stops = new Set<string>();
  for (const key of [...Array(6).fill('Tab'), ...Array(6).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const at = await dialog.evaluate((element) => {
      const { activeElement } = document;
      // Between the last stop and the first, the browser's own interface has the focus.
      if (activeElement === null || activeElement === document.body) return 'browser';
      if (!element.contains(activeElement)) return `outside: ${activeElement.outerHTML.slice(0, 80)}`;
      return activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '';
    });
    expect.soft(at, key).not.toContain('outside');
    stops.add(at);
  }
  stops.delete('browser');
  expect(stops.size, 'stops within').toBeGreaterThan(1);
}
