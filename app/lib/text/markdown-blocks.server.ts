import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { htmlBlocks } from './html-blocks.server';
import type { TextBlock } from './text-block';

/**
 * Editors indent paragraphs and HTML, and write `08.00~12.00`: four spaces do not mean code, and one tilde does not
 * strike text through.
 */
export const noIndentedCode = { disable: { null: ['codeIndented'] } };
export const gfmOptions = { singleTilde: false };

const options = { extensions: [gfm(gfmOptions), noIndentedCode], mdastExtensions: [gfmFromMarkdown()] };

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number];

/** Nodes that contain text; other blocks contain blocks. */
const TEXT_NODES = new Set(['heading', 'paragraph', 'tableCell', 'code', 'html']);

/** Returns the lines of a markdown text. The time may be quadratic in the length, so the caller must limit it. */
export function markdownBlocks(markdown: string): TextBlock[] {
  return blocksOf(fromMarkdown(markdown, options));
}

function blocksOf(node: Node): TextBlock[] {
  if (!TEXT_NODES.has(node.type)) return 'children' in node ? node.children.flatMap(blocksOf) : [];
  const isHeading = node.type === 'heading';
  return htmlBlocks(htmlOf(node)).map(({ text, ...block }) => ({ text, isHeading: isHeading || block.isHeading }));
}

/** Returns the text of a node as HTML, with the HTML that it contains. */
function htmlOf(node: Node): string {
  if (node.type === 'html') return node.value;
  if (node.type === 'break') return '<br>';
  if ('alt' in node) return escapeText(node.alt ?? '');
  if ('children' in node) return node.children.map(htmlOf).join('');
  return 'value' in node ? escapeText(node.value) : '';
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
