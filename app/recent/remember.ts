import { tryOr } from '~/lib/try-or';
import type { RecentRecord } from './recent';
import { storedRecent } from './stored-recent';

/** The most records that are remembered. */
const MAX_RECENT = 4;

/**
 * Remembers on this device that a record was opened, as the first of four, each once, unless the browser blocks its storage.
 * Who reads it checks it: every record's page has this code.
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
