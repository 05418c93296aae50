import { documentOf } from '../../tests/support/dom';
import { textOf } from '../../tests/support/text-of';

/** A document as text, or an element of a parsed document. */
type Content = string | HTMLElement;

const rootOf = (content: Content): HTMLElement =>
  typeof content === 'string' ? documentOf(content).documentElement : content;

/** Returns a document's one main element. */
export function mainOf(html: string): HTMLElement {
  const [main, ...more] = elementsOf(html, 'main');
  if (!main || more.length > 0) throw new Error(`${more.length + (main ? 1 : 0)} main elements`);
  return main;
}

/** Returns the elements with this name, in document order. */
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

/** A document's title, and its metadata and links by name, such as `canonical` or `og:image`. */
export function headOf(content: Content): { title: string; [name: string]: string | undefined } {
  const root = rootOf(content);
  const named = [...elementsOf(root, 'meta'), ...elementsOf(root, 'link')].map((element) => [
    element.getAttribute('name') ?? element.getAttribute('property') ?? element.getAttribute('rel'),
    element.getAttribute('content') ?? element.getAttribute('href'),
  ]);
  return { ...Object.fromEntries(named), title: elementsOf(root, 'title')[0]?.textContent ?? '' };
}

/** Returns the texts that are missing in an element. */
export function missingIn(element: HTMLElement, texts: readonly (string | RegExp)[]): (string | RegExp)[] {
  const text = textOf(element);
  return texts.filter((wanted) => (wanted instanceof RegExp ? !wanted.test(text) : !text.includes(wanted)));
}
