/** The maximum length of a card's excerpt in characters: two lines of the widest card. */
export const EXCERPT_LENGTH = 180;

/**
 * Returns the first characters of a text, without a lone surrogate at the cut: URLs cannot encode it, and hydration
 * would find a different text.
 */
export function truncate(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Surrogate}$/u, '');
}

const DESCRIPTION_LENGTH = 160;

/** Returns the first 160 characters, cut at a word, for the description in metadata and feeds. */
export function truncateAtWord(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= DESCRIPTION_LENGTH) return flat;
  const cut = truncate(flat, DESCRIPTION_LENGTH);
  const atWord = flat[DESCRIPTION_LENGTH] === ' ' ? cut : cut.replace(/ \S*$/, '');
  // A single long word is cut within the word, without a lone surrogate.
  return atWord.replace(/[\s,;:.–-]+$|\p{Surrogate}/gu, '');
}
