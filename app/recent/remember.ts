import { addRecent, formatRecent, parseRecent, type RecentRecord } from './recent';
import { storedRecent } from './stored-recent';

/** Remembers on this device that a record was opened, unless the browser blocks its storage. */
export function remember(opened: RecentRecord): void {
  const before = storedRecent.read();
  // What cannot be read again is not written.
  const records = parseRecent(formatRecent([opened]));
  if (before === null || !records[0]) return;
  storedRecent.write(formatRecent(addRecent(parseRecent(before), records[0])));
}
