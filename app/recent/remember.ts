import { tryOr } from '~/lib/try-or';
import type { RecentRecord } from './recent';
import { storedRecent } from './stored-recent';

/** The maximum number of stored records. */
const MAX_RECENT = 4;

/**
 * Stores on this device that a record was opened, as the first of four, each once, unless the browser blocks its
 * storage. The reader validates it, since every record's page loads this code.
 */
export function remember(opened: RecentRecord): void {
  const before = storedRecent.read();
  if (before === null) return;
  const others: RecentRecord[] = tryOr(
    () => JSON.parse(before).filter((one: RecentRecord) => one.href !== opened.href),
    [],
  );
  storedRecent.write(JSON.stringify([opened, ...others].slice(0, MAX_RECENT)));
}
