import { ICalCalendar } from 'ical-generator';
import { isoDate } from '~/lib/dates.server';
import { config } from '~/server/env.server';
import { type Event, toCard } from './schema.server';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Returns an event as an iCalendar file (RFC 5545): with its time in UTC, or as an all-day event of its day in Bali
 * when the time is unknown. Returns null when the date is unknown.
 */
export function eventCalendar(event: Event): string | null {
  if (event.date === null) return null;
  const { href } = toCard(event);
  // The library takes the day of an all-day event from the UTC date.
  const start = event.timed ? event.date : Date.parse(isoDate(new Date(event.date)));
  const calendar = new ICalCalendar({ prodId: { company: config.siteName, product: 'Event', language: 'ID' } });
  calendar.createEvent({
    id: `${encodeURIComponent(href)}@${new URL(config.siteUrl).host}`,
    stamp: new Date(event.createdAt ?? event.date),
    start: new Date(start),
    end: new Date(start + (event.timed ? 2 * HOUR_MS : DAY_MS)),
    allDay: !event.timed,
    summary: event.title,
    location: event.location || null,
    description: event.description || null,
    url: config.siteUrl + href,
  });
  return `${calendar}\r\n`;
}
