import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on a page as it stands, a line each: the rule and what breaks it. Maps, which are not ours, are left
 * out; the size of targets, which axe does not judge unless told to, is not.
 */
export async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // No more than is read here: no second page that joins the findings of frames, no list of what is right, no
    // selectors. It takes a quarter of the time.
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      selectors: false,
      rules: { 'target-size': { enabled: true } },
    })
    .withTags(tags)
    .exclude('iframe')
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
