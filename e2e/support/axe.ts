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
  // Only the results that are read below, which takes a quarter of the time.
  resultTypes: ['violations'],
  selectors: false,
};

/**
 * Returns axe's violations in the page's current state, each as a line with rule and element. Excludes the map frames,
 * whose content is Google's. Includes target size, which axe does not check by default.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  // Injected once per document: the injection takes half as long as the analysis.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (wanted) => {
    if (!window.axe) throw new Error('axe is not on the page');
    // A fading element does not have its final colors yet.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }');
    document.adoptedStyleSheets.push(still);
    const { violations } = await window.axe.run({ exclude: ['iframe'] }, wanted);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  }, options);
}
