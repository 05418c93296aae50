import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { truncate } from '~/lib/truncate';

/** In characters. Parsing is slow; this is several times what a card or a link preview shows. */
const MAX_PARSED_LENGTH = 600;

const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** Returns the start of an article as plain text, without markdown and HTML. */
export function plainText(markdown: string): string {
  const tree = fromMarkdown(truncate(markdown, MAX_PARSED_LENGTH), options);
  return textOf(tree).replace(/\s+/g, ' ').trim();
}

type Root = ReturnType<typeof fromMarkdown>;

/** Nodes that contain text and end with a space; other blocks contain blocks. */
const TEXT_BLOCKS = new Set(['heading', 'paragraph', 'tableCell', 'code']);

function textOf(node: Root | Root['children'][number]): string {
  if (node.type === 'html') return '';
  if (node.type === 'break') return ' ';
  if ('alt' in node) return node.alt ?? '';
  const text = 'children' in node ? node.children.map(textOf).join('') : 'value' in node ? node.value : '';
  return TEXT_BLOCKS.has(node.type) ? `${text} ` : text;
}
