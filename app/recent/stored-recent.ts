import { storedText } from '~/lib/stored-text';

/** The records that were opened last on this device, as JSON (`recent.ts`). */
export const storedRecent = storedText('terakhir-dilihat', 4096);
