/** The categories whose vehicles the renter drives. */
const SELF_DRIVEN: readonly (string | null | undefined)[] = ['Motor', 'Lepas Kunci'];

/** Whether the vehicles of a category come without a driver. */
export const isSelfDriven = (category: string | null | undefined): boolean => SELF_DRIVEN.includes(category);
