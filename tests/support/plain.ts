/** A text with plain spaces, for comparison with prices, which have no-break spaces. */
export const plain = (text: string) => text.replaceAll('\u00a0', ' ');
