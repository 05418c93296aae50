import type { IconName } from '~/components/icon-names';

/** Icons by the words or phrases that a facility's name may hold, in lower case. The first rule that matches wins. */
export type IconRules = readonly (readonly [keywords: readonly string[], icon: IconName])[];

/** The icon of the first rule of which a facility's name holds a keyword as a whole word, else the default one. */
export function facilityIcon(name: string, icons: IconRules, fallback: IconName = 'circle-check'): IconName {
  const words = spaced(name);
  const matches = (keyword: string) => words.includes(spaced(keyword));
  return icons.find(([keywords]) => keywords.some(matches))?.[1] ?? fallback;
}

/** The words of a text with a space around each: ` spa ` is found in `Spa & Yoga`, and not in `Spatula`. */
const spaced = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;
