import { EXCERPT_LENGTH, truncate } from '~/lib/truncate';
import { htmlBlocks } from './html-blocks.server';
import { markdownBlocks } from './markdown-blocks.server';
import type { TextBlock } from './text-block';

/**
 * A longer text of the admin host: plain text, markdown or the HTML of an editor. Its rich form is
 * rendered from `source` (`app/rich-text/`).
 */
export interface LongText {
  source: string;
  /** Its words, at most 2,000 characters: a line for each block or list item. */
  plain: string;
}

const PLAIN = {
  /** In characters: several times what a calendar, a dish or a link preview shows. */
  maxLength: 2000,
  /** In characters of markdown, with its URLs and marks. Parsing takes time that grows with the square: 40 ms for lists. */
  maxMarkdown: 1500,
};

/** An element of an editor at the start of a text. Other tags also begin lines of markdown. */
const HTML_START =
  /^\s*<(?:!|(?:article|blockquote|center|div|figure|font|h[1-6]|header|hr|img|main|ol|p|section|span|table|ul)\b)/i;

/** Everything that markdown or HTML could mean: marks, entities, links. */
const MARKUP = /[<&*_`~#>[\]|\\@]|^[ \t]*(?:[-+=]|\d{1,9}[.)])|https?:|www\./m;

/** A line of twenty nested quotes or lists, or a run of 200 times the same sign: no text has it, and parsing takes seconds. */
const TOO_MANY_MARKERS = /^[ \t]*(?:(?:>|[*+-][ \t]|\d{1,9}[.)][ \t])[ \t]*){20}|([*_~`[\]<>!])\1{199}/m;

/** A picture, or another file, in the text itself. */
const DATA_URL = /data:(?:[a-z]+\/[\w.+-]+(?:;[\w.=-]+)*|;base64),[^\s"'()<>\\]*/gi;

export const isHtml = (source: string) => HTML_START.test(source);
export const hasMarkup = (source: string) => MARKUP.test(source);
export const isTooComplex = (markdown: string) => TOO_MANY_MARKERS.test(markdown);

/** Drops files that an editor put into a text as `data:` URLs: a photo would take the place of all words after it. */
export const withoutDataUrls = (text: string) => (/data:/i.test(text) ? text.replace(DATA_URL, '') : text);

/** Tags of Word's own, which are neither HTML nor a text. */
const WORD_TAG = /<\/?(?:o|st1|v|w):\w+[^<>]*>/gi;

/** Reads a text of the admin host; null when it has neither words, a picture nor a video. */
export function readLongText(text: string, title: string): LongText | null {
  const source = text.replace(WORD_TAG, '');
  const plain = truncate(plainText(source, title), PLAIN.maxLength);
  const isBlank = plain === '' && !/<(?:img|iframe|oembed)\b|!\[/i.test(source);
  return isBlank ? null : { source, plain };
}

/** The beginning of a text on one line, as cards and metadata show it; null if there are no words. */
export const excerptOf = (text: LongText | null): string | null =>
  text && (truncate(text.plain.replace(/\s+/g, ' '), EXCERPT_LENGTH) || null);

/** The words of a text, a line for each block; of markdown only of its first 1,500 characters. */
export function plainText(source: string, title = ''): string {
  const blocks = blocksOf(source);
  return linesOf(repeatsTitle(blocks[0], title) ? blocks.slice(1) : blocks);
}

/** The words of a name or a title on one line. */
export function plainLine(text: string): string {
  return /[<&]/.test(text)
    ? htmlBlocks(text)
        .map((block) => block.text)
        .join(' ')
    : text;
}

/** The lines of a short text, plain or HTML, with its entities decoded. Marks of markdown stay: each text would be parsed. */
export const plainLines = (text: string): string[] =>
  (isHtml(text) ? [text] : text.split(/[\r\n]+/)).flatMap((part) =>
    /[<&]/.test(part) ? htmlBlocks(part).map((block) => block.text) : part.replace(/\s+/g, ' ').trim() || [],
  );

/** All words of a text, without parsing markdown: its marks stay. For texts that cannot be rendered. */
export const unparsedText = (source: string) => linesOf(isHtml(source) ? htmlBlocks(source) : paragraphs(source));

/** The number of words, with the marks of markdown. */
export const countWords = (source: string) => unparsedText(source).split(/\s+/).length;

/** Whether a first heading says the same as the title above it. */
export const isSameTitle = (heading: string, title: string) => normalizedText(heading) === normalizedText(title);

function blocksOf(source: string): TextBlock[] {
  if (isHtml(source)) return htmlBlocks(source);
  if (!hasMarkup(source)) return paragraphs(source);
  const start = truncate(source, PLAIN.maxMarkdown);
  return isTooComplex(start) ? paragraphs(start) : markdownBlocks(start);
}

const paragraphs = (text: string): TextBlock[] =>
  text.split(/\n+/).flatMap((line) => {
    const flat = line.replace(/\s+/g, ' ').trim();
    return flat === '' ? [] : { text: flat, isHeading: false };
  });

const linesOf = (blocks: readonly TextBlock[]) => blocks.map(({ text }) => text).join('\n');

const repeatsTitle = (block: TextBlock | undefined, title: string) =>
  block?.isHeading === true && isSameTitle(block.text, title);

const normalizedText = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
