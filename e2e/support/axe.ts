import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  // No more than is read here, which takes a quarter of the time.
  resultTypes: ['violations'],
  selectors: false,
};

/**
 * What axe finds on a page as it stands, a line each: the rule and what breaks it. Maps, which are not ours, are left
 * out; the size of targets, which axe does not judge unless told to, is not.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  // Once a document: handing it over takes half as long as what it does.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (wanted) => {
    if (!window.axe) throw new Error('axe is not on the page');
    // What is half faded in has not its own colours yet.
    const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const fading = document.getAnimations().filter(ends);
    await Promise.allSettled(fading.map(({ finished }) => finished));
    const { violations } = await window.axe.run({ exclude: ['iframe'] }, wanted);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  }, options);
}
