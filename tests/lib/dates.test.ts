import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { startOfBaliDay, startOfMonth } from '~/lib/bali-time';
import {
  formatDay,
  fullDate,
  isoDate,
  isoDateTime,
  isoMonth,
  longDate,
  longDateTime,
  parseDay,
  parseMoment,
} from '~/lib/dates.server';

const originalZone = process.env.TZ;
afterEach(() => {
  if (originalZone === undefined) delete process.env.TZ;
  else process.env.TZ = originalZone;
});

const read = (value: string) => {
  const moment = parseMoment(value, 'iso');
  if (!moment) throw new Error(`${value} was not parsed`);
  return new Date(moment.time);
};

describe.each(['UTC', 'Asia/Jakarta', 'America/Los_Angeles', 'Pacific/Auckland'])('on a server in %s', (zone) => {
  test('days and months start at midnight in Bali', () => {
    process.env.TZ = zone;
    const midnight = Date.parse('2026-12-01T00:00:00+08:00');
    expect([startOfMonth('2026-12'), startOfMonth('2026-11', 1)]).toEqual([midnight, midnight]);
    expect([startOfBaliDay(midnight, 0), startOfBaliDay(midnight - 1, 1)]).toEqual([midnight, midnight]);
    expect([isoMonth(midnight), isoMonth(midnight - 1)]).toEqual(['2026-12', '2026-11']);
  });

  test.each([
    ['2025-08-16T16:30:00.000000Z', '17 Agustus 2025'],
    ['2025-08-16T15:59:59Z', '16 Agustus 2025'],
    ['2025-08-17', '17 Agustus 2025'],
    ['2025-08-17 00:00:00', '17 Agustus 2025'],
    ['2025-08-17 23:59:59', '17 Agustus 2025'],
    ['2025-08-17T00:00:00', '17 Agustus 2025'],
    ['2025-08-17T23:30:00+07:00', '18 Agustus 2025'],
    [' 2026-12-14 ', '14 Desember 2026'],
  ])('%s is formatted as its day in Bali', (value, expected) => {
    process.env.TZ = zone;
    expect(longDate(read(value))).toBe(expected);
  });
});

test.each([
  ['2026-12-14', '2026-12-14T00:00:00+08:00'],
  ['2026-12-14 09:30:00', '2026-12-14T09:30:00+08:00'],
  ['14-12-2026', '2026-12-14T00:00:00+08:00'],
  ['14/12/2026', '2026-12-14T00:00:00+08:00'],
  ['4/2/2026', '2026-02-04T00:00:00+08:00'],
  ['14 Desember 2026', '2026-12-14T00:00:00+08:00'],
  ['14 December 2026', '2026-12-14T00:00:00+08:00'],
  ['1 agustus 2026', '2026-08-01T00:00:00+08:00'],
  ['1 Mei 2026', '2026-05-01T00:00:00+08:00'],
  ['1 Okt 2026', '2026-10-01T00:00:00+08:00'],
  ['14-12-2026 19:30', '2026-12-14T19:30:00+08:00'],
  ['14/12/2026 19:30:15', '2026-12-14T19:30:15+08:00'],
  ['14 Desember 2026 19.30', '2026-12-14T19:30:00+08:00'],
  ['14 Desember 2026, 19.30 WITA', '2026-12-14T19:30:00+08:00'],
  ['14 Desember 2026 pukul 19.30 WIB', '2026-12-14T20:30:00+08:00'],
  ['Senin, 14 Desember 2026', '2026-12-14T00:00:00+08:00'],
  ['Senin,14 Desember 2026 9:00', '2026-12-14T09:00:00+08:00'],
  ['Hari Senin tanggal 14 Desember 2026', '2026-12-14T00:00:00+08:00'],
  ['Mon, 14 Dec 2026 09:30:00 +0800', '2026-12-14T09:30:00+08:00'],
  ['Mon Dec 14 2026 01:30:00 GMT+0000 (Coordinated Universal Time)', '2026-12-14T09:30:00+08:00'],
  ['December 14, 2026', '2026-12-14T00:00:00+08:00'],
  ['14th December 2026 7.30', '2026-12-14T07:30:00+08:00'],
  ['14 Des. 2026', '2026-12-14T00:00:00+08:00'],
  ['14-Dec-2026', '2026-12-14T00:00:00+08:00'],
  ['9 Agt 2026', '2026-08-09T00:00:00+08:00'],
  ['9 Agst 2026', '2026-08-09T00:00:00+08:00'],
  ['9 Nop 2026', '2026-11-09T00:00:00+08:00'],
  ['9 Nopember 2026', '2026-11-09T00:00:00+08:00'],
  ['9 Peb 2026', '2026-02-09T00:00:00+08:00'],
  ['9 Pebruari 2026', '2026-02-09T00:00:00+08:00'],
  ['9 Mrt 2026', '2026-03-09T00:00:00+08:00'],
  ['9 Sept 2026', '2026-09-09T00:00:00+08:00'],
  ['2026/12/14', '2026-12-14T00:00:00+08:00'],
  ['2026-12-14 9:00', '2026-12-14T09:00:00+08:00'],
  ['14-12-2026 9.00 WITA', '2026-12-14T09:00:00+08:00'],
  ['14 Desember 2026 19.00 - 21.00 WITA', '2026-12-14T19:00:00+08:00'],
  ['Senin, 14 December 2026 19.00 - 21.00 WITA', '2026-12-14T19:00:00+08:00'],
  ['Senin, 14/12/2026 9:00', '2026-12-14T09:00:00+08:00'],
  ['14 Desember 2026, 19:00-21:00', '2026-12-14T19:00:00+08:00'],
  ['14 Desember 2026 19.00 – 21.00 WIB', '2026-12-14T20:00:00+08:00'],
  ['2026-12-14T09:30:00-05:00', '2026-12-14T22:30:00+08:00'],
  ['14 - 16 Desember 2026', '2026-12-14T00:00:00+08:00'],
  ['14-16 Desember 2026 19.00 WITA', '2026-12-14T19:00:00+08:00'],
  ['30 November s/d 2 Desember 2026', '2026-11-30T00:00:00+08:00'],
  // Dates whose time is unreadable.
  ['14-12-2026 malam', '2026-12-14T00:00:00+08:00'],
  ['14 Desember 2026 jam 7 pagi', '2026-12-14T00:00:00+08:00'],
  ['2026-12-14T25:00:00', '2026-12-14T00:00:00+08:00'],
  ['14 Desember 2026 19:75', '2026-12-14T00:00:00+08:00'],
])('the date %j is that moment, in Bali unless it names a zone, day first', (value, expected) => {
  expect(isoDateTime(read(value))).toBe(expected);
});

