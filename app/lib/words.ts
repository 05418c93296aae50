/** In characters of a title or a query: a sentence. */
const MAX_TEXT_LENGTH = 200;
/** In characters. */
const MAX_WORD_LENGTH = 32;

/** Returns the words of a title or a query, in lower case and without accents, for comparison. */
export const wordsOf = (text: string): string[] => wordsWithin(text, MAX_TEXT_LENGTH);

/** Returns the words in the first `maxLength` characters of a longer text. */
export function wordsWithin(text: string, maxLength: number): string[] {
  const folded = text
    .slice(0, maxLength)
    // Not by compatibility (NFKD), which turns one character into up to 18.
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu)?.map((word) => word.slice(0, MAX_WORD_LENGTH)) ?? [];
}
