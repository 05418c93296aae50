/**
 * The digits of an Indonesian phone number as wa.me wants them: `0812…`, `+62 812…` and `62812…` all give `62812…`.
 * Gives null for anything that is not one (decisions 1 and 8).
 */
export function whatsappDigits(phone: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(phone.trim())) return null;
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '62').replace(/^620+/, '62');
  return /^62\d{8,13}$/.test(digits) ? digits : null;
}

// A link in it stays whole.
const linkOrFormatting = /(https?:\/\/\S+)|[*~`]|_(?!\S)|(?<!\S)_/g;

/** A text encoded for an address. Half a character, which cannot be encoded, is left out. */
const encodeText = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));

/**
 * The address of a WhatsApp chat with a prefilled text (decisions 8). Characters that WhatsApp reads as
 * formatting (`*`, `_`, `~`, backtick) are taken out, so that a record's title arrives as it is written.
 *
 * @param digits to whom; empty where the visitor chooses
 */
export function whatsappLink(digits: string, text: string): string {
  return `https://wa.me/${digits}?text=${encodeText(text.replace(linkOrFormatting, '$1'))}`;
}

const MAX_ENCODED_LENGTH = 1000;

/**
 * The address of a chat about a page, whose link stands on the last line. Where both would be too long for an address
 * (decisions 8) the words go without it: half a link leads nowhere.
 */
export function whatsappLinkWithUrl(digits: string, text: string, url: string): string {
  const fullText = `${text}\n${url}`;
  return whatsappLink(digits, encodeText(fullText).length <= MAX_ENCODED_LENGTH ? fullText : text);
}

/**
 * A title, or what a visitor looked for, as a message quotes it: in one line, cut at a word to so many characters, counted as they
 * stand encoded, so that the whole message stays below a thousand (decisions 8).
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
