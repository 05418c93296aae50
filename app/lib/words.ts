/** In characters, of a title or a query: a sentence. */
const MAX_TEXT_LENGTH = 200;
/** In characters. */
const MAX_WORD_LENGTH = 32;

/** The words of a title or a query, in lower case and without accents, for comparison. */
export const wordsOf = (text: string): string[] => wordsWithin(text, MAX_TEXT_LENGTH);

/** The words of the beginning of a longer text, so many characters of it. */
export function wordsWithin(text: string, maxLength: number): string[] {
  const folded = text
    .slice(0, maxLength)
    // Not by compatibility (NFKD), which makes up to 18 characters of one.
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu)?.map((word) => word.slice(0, MAX_WORD_LENGTH)) ?? [];
}
