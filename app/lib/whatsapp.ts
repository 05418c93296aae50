import { tryOr } from './try-or';

/** `+62`, `62` or `0062` with an optional trunk `0`, or only the `0`. A single `0` before 62 starts an area code. */
const INDONESIAN_PREFIX = /^(?:(?:00)?620*|0(?!0))/;

/** Returns an Indonesian phone number as wa.me requires it: `0812…` becomes `62812…`. Null for any other number. */
export function whatsappDigits(phone: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(phone.trim())) return null;
  const digits = phone.replace(/\D/g, '').replace(INDONESIAN_PREFIX, '62');
  return /^62\d{8,13}$/.test(digits) ? digits : null;
}

/**
 * Text that WhatsApp would treat as formatting. Links are matched first, so that their characters stay. A `_` formats
 * only outside of words; beside brackets, quotes or other punctuation it does. A `>` quotes its line.
 */
const linkOrFormatting = /(https?:\/\/\S+)|[*~`]|(_+)|^>\s?/gmu;

const endsInWord = /[\p{L}\p{N}]$/u;
const startsInWord = /^[\p{L}\p{N}]/u;

/**
 * Returns a text that WhatsApp shows unformatted. It uses no look-behind: Safari before 16.4 would not run the script.
 */
const withoutFormatting = (text: string) =>
  text.replace(linkOrFormatting, (match: string, link?: string, underscores?: string, at = 0) => {
    if (link !== undefined) return link;
    // Two code units: a letter may be a surrogate pair.
    const isInWord =
      endsInWord.test(text.slice(Math.max(0, at - 2), at)) &&
      startsInWord.test(text.slice(at + match.length, at + match.length + 2));
    return underscores !== undefined && isInWord ? underscores : '';
  });

/** Percent-encodes a text for a URL, without lone surrogates, which cannot be encoded. */
const encodeText = (text: string) =>
  tryOr(() => encodeURIComponent(text), null) ?? encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));

/** Returns the length of a text in a URL. */
export const encodedLength = (text: string) => encodeText(text).length;

/** Returns the URL of a chat with a prefilled, unformatted text. Without digits, the visitor chooses the recipient. */
export function whatsappLink(digits: string, text: string): string {
  return `https://wa.me/${digits}?text=${encodeText(withoutFormatting(text))}`;
}

/** Messages stay below this many percent-encoded characters. */
export const MAX_ENCODED_LENGTH = 1000;

/**
 * Returns the URL of a chat with a prefilled text about a page, whose URL is on the last line. If the message would be
 * too long, the URL is omitted, never cut.
 */
export function whatsappLinkWithUrl(digits: string, text: string, url: string): string {
  const fullText = `${text}\n${url}`;
  return whatsappLink(digits, encodedLength(fullText) <= MAX_ENCODED_LENGTH ? fullText : text);
}

/** The lengths to which an order message's title is shortened, one after the other, in percent-encoded characters. */
const TITLE_LENGTHS = [300, 150, 60];

/** Returns a title for an order message, then shorter ones for a message of 1,000 encoded characters or more. */
export const shortenedTitles = (title: string): string[] => [
  ...new Set(TITLE_LENGTHS.map((length) => truncateEncoded(title, length))),
];

/**
 * Returns the URL of a chat with the first message below 1,000 encoded characters, or with the last message if there is
 * none.
 */
export function firstLinkWithinLimit(digits: string, messages: Iterable<string>): string {
  const maxLength = whatsappLink(digits, '').length + MAX_ENCODED_LENGTH;
  let link = '';
  for (const message of messages) {
    link = whatsappLink(digits, message);
    if (link.length < maxLength) return link;
  }
  return link;
}

/** Truncates a text to one line of `maxLength` percent-encoded characters, cut at a word. */
export function truncateEncoded(original: string, maxLength = 300): string {
  const text = original.replace(/\s+/g, ' ');
  if (encodedLength(text) <= maxLength) return text;
  let result = '';
  let remaining = maxLength - encodedLength('…');
  for (const character of text) {
    remaining -= encodedLength(character);
    if (remaining < 0) break;
    result += character;
  }
  const atWord = /\s/.test(text.charAt(result.length)) ? result : result.replace(/\s+\S*$/, '');
  return `${atWord.replace(/[\s,;:–-]+$/, '')}…`;
}
