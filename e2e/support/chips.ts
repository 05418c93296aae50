import type { Locator } from 'playwright/test';

/** The number that each chip shows beside its name; null for one without. The style sheet draws it, so it is no text. */
export const chipCounts = (chips: Locator): Promise<(string | null)[]> =>
  chips.evaluateAll((all) => all.map((chip) => chip.lastElementChild?.getAttribute('data-count') ?? null));
