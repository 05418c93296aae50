import type { Locator } from 'playwright/test';

/** The number beside each chip's name, or null. The style sheet draws it, so it is not text. */
export const chipCounts = (chips: Locator): Promise<(string | null)[]> =>
  chips.evaluateAll((all) => all.map((chip) => chip.lastElementChild?.getAttribute('data-count') ?? null));
