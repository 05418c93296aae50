const SHOWN = 3;

/** The facilities that a card names, and how many more there are (specification 9). */
export interface FirstFacilities {
  names: readonly string[];
  more: number;
}

/** The first three of a record's facilities. */
export const firstFacilities = (facilities: readonly string[]): FirstFacilities => ({
  names: facilities.slice(0, SHOWN),
  more: Math.max(0, facilities.length - SHOWN),
});
