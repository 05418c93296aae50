import { describe, expect, test } from 'vitest';
import { eventCalendar } from '~/content-types/events/calendar.server';
import { events } from '~/content-types/events/schema.server';

const file = (wire: object) =>
  eventCalendar(events.schema.parse({ id: 3, title: 'Gala Pantai', event_date: '2026-12-14', ...wire }));
const lines = (wire: object) => file(wire)?.replaceAll('\r\n ', '').split('\r\n') ?? [];

test('an event without a date has no calendar file', () => {
  expect(file({ event_date: 'segera' })).toBeNull();
});

test('an event without a time is an all-day event', () => {
  expect(lines({})).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20261214', 'DTEND;VALUE=DATE:20261215']),
  );
});

test('an event with a time starts then, in Bali time', () => {
  expect(lines({ event_date: '2026-12-14T11:30:00Z' })).toContain(
    'DTSTART;TZID=Asia/Makassar:20261214T193000',
  );
});

test('it contains the event’s name, location and URL', () => {
  expect(lines({ location: 'Nusa Dua', description: 'Makan malam.' })).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'SUMMARY:Gala Pantai',
      'LOCATION:Nusa Dua',
      'DESCRIPTION:Makan malam.',
      'URL:https://www.jelajahi.example/event/3',
      'END:VCALENDAR',
    ]),
  );
});

describe('malicious texts', () => {
  test('cannot inject lines', () => {
    const title = 'A, B; C\\D\nATTENDEE:mailto:x@evil.example\rORGANIZER:x';
    const found = lines({ title });
    expect(found.filter((line) => /^(ATTENDEE|ORGANIZER)/.test(line))).toEqual([]);
    expect(found.find((line) => line.startsWith('SUMMARY:'))).toMatch(/^SUMMARY:A\\, B\\; C\\\\D\\nATTENDEE/);
    expect(file({ title })?.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('are folded into lines of at most 75 bytes', () => {
    const written = file({ description: 'é🌴'.repeat(300) }) ?? '';
    for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(lines({ description: 'é🌴'.repeat(300) })).toContain(`DESCRIPTION:${'é🌴'.repeat(300)}`);
  });
});
