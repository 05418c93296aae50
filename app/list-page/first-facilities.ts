const SHOWN = 3;

/** The facilities on a card, and the number of the others (specification 9). */
export interface FirstFacilities {
  names: readonly string[];
  more: number;
}

/** Returns a record's first three facilities. */
export const firstFacilities = (facilities: readonly string[]): FirstFacilities => ({
  names: facilities.slice(0, SHOWN),
  more: Math.max(0, facilities.length - SHOWN),
});
