import type { Locator } from 'playwright/test';

/** The texts of those links that have `aria-current`. */
export const currentTexts = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((all) => all.filter((link) => link.ariaCurrent).map((link) => link.textContent));
