import { storedText } from '~/lib/stored-text';

/** The records that were opened last on this device, as JSON (`recent.ts`), which may write a character as six. */
export const storedRecent = storedText('terakhir-dilihat', 30_000);
