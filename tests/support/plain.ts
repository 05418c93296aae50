/** A text with plain spaces, for comparison: prices have no-break spaces. */
export const plain = (text: string) => text.replaceAll('\u00a0', ' ');
