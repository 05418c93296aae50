import { documentOf } from '../../tests/support/dom';
import { textOf } from '../../tests/support/text-of';

/** A document as text, or an element of one that is parsed already. */
type Content = string | HTMLElement;

const rootOf = (content: Content): HTMLElement =>
  typeof content === 'string' ? documentOf(content).documentElement : content;

/** Returns a document's main content, of which each page has one. */
export function mainOf(html: string): HTMLElement {
  const [main, ...more] = elementsOf(html, 'main');
  if (!main || more.length > 0) throw new Error(`${more.length + (main ? 1 : 0)} main elements`);
  return main;
}

/** Returns the elements of a name, in the order of the document. */
export const elementsOf = (content: Content, name: string): HTMLElement[] => [
  ...(rootOf(content).getElementsByTagName(name) as HTMLCollectionOf<HTMLElement>),
];

/** Returns the cards of a document's main content. */
export const articlesOf = (html: string): HTMLElement[] => elementsOf(mainOf(html), 'article');

/** Returns the links whose text contains these words. */
export const linksOf = (content: Content, words = ''): HTMLElement[] =>
  elementsOf(content, 'a').filter((link) => textOf(link).includes(words));

/** Returns the URLs of the links whose text contains these words. */
export const hrefsOf = (content: Content, words = ''): string[] =>
  linksOf(content, words).map((link) => link.getAttribute('href') ?? '');

/** What a document says of itself: its title, and by name its metadata and links, such as `canonical` or `og:image`. */
export function headOf(content: Content): { title: string; [name: string]: string | undefined } {
  const root = rootOf(content);
  const named = [...elementsOf(root, 'meta'), ...elementsOf(root, 'link')].map((element) => [
    element.getAttribute('name') ?? element.getAttribute('property') ?? element.getAttribute('rel'),
    element.getAttribute('content') ?? element.getAttribute('href'),
  ]);
  return { ...Object.fromEntries(named), title: elementsOf(root, 'title')[0]?.textContent ?? '' };
}

/** Returns which texts are missing in the text of some content. */
export function missingIn(content: Content, texts: readonly (string | RegExp)[]): (string | RegExp)[] {
  const text = textOf(content);
  return texts.filter((wanted) => (wanted instanceof RegExp ? !wanted.test(text) : !text.includes(wanted)));
}
