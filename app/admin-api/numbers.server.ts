import { logDistinct } from '~/server/logger.server';

/** Reads a number from 0 to `max`; numeric strings count. Null for any other value. */
export function readNumber(value: unknown, max: number): number | null {
  const number = typeof value === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && number >= 0 && number <= max ? number : null;
}

const MAX_COUNT = 1_000_000;

/**
 * Reads a whole number of 0 or more: in a text with words, the number before them, and in a range, the lower number.
 * `29-31` does not promise 30 seats, and `2-4 orang` are enough from two people on.
 */
export function readCount(value: unknown): number | null {
  const [, digits] = typeof value === 'string' ? (LEADING_NUMBER.exec(value.slice(0, 40)) ?? []) : [];
  // An invalid number that is present never becomes the default.
  if (typeof value === 'string' ? /^\s*[-−]\s*\d/.test(value) : typeof value === 'number' && value < 0) return 0;
  const number = readNumber(digits?.replaceAll('.', '') ?? value, MAX_COUNT);
  return number === null ? null : Math.floor(number);
}

/** A rating up to five, with a comma or a point; `/ 5` and words may follow. */
const RATING = /^\s*(\d+)(?:[.,](\d+))?(?:\s*\/\s*5(?:[.,]0+)?)?(?:[^\d./,].*)?$/s;

/** Reads a rating above 0, up to 5; null for any other value. 0 is a column's default. */
export function readRating(value: unknown): number | null {
  const [, whole, decimals = '0'] = typeof value === 'string' ? (RATING.exec(value.slice(0, 40)) ?? []) : [];
  return readNumber(whole === undefined ? value : `${whole}.${decimals}`, 5) || null;
}

/**
 * A whole number at the start, with or without points between groups of three digits; decimals and words may follow.
 */
const LEADING_NUMBER = /^\s*(\d{1,3}(?:\.\d{3})+(?!\d)|\d+)/;

const onUnreadable = logDistinct('admin-price-unreadable');

/**
 * Reads a price in whole rupiah. Returns null for an unreadable price, which is logged, and undefined for a missing
 * one.
 */
export function readPrice(value: unknown): number | null | undefined {
  if (value === null || value === undefined || (typeof value === 'string' && value.trim() === '')) return undefined;
  const number = readNumber(typeof value === 'string' ? rupiahOf(value) : value, Number.MAX_SAFE_INTEGER);
  if (number !== null) return Math.round(number);
  onUnreadable(typeof value === 'string' || typeof value === 'number' ? value : typeof value);
  return null;
}

/**
 * Rupiah as people and databases write them: points or commas between groups of three digits, then up to two decimals
 * or any number of zeros, then perhaps a unit.
 */
const RUPIAH =
  /^(?:rp\.?|idr)?\s*(\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+|\d{1,16})(?:[.,](\d{1,2}|0+))?(?:,-)?\s*(?:(?:\/|per\b).*)?$/is;

function rupiahOf(text: string): string | null {
  const [, whole, decimals = '0'] = RUPIAH.exec(text.slice(0, 100).trim()) ?? [];
  return whole === undefined ? null : `${whole.replace(/[.,]/g, '')}.${decimals}`;
}
