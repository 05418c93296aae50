/**
 * The digits of an Indonesian phone number in the form of wa.me: `0812…`, `+62 812…` and `62812…` all become `62812…`.
 * Returns null for anything else (decisions 1 and 8).
 */
export function whatsappDigits(phone: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(phone.trim())) return null;
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '62').replace(/^620+/, '62');
  return /^62\d{8,13}$/.test(digits) ? digits : null;
}

// Matches links first, so that their characters are not removed.
const linkOrFormatting = /(https?:\/\/\S+)|[*~`]|_(?!\S)|(?<!\S)_/g;

/** Percent-encodes a text for a URL. Removes lone surrogates, which cannot be encoded. */
const encodeText = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));

/**
 * The URL of a WhatsApp chat with a prefilled text (decisions 8). Removes WhatsApp's formatting characters (`*`, `_`,
 * `~`, backtick), so that a record's title is not formatted.
 *
 * @param digits the recipient's number; empty if the visitor chooses
 */
export function whatsappLink(digits: string, text: string): string {
  return `https://wa.me/${digits}?text=${encodeText(text.replace(linkOrFormatting, '$1'))}`;
}

const MAX_ENCODED_LENGTH = 1000;

/**
 * The URL of a WhatsApp chat about a page, with the page's URL on the last line. When the whole text is too long
 * (decisions 8), the page's URL is omitted rather than cut.
 */
export function whatsappLinkWithUrl(digits: string, text: string, url: string): string {
  const fullText = `${text}\n${url}`;
  return whatsappLink(digits, encodeText(fullText).length <= MAX_ENCODED_LENGTH ? fullText : text);
}

/**
 * Truncates a title or search query for a message: one line, cut at a word, with `maxLength` in percent-encoded
 * characters, so that the whole message stays below a thousand (decisions 8).
 */
export function truncateEncoded(given: string, maxLength = 300): string {
  const text = given.replace(/\s+/g, ' ');
  if (encodeText(text).length <= maxLength) return text;
  let result = '';
  let remaining = maxLength - encodeText('…').length;
  for (const character of text) {
    remaining -= encodeText(character).length;
    if (remaining < 0) break;
    result += character;
  }
  const atWord = /\s/.test(text.charAt(result.length)) ? result : result.replace(/\s+\S*$/, '');
  return `${atWord}…`;
}
