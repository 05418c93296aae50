import { documentOf } from './dom';

/**
 * Elements that begin and end a line: a browser's blocks, and links and labels, which are often blocks on this site.
 */
const BLOCKS = new Set(
  `a address article aside blockquote body br button dd details div dl dt fieldset figcaption figure footer form h1 h2 h3
  h4 h5 h6 header hr label legend li main nav ol option p pre search section select summary table td th title tr ul`.split(
    /\s+/,
  ),
);

/** Elements with invisible text. */
const UNSEEN = new Set(['noscript', 'script', 'style', 'template']);

/** The text of HTML or of an element, with each block on its own line, and without scripts and styles. */
export const textOf = (content: string | Element): string =>
  textIn(typeof content === 'string' ? documentOf(content).documentElement : content)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();

function textIn(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.nodeValue ?? '';
  const { localName } = node as Element;
  if (UNSEEN.has(localName)) return '';
  const text = [...node.childNodes].map(textIn).join('');
  return BLOCKS.has(localName) ? `\n${text}\n` : text;
}

/** The same text on one line, with plain spaces in place of no-break spaces. */
export const lineOf = (content: string | Element): string => textOf(content).replace(/\s+/g, ' ');
