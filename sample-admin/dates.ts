import type { SampleRecord } from './content';

/** The day on which the dates of the sample content were written. */
const WRITTEN_ON = '2026-11-22';

const DATE_FIELDS = ['event_date', 'date'];

/** Today in Bali, `2026-11-22`. */
const dayInBali = (now: number) => new Date(now + 8 * 3_600_000).toISOString().slice(0, 10);

/**
 * Moves a record's dates by whole years, so that the sample content never ages. A date that was in the future moves to
 * its next anniversary from today on, and a past date to its last one before today.
 *
 * @param now in milliseconds
 */
export function datedFromNow(record: SampleRecord, now: number): SampleRecord {
  const moved = DATE_FIELDS.flatMap((field) => {
    const value = record[field];
    return typeof value === 'string' && /^\d{4}-/.test(value) ? [[field, moveYear(value, dayInBali(now))]] : [];
  });
  return { ...record, ...Object.fromEntries(moved) };
}

function moveYear(date: string, today: string): string {
  const [day, rest] = [date.slice(4, 10), date.slice(4)];
  const isAhead = date.slice(0, 10) >= WRITTEN_ON;
  const isThisYear = isAhead === today.slice(4) <= day;
  const year = Number(today.slice(0, 4)) + (isThisYear ? 0 : isAhead ? 1 : -1);
  return `${year}${rest}`;
}
