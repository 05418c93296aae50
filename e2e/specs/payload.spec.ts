import { htmlPaths } from '../fixtures/page-fixtures';
import { expect, test } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';

/** Discriminators of content types are not visible on the page; a map's URL is for the visitor who opens the map. */
const HIDDEN_KEYS = ['key', 'state', 'type', 'map'];
/** The length of a dish's excerpt; the page itself expands the rest. */
const EXCERPT_LENGTH = 70;

/** Returns every string in the data with its key. */
function texts(data: unknown, name = ''): { name: string; text: string }[] {
  if (typeof data === 'string') return [{ name, text: data }];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => texts(value, Array.isArray(data) ? name : key));
}

test('the loader data of every page contains only what the page shows', async ({ page }) => {
  for (const path of [...htmlPaths, '/cari?q=ubud']) {
    await gotoHydrated(page, path);
    const { data, shown } = await page.evaluate(() => {
      const { root, ...own } = window.__remixContext.state.loaderData ?? {};
      for (const script of document.querySelectorAll('script:not([type="application/ld+json"])')) script.remove();
      const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes].map(({ value }) => value),
      );
      return { data: own, shown: [document.documentElement.textContent, ...attributes].join('\n') };
    });
    // An article's HTML is compared by its text.
    const bare = (text: string) => text.replace(/<[^>]+>|\s/g, '');
    const onPage = bare(shown);
    const sent = texts(data).filter(({ name }) => !HIDDEN_KEYS.includes(name));
    expect.soft(sent.length, path).toBeGreaterThan(5);
    const unseen = sent.filter(({ text }) => !onPage.includes(bare(text).slice(0, EXCERPT_LENGTH)));
    expect.soft(unseen, path).toEqual([]);
  }
});
