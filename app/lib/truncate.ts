/** How many characters of a text go out with a card: two lines of the widest one. */
export const EXCERPT_LENGTH = 180;

/**
 * The first characters of a text. One that lies across the cut is left out: half of it could stand in no address,
 * and the browser would read it otherwise than the server wrote it.
 */
export function truncate(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Surrogate}$/u, '');
}
