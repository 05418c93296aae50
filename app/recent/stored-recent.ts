import { storedText } from '~/lib/stored-text';

/** The records that were last opened on this device, as JSON (`recent.ts`), which may encode a character as six. */
export const storedRecent = storedText('terakhir-dilihat', 30_000);
