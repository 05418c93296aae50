import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { eventCalendar, upcomingCalendar } from '~/content-types/events/calendar.server';
import { collection as events } from '~/content-types/events/schema.server';

const file = (wire: object) =>
  eventCalendar(events.schema.parse({ id: 3, title: 'Gala Pantai', event_date: '2026-12-14', ...wire }));

/** The file as a calendar program reads it. */
function parsed(wire: object) {
  const calendar = new ICAL.Component(ICAL.parse(file(wire) ?? ''));
  const [event, ...others] = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  expect(others).toEqual([]);
  return event;
}

test('an event without a date has no calendar file', () => {
  expect(file({ event_date: 'segera' })).toBeNull();
});

test('an event without a time is an all-day event', () => {
  const event = parsed({});
  expect([event?.startDate.isDate, String(event?.startDate), String(event?.endDate)]).toEqual([
    true,
    '2026-12-14',
    '2026-12-15',
  ]);
});

test.each(['2026-12-14T00:00:00.000000Z', '2026-12-13T17:00:00Z', '2026-12-13T16:00:00Z', '2026-12-14T00:00:00+07:00'])(
  'an event at midnight in UTC, Jakarta or Makassar is an all-day event: %s',
  (event_date) => {
    const { startDate, endDate } = parsed({ event_date }) ?? {};
    expect([startDate?.isDate, String(startDate), String(endDate)]).toEqual([true, '2026-12-14', '2026-12-15']);
  },
);

test.each([
  ['2026-12-14T11:30:00Z', '2026-12-14T11:30:00Z'],
  ['Senin, 14 Desember 2026 19.00 - 21.00 WITA', '2026-12-14T11:00:00Z'],
  ['2026-12-14 19:30:00', '2026-12-14T11:30:00Z'],
])('an event with the time %s starts then', (event_date, start) => {
  expect(String(parsed({ event_date })?.startDate)).toBe(start);
});

test('a later change has its time as the stamp, and a higher sequence', () => {
  const versionOf = (updated_at: string) => {
    const event = parsed({ created_at: '2026-06-01T00:00:00Z', updated_at });
    return [String(event?.component.getFirstPropertyValue('dtstamp')), event?.sequence ?? 0] as const;
  };
  const [stamp, sequence] = versionOf('2026-11-20T02:00:00Z');
  expect(stamp).toBe('2026-11-20T02:00:00Z');
  expect(sequence).toBeGreaterThan(versionOf('2026-06-01T00:00:00Z')[1]);
});

test.each([null, undefined, '', 'kapan'])(
  'an event that was last changed at %j has its creation as the stamp',
  (updated_at) => {
    const event = parsed({ created_at: '2026-06-01T00:00:00Z', updated_at });
    expect(String(event?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-06-01T00:00:00Z');
  },
);

test.each(['<p>Makan&nbsp;<strong>malam</strong></p><ul><li>Tari</li></ul>', '**Makan** malam\n\n- Tari'])(
  'its description has words only: %j',
  (description) => {
    expect(parsed({ description })?.description.replace('\u00a0', ' ')).toBe('Makan malam\nTari');
  },
);

test('a title’s control characters become a blank', () => {
  expect(parsed({ title: 'Kontrol\vVertikal\u0007Bel' })?.summary).toBe('Kontrol VertikalBel');
});

test('it contains the event’s name, location and URL', () => {
  const event = parsed({ location: 'Nusa Dua', description: 'Makan malam.' });
  expect(event).toMatchObject({ summary: 'Gala Pantai', location: 'Nusa Dua', description: 'Makan malam.' });
  expect(event?.component.getFirstPropertyValue('url')).toBe('https://www.jelajahi.example/event/3');
});

test('texts keep every character, and cannot inject lines', () => {
  const title = 'A, B; C\\D\nATTENDEE:mailto:x@evil.example\rORGANIZER:x';
  const event = parsed({ title, description: 'é🌴'.repeat(300) });
  expect(event?.summary).toMatch(/^A, B; C\\D\s+ATTENDEE:mailto:x@evil.example\s+ORGANIZER:x$/);
  expect(event?.description).toBe('é🌴'.repeat(300));
  expect([event?.attendees, event?.organizer]).toEqual([[], null]);
  expect(file({ title })?.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('lines have at most 75 bytes', () => {
  const lines = file({ description: 'é🌴'.repeat(300) })?.split('\r\n') ?? [];
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

describe('the calendar of all upcoming events', () => {
  const now = Date.parse('2026-11-23T15:00:00+08:00');
  const record = (id: number, event_date: string | null, more: object = {}) =>
    events.schema.parse({ id, title: `Gala ${id}`, event_date, ...more });
  const eventsOf = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));

  test('contains the dated events from today in Bali on', async () => {
    const dates = [
      '2026-11-22',
      '2026-11-23',
      '2026-11-23T01:00:00Z',
      '2026-11-22T16:00:00Z',
      '2027-01-01',
      null,
      'segera',
    ];
    const text = await upcomingCalendar(
      dates.map((date, id) => record(id, date)),
      now,
    );
    expect(eventsOf(text).map(({ summary }) => summary)).toEqual(['Gala 1', 'Gala 2', 'Gala 3', 'Gala 4']);
  });

  test('changes at midnight in Bali', async () => {
    const records = [record(1, '2026-11-30'), record(2, '2026-12-01')];
    const midnight = Date.parse('2026-12-01T00:00:00+08:00');
    expect(eventsOf(await upcomingCalendar(records, midnight - 1))).toHaveLength(2);
    expect(eventsOf(await upcomingCalendar(records, midnight))).toHaveLength(1);
  });

  test('has the same events as their single files, with the same UIDs', async () => {
    const records = [
      record(1, '2026-12-14', { location: 'Ubud' }),
      record(2, '2026-12-15T10:00:00Z', { slug: 'gala' }),
    ];
    const single = records.flatMap((one) => eventsOf(eventCalendar(one) ?? ''));
    const all = eventsOf(await upcomingCalendar(records, now));
    expect(all.map((event) => event.component.toString())).toEqual(single.map((event) => event.component.toString()));
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(2);
  });

  test('is a valid calendar without events', async () => {
    const text = await upcomingCalendar([], now);
    expect(eventsOf(text)).toEqual([]);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
  });

  test('ends every line with CRLF after at most 75 bytes, however many events there are', async () => {
    const records = Array.from({ length: 250 }, (_, id) => record(id, '2026-12-14', { description: 'é🌴'.repeat(99) }));
    const text = await upcomingCalendar(records, now);
    expect(eventsOf(text)).toHaveLength(250);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});
