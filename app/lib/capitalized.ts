/** Returns a text with its first letter in upper case. In the browser this is part of the chunk of detail pages. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
