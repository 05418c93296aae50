/**
 * The digits of an Indonesian phone number as wa.me wants them: `0812…`, `+62 812…` and `62812…` all give `62812…`.
 * Gives null for anything that is not one (decisions 1 and 8).
 */
export function whatsappDigits(phone: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(phone.trim())) return null;
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '62').replace(/^620+/, '62');
  return /^62\d{8,13}$/.test(digits) ? digits : null;
}

// A link in it stays whole; half a character cannot be encoded.
const linkOrFormatting = /(https?:\/\/\S+)|[*~`]|_(?!\S)|(?<!\S)_|\p{Surrogate}/gu;

/**
 * The address of a WhatsApp chat with a prefilled text (decisions 8). Characters that WhatsApp reads as
 * formatting (`*`, `_`, `~`, backtick) are taken out, so that a record's title arrives as it is written.
 */
export function whatsappLink(digits: string, text: string): string {
  return `https://wa.me/${digits}?text=${encodeURIComponent(text.replace(linkOrFormatting, '$1'))}`;
}
