import { parseMoment } from '~/lib/dates.server';
import { config } from '~/server/env.server';
import { readScalar } from './field-values.server';

/** Whether visitors may see a record and, if not yet, from when on, in milliseconds. */
interface Publication {
  isPublic: boolean;
  from?: number;
}

const PUBLIC: Publication = { isPublic: true };
const NOT_PUBLIC: Publication = { isPublic: false };

/** The states that mark a hidden record. The state of a booking or a stock does not. */
const HIDDEN =
  /^(?:draft|draf|konsep|unpublished|private|hidden|archived?|trash(?:ed)?|inactive|(?:non[- ]?|tidak )aktif|disabled)$/i;

/** The boolean columns that say whether a record is public. */
const FLAGS = ['is_published', 'published', 'is_active', 'active'];

const isNo = (value: unknown): boolean =>
  value === false || value === 0 || value === '0' || value === 'false' || (isObject(value) && isNo(value.value));

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const STATE_FIELDS = ['value', 'name', 'nama', 'label'];

/**
 * Returns the names of a state: the state itself, the parts of an enum or a relation, and the last part of a class
 * name.
 */
const stateNames = (state: unknown) =>
  STATE_FIELDS.map((name) => `${readScalar(state, [name]) ?? ''}`.replace(/^.*\\/, '').trim());

/** Returns whether a raw record is public, from its state, a flag, or the time of its publication or deletion. */
export function publicationOf(record: unknown): Publication {
  if (!isObject(record)) return PUBLIC;
  if (record.deleted_at || FLAGS.some((flag) => isNo(record[flag]))) return NOT_PUBLIC;
  if (record.status && stateNames(record.status).some((name) => HIDDEN.test(name))) return NOT_PUBLIC;
  const from = parseMoment(readScalar(record.published_at, ['date']), config.adminTimes)?.time;
  return from !== undefined && from > Date.now() ? { isPublic: false, from } : PUBLIC;
}