test.each([
  ['2026-12-14', true],
  ['14 Desember 2026', true],
  ['2026-12-14T00:00:00.000000Z', true],
  ['2026-12-13T17:00:00.000000Z', true],
  ['2026-12-13T16:00:00Z', true],
  ['2026-12-14T00:00:00+07:00', true],
  ['2026-12-14 00:00:00', true],
  ['2026-12-14T08:00:00+08:00', false],
  ['2026-12-14 08:00:00', false],
  ['2026-12-14T11:30:00Z', false],
  ['2026-12-14 17:00:00', false],
])('%j is a whole day: %j, 14 December 2026', (value, isWholeDay) => {
  expect(parseMoment(value, 'iso')?.isWholeDay).toBe(isWholeDay);
  expect(isoDate(read(value))).toBe('2026-12-14');
});

test.each([
  ['2026-12-14T19:30:00.000000Z', '2026-12-14T19:30:00+08:00', false],
  ['2026-12-14T17:00:00Z', '2026-12-14T17:00:00+08:00', false],
  ['2026-12-14T00:00:00.000000Z', '2026-12-14T00:00:00+08:00', true],
  ['14-12-2026 19.30 WIB', '2026-12-14T19:30:00+08:00', false],
])('with local times, %j is %j, whatever its zone; a whole day: %j', (value, expected, isWholeDay) => {
  const moment = parseMoment(value, 'local');
  expect([moment && isoDateTime(moment.time), moment?.isWholeDay]).toEqual([expected, isWholeDay]);
});

test('a timestamp has long and ISO formats', () => {
  const date = read('2026-12-14T01:30:00Z');
  expect(fullDate(date)).toBe('Senin, 14 Desember 2026');
  expect(isoDate(date)).toBe('2026-12-14');
  expect(isoDateTime(date)).toBe('2026-12-14T09:30:00+08:00');
  expect(longDateTime(date)).toBe('14 Desember 2026 pukul 09.30');
});

test('formatDay returns text and ISO date, and null for an unknown day', () => {
  expect(formatDay(Date.UTC(2026, 0, 31, 16))).toEqual({ text: '1 Februari 2026', iso: '2026-02-01' });
  expect(formatDay(Date.UTC(2026, 0, 31, 16), fullDate)?.text).toBe('Minggu, 1 Februari 2026');
  expect(formatDay(null)).toBeNull();
});

test.each([
  ...['', 'besok', '2026', '12', '1e9', 'NaN', '12/14/2026', '31/02/2026', '14 Bulan 2026', '14 Desember'],
  ...['14/12/26', 'malam 14', 'x'.repeat(1_000_000)],
  ...['2026-13-01', '2026-02-30', '2026-12-144', '0000-00-00 00:00:00', '0000-01-01'],
  ...['0001-01-01T00:00:00Z', '-000001-01-01', '+275760-09-13T00:00:00Z'],
  ...[null, undefined, 0, 1_765_000_000_000, true, {}, [], ['2026-12-14']],
])('%j is not a date', (value) => expect(parseMoment(value, 'iso')).toBeNull());

