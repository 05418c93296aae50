import { pageFixtures } from '../fixtures/page-fixtures';
import { expect, test } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';

/** What tells one kind of content from another stands on no page. */
const NAMES_OF_KINDS = ['key', 'state'];
/** A dish's text is shown to here, and unfolded by the page itself. */
const SHOWN_CHARACTERS = 70;

/** Every text in data, with the name that it goes by. */
function texts(data: unknown, name = ''): { name: string; text: string }[] {
  if (typeof data === 'string') return [{ name, text: data }];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => texts(value, Array.isArray(data) ? name : key));
}

const pages = pageFixtures.map(({ path }) => path).filter((path) => !path.endsWith('.xml'));

for (const path of [...pages, '/cari?q=ubud']) {
  test(`the data behind ${path} holds nothing but what the page shows`, async ({ page }) => {
    await gotoHydrated(page, path);
    const { data, shown } = await page.evaluate(() => {
      const { root, ...own } = window.__remixContext.state.loaderData ?? {};
      for (const script of document.querySelectorAll('script:not([type="application/ld+json"])'))
        script.remove();
      const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes].map(({ value }) => value),
      );
      return { data: own, shown: [document.documentElement.textContent, ...attributes].join('\n') };
    });
    // An article's HTML is compared by its words.
    const bare = (text: string) => text.replace(/<[^>]+>|\s/g, '');
    const onPage = bare(shown);
    const sent = texts(data).filter(({ name }) => !NAMES_OF_KINDS.includes(name));
    expect(sent.length).toBeGreaterThan(5);
    const unseen = sent.filter(({ text }) => !onPage.includes(bare(text).slice(0, SHOWN_CHARACTERS)));
    expect(unseen).toEqual([]);
  });
}
