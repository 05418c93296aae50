import { describe, expect, test } from 'vitest';
import { datedFromNow } from '../../sample-admin/dates';

const move = (date: string, now: string) => datedFromNow({ event_date: date }, Date.parse(now)).event_date;

describe('dates of the sample content', () => {
  test.each([
    ['2026-11-22T12:00+08:00', '2026-12-12', '2026-12-12'],
    ['2026-12-12T23:59+08:00', '2026-12-12', '2026-12-12'],
    ['2026-12-13T00:00+08:00', '2026-12-12', '2027-12-12'],
    ['2026-11-22T12:00+08:00', '2027-01-30', '2027-01-30'],
    ['2027-01-01T00:00+08:00', '2027-01-30', '2027-01-30'],
    ['2031-03-01T00:00+08:00', '2027-04-08T09:00:00+08:00', '2031-04-08T09:00:00+08:00'],
  ])('at %s, %s lies ahead at %s', (now, written, moved) => {
    expect(move(written, now)).toBe(moved);
  });

  test.each([
    ['2026-11-22T12:00+08:00', '2026-07-18'],
    ['2027-07-18T12:00+08:00', '2026-07-18'],
    ['2027-07-19T12:00+08:00', '2027-07-18'],
  ])('at %s, what had passed is on the last such day, %s', (now, moved) => {
    expect(move('2026-07-18', now)).toBe(moved);
  });

  test('other values stay', () => {
    const record = { event_date: null, date: '', created_at: '2026-01-01' };
    expect(datedFromNow(record, Date.parse('2031-01-01'))).toEqual(record);
  });
});
