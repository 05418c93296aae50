import type { IconName } from '~/components/icon-names';

/** Icons by lower-case words or phrases in a facility's name. The first matching rule wins. */
export type IconRules = readonly (readonly [keywords: readonly string[], icon: IconName])[];

/** Returns the icon of the first rule with a keyword that is a whole word of the facility's name, else the fallback. */
export function facilityIcon(name: string, icons: IconRules, fallback: IconName = 'circle-check'): IconName {
  const words = spaced(name);
  const matches = (keyword: string) => words.includes(spaced(keyword));
  return icons.find(([keywords]) => keywords.some(matches))?.[1] ?? fallback;
}

/** Pads every word of a text with spaces: ` spa ` matches `Spa & Yoga`, but not `Spatula`. */
const spaced = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
