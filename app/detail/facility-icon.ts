import type { IconName } from '~/ui/icon-names';

/** Words by which an icon is chosen for a facility. */
export type KeywordIcons = readonly (readonly [RegExp, IconName])[];

/** The icon of the first keyword that a facility's name holds, else the default one. */
export function facilityIcon(
  name: string,
  icons: KeywordIcons,
  fallback: IconName = 'circle-check',
): IconName {
  return icons.find(([keyword]) => keyword.test(name))?.[1] ?? fallback;
}
