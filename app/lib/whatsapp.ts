import { tryOr } from './try-or';

/** `+62`, `62` or `0062`, then an optional trunk `0`, or the `0` alone. A single `0` before 62 begins an area code. */
const INDONESIAN_PREFIX = /^(?:(?:00)?620*|0(?!0))/;

/** An Indonesian phone number as wa.me requires it: `0812…` becomes `62812…`; null for any other. */
export function whatsappDigits(phone: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(phone.trim())) return null;
  const digits = phone.replace(/\D/g, '').replace(INDONESIAN_PREFIX, '62');
  return /^62\d{8,13}$/.test(digits) ? digits : null;
}

/**
 * What WhatsApp takes for formatting. Links are matched first, so that their characters are not removed. A `_` inside a
 * word formats nothing; beside brackets, quotes or other punctuation it does. A `>` quotes its line.
 */
const linkOrFormatting = /(https?:\/\/\S+)|[*~`]|(_+)|^>\s?/gmu;

const endsInWord = /[\p{L}\p{N}]$/u;
const startsInWord = /^[\p{L}\p{N}]/u;

/** A text as WhatsApp shows it unformatted. Without look-behind: Safari before 16.4 would not run the script. */
const withoutFormatting = (text: string) =>
  text.replace(linkOrFormatting, (match: string, link?: string, underscores?: string, at = 0) => {
    if (link !== undefined) return link;
    // Two units: a letter may be a pair of surrogates.
    const isInWord =
      endsInWord.test(text.slice(Math.max(0, at - 2), at)) &&
      startsInWord.test(text.slice(at + match.length, at + match.length + 2));
    return underscores !== undefined && isInWord ? underscores : '';
  });

/** Percent-encodes a text for a URL, without lone surrogates, which cannot be encoded. */
const encodeText = (text: string) =>
  tryOr(() => encodeURIComponent(text), null) ?? encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));

/** The length of a text in a URL. */
export const encodedLength = (text: string) => encodeText(text).length;

/** The URL of a chat with a prefilled text, never formatted. Without digits the visitor chooses whom. */
export function whatsappLink(digits: string, text: string): string {
  return `https://wa.me/${digits}?text=${encodeText(withoutFormatting(text))}`;
}

/** Messages stay below this many percent-encoded characters. */
export const MAX_ENCODED_LENGTH = 1000;

/**
 * The URL of a chat with a prefilled text about a page, whose URL is on the last line. It is omitted rather than cut when
 * the message would be too long.
 */
export function whatsappLinkWithUrl(digits: string, text: string, url: string): string {
  const fullText = `${text}\n${url}`;
  return whatsappLink(digits, encodedLength(fullText) <= MAX_ENCODED_LENGTH ? fullText : text);
}

/** Lengths to which an order message's title is shortened, one after the other, in percent-encoded characters. */
const TITLE_LENGTHS = [300, 150, 60];

/** A title for an order message, then shorter ones for a message of 1,000 encoded characters or more. */
export const shortenedTitles = (title: string): string[] => [
  ...new Set(TITLE_LENGTHS.map((length) => truncateEncoded(title, length))),
];

/** The URL of a chat with the first message below 1,000 encoded characters; with the last one if none is. */
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
