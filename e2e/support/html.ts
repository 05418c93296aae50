import { textOf } from '../../tests/support/text-of';

/** Returns the HTML between the first `<name` and its `</name>`; for elements that are not nested. */
const elementsOf = (html: string, name: string): string[] =>
  html
    .split(`<${name} `)
    .slice(1)
    .map((rest) => rest.split(`</${name}>`, 1)[0] ?? '');

/** Returns the HTML of a document's main content. */
export const mainOf = (html: string): string => elementsOf(html, 'main')[0] ?? '';

/** Returns the HTML of a document's cards. */
export const articlesOf = (html: string): string[] => elementsOf(mainOf(html), 'article');

/** Returns which texts are missing in the text of some HTML. */
export function missingIn(html: string, texts: readonly (string | RegExp)[]): (string | RegExp)[] {
  const text = textOf(html);
  return texts.filter((wanted) => (wanted instanceof RegExp ? !wanted.test(text) : !text.includes(wanted)));
}