test('no day that a person reads is lost, whatever stands around it', () => {
  const names = [
    ['Januari', 'January', 'Jan'],
    ['Februari', 'Pebruari', 'Feb', 'Peb'],
    ['Maret', 'March', 'Mar', 'Mrt'],
    ['April', 'Apr'],
    ['Mei', 'May'],
    ['Juni', 'June', 'Jun'],
    ['Juli', 'July', 'Jul'],
    ['Agustus', 'August', 'Agu', 'Agt', 'Agst', 'Aug'],
    ['September', 'Sep', 'Sept'],
    ['Oktober', 'October', 'Okt', 'Oct'],
    ['November', 'Nopember', 'Nov', 'Nop'],
    ['Desember', 'December', 'Des', 'Dec'],
  ];
  const before = fc.constantFrom(
    '',
    'Senin, ',
    'Senin ',
    'Jumat,',
    "Jum'at, ",
    'Jum’at, ',
    'Mon, ',
    'Tanggal ',
    'Hari Minggu, ',
  );
  const after = fc.constantFrom(
    ...['', ' 9:00', ' 19.00', ', 19.00 - 21.00 WITA', ' pukul 7 malam', ' jam 25:00', ' (2 hari)', ' s/d selesai'],
    ...['T09:30:00', ' 09:30:00+07:00', ' 19:00-21:00', ' TBA', ', di Ubud', ' 9 pagi'],
  );
  const day = fc.date({ min: new Date('2001-01-01'), max: new Date('2098-12-30'), noInvalidDate: true });
  fc.assert(
    fc.property(before, day, after, fc.nat(), fc.boolean(), (words, date, rest, pick, isUpper) => {
      const expected = date.toISOString().slice(0, 10);
      const [year, month = '', dayOfMonth = ''] = expected.split('-');
      const ofMonth = names[Number(month) - 1] ?? [];
      const name = ofMonth[pick % ofMonth.length] ?? '';
      const forms = [
        `${Number(dayOfMonth)} ${name} ${year}`,
        `${dayOfMonth}-${name}-${year}`,
        `${Number(dayOfMonth)} ${name}. ${year}`,
        `${name} ${Number(dayOfMonth)}, ${year}`,
        `${dayOfMonth}-${month}-${year}`,
        `${Number(dayOfMonth)}/${Number(month)}/${year}`,
        `${dayOfMonth}.${month}.${year}`,
        expected,
      ];
      const text = words + forms[pick % forms.length] + rest;
      const moment = parseMoment(isUpper ? text.toUpperCase() : text, 'local');
      expect(moment && isoDate(moment.time), text).toBe(expected);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['14 Desember 2026 7:00 PM', '2026-12-14T19:00:00+08:00'],
  ['14 Desember 2026, 07.30 p.m.', '2026-12-14T19:30:00+08:00'],
  ['14 December 2026 12:15 AM', '2026-12-14T00:15:00+08:00'],
  ['14 December 2026 12:15 pm', '2026-12-14T12:15:00+08:00'],
  ['14 December 2026 9:00 am - 11:00 am', '2026-12-14T09:00:00+08:00'],
])('a time of twelve hours: %s', (text, expected) => expect(read(text).getTime()).toBe(Date.parse(expected)));

test('every parsed date can be formatted', () => {
  const digits = fc.array(fc.constantFrom(...'0123456789-+:. TZW'), { maxLength: 28 });
  const almost = fc
    .tuple(
      fc.constantFrom('2026-12-14', '9999-12-31', '1000-01-01'),
      digits.map((all) => all.join('')),
    )
    .map(([day, rest]) => day + rest);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        digits.map((all) => all.join('')),
        almost,
      ),
      (value) => {
        const moment = parseMoment(value, 'iso');
        const date = moment && new Date(moment.time);
        const shown = date && [longDate(date), fullDate(date), isoDate(date), isoDateTime(date), longDateTime(date)];
        expect(shown ?? []).not.toContainEqual(expect.stringMatching(/NaN|Invalid|undefined/));
        if (date) expect(isoDate(date)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      },
    ),
  );
});

test('a timestamp’s day and month are those of Bali’s time zone', () => {
  const dayInBali = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Makassar' });
  const timestamp = fc.date({ min: new Date('1950-06-01'), max: new Date('2999-12-30'), noInvalidDate: true });
  fc.assert(
    fc.property(timestamp, (date) => {
      const day = dayInBali.format(date);
      expect(isoDate(date)).toBe(day);
      expect(isoMonth(date.getTime())).toBe(day.slice(0, 7));
      expect(startOfBaliDay(date.getTime(), 0)).toBe(parseDay(day));
    }),
  );
});
