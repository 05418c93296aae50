/** Maximal length of a card's excerpt in characters: two lines of the widest card. */
export const EXCERPT_LENGTH = 180;

/**
 * The first characters of a text, without a lone surrogate at the cut: URLs cannot encode one, and hydration would
 * find a different text.
 */
export function truncate(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Surrogate}$/u, '');
}
