import { EXCERPT_LENGTH, truncate } from '~/lib/truncate';
import { htmlBlocks } from './html-blocks.server';
import { markdownBlocks } from './markdown-blocks.server';
import type { TextBlock } from './text-block';

/**
 * A longer text of the admin host: plain text, markdown or an editor's HTML. Its rich form is rendered from `source`
 * (`app/rich-text/`).
 */
export interface LongText {
  source: string;
  /** The words of the text, at most 2,000 characters, with a line for each block or list item. */
  plain: string;
}

const PLAIN = {
  /** In characters: several times as many as a calendar, a dish or a link preview shows. */
  maxLength: 2000,
  /** In characters of markdown, with its URLs and markup. Parsing takes quadratic time: 40 ms for lists. */
  maxMarkdown: 1500,
};

/** An editor's element at the start of a text. Other tags may also start lines of markdown. */
const HTML_START =
  /^\s*<(?:!|(?:article|blockquote|center|div|figure|font|h[1-6]|header|hr|img|main|ol|p|section|span|table|ul)\b)/i;

/** Any text that markdown or HTML could interpret: markup characters, entities, links. */
const MARKUP = /[<&*_`~#>[\]|\\@]|^[ \t]*(?:[-+=]|\d{1,9}[.)])|https?:|www\./m;

/**
 * A line with twenty nested quotes or lists, or the same character 200 times in a row. No real text has it, and parsing
 * takes seconds.
 */
const TOO_MANY_MARKERS = /^[ \t]*(?:(?:>|[*+-][ \t]|\d{1,9}[.)][ \t])[ \t]*){20}|([*_~`[\]<>!])\1{199}/m;

/** A picture or another file that is part of the text. */
const DATA_URL = /data:(?:[a-z]+\/[\w.+-]+(?:;[\w.=-]+)*|;base64),[^\s"'()<>\\]*/gi;

export const isHtml = (source: string) => HTML_START.test(source);
export const hasMarkup = (source: string) => MARKUP.test(source);
export const isTooComplex = (markdown: string) => TOO_MANY_MARKERS.test(markdown);

/** Drops files that an editor embedded in a text as `data:` URLs: a photo would displace all words after it. */
export const withoutDataUrls = (text: string) => (/data:/i.test(text) ? text.replace(DATA_URL, '') : text);

/** Word's own tags, which are neither HTML nor text. */
const WORD_TAG = /<\/?(?:o|st1|v|w):\w+[^<>]*>/gi;

/** Reads a text of the admin host; null if it has no words, picture or video. */
export function readLongText(text: string, title: string): LongText | null {
  const source = text.replace(WORD_TAG, '');
  const plain = truncate(plainText(source, title), PLAIN.maxLength);
  const isBlank = plain === '' && !/<(?:img|iframe|oembed)\b|!\[/i.test(source);
  return isBlank ? null : { source, plain };
}

/** Returns the beginning of a text on one line, for cards and metadata; null if there are no words. */
export const excerptOf = (text: LongText | null): string | null =>
  text && (truncate(text.plain.replace(/\s+/g, ' '), EXCERPT_LENGTH) || null);

/** Returns the words of a text, with a line for each block; for markdown, only those of its first 1,500 characters. */
export function plainText(source: string, title = ''): string {
  const blocks = blocksOf(source);
  return linesOf(repeatsTitle(blocks[0], title) ? blocks.slice(1) : blocks);
}

/** Returns the words of a name or a title on one line. */
export function plainLine(text: string): string {
  return /[<&]/.test(text)
    ? htmlBlocks(text)
        .map((block) => block.text)
        .join(' ')
    : text;
}

/**
 * Returns the lines of a short text, plain or HTML, with decoded entities. Markdown's markup stays, since each text
 * would have to be parsed.
 */
export const plainLines = (text: string): string[] =>
  (isHtml(text) ? [text] : text.split(/[\r\n]+/)).flatMap((part) =>
    /[<&]/.test(part) ? htmlBlocks(part).map((block) => block.text) : part.replace(/\s+/g, ' ').trim() || [],
  );

/** Returns all words of a text without parsing markdown, whose markup stays. For texts that cannot be rendered. */
export const unparsedText = (source: string) => linesOf(isHtml(source) ? htmlBlocks(source) : paragraphs(source));

/** Returns the number of words, including markdown's markup. */
export const countWords = (source: string) => unparsedText(source).split(/\s+/).length;

/** Whether a first heading repeats the title above it. */
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
