import type { Locator } from 'playwright/test';

/** The texts of the links with `aria-current`. */
export const currentTexts = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((all) => all.filter((link) => link.ariaCurrent).map((link) => link.textContent));
