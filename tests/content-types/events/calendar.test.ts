import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { eventCalendar } from '~/content-types/events/calendar.server';
import { events } from '~/content-types/events/schema.server';

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

test.each([
  ['2026-12-14T11:30:00Z', '2026-12-14T11:30:00Z'],
  ['2026-12-14 19:30:00', '2026-12-14T11:30:00Z'],
])('an event with the time %s starts then', (event_date, start) => {
  expect(String(parsed({ event_date })?.startDate)).toBe(start);
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
