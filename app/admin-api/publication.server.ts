import { parseMoment } from '~/lib/dates.server';
import { config } from '~/server/env.server';
import { readScalar } from './field-values.server';

/** Whether visitors may see a record, and if not yet, from when on, in milliseconds. */
interface Publication {
  isPublic: boolean;
  from?: number;
}

const PUBLIC: Publication = { isPublic: true };
const NOT_PUBLIC: Publication = { isPublic: false };

/** What a panel calls a record that visitors are not to see. A booking's or a stock's state is another thing. */
const HIDDEN = /^(?:draft|draf|konsep|unpublished|private|hidden|archived?|trash(?:ed)?)$/i;

/** The columns that say by yes or no whether a record is public. */
const FLAGS = ['is_published', 'published', 'is_active', 'active'];

const isNo = (value: unknown) => value === false || value === 0 || value === '0' || value === 'false';

/** Reads from a raw record whether it is public: it may say so by its state, a flag, or the time of its publication or deletion. */
export function publicationOf(raw: unknown): Publication {
  if (typeof raw !== 'object' || raw === null) return PUBLIC;
  const record: Record<string, unknown> = { ...raw };
  if (record.deleted_at || FLAGS.some((flag) => isNo(record[flag]))) return NOT_PUBLIC;
  const status = readScalar(record.status, ['value', 'name', 'nama', 'label']);
  if (HIDDEN.test(String(status ?? '').trim())) return NOT_PUBLIC;
  const from = parseMoment(readScalar(record.published_at, ['date']), config.adminTimes)?.time;
  return from !== undefined && from > Date.now() ? { isPublic: false, from } : PUBLIC;
}
