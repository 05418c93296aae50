import { setImmediate } from 'node:timers/promises';
import { ICalCalendar } from 'ical-generator';
import { recordHref } from '~/content-types/shared.server';
import { contentTypes } from '~/definitions/registry';
import { startOfBaliDay } from '~/lib/bali-time';
import { isoDate } from '~/lib/dates.server';
import { truncate } from '~/lib/truncate';
import { config } from '~/server/env.server';
import { collection, type EventRecord } from './schema.server';

const HOUR_MS = 60 * 60 * 1000;
/** In characters; the library folds lines slowly. */
const MAX_DESCRIPTION_LENGTH = 1000;
const DAY_MS = 24 * HOUR_MS;

const newCalendar = (name?: string) =>
  new ICalCalendar({ name, prodId: { company: config.siteName, product: 'Event', language: 'ID' } });

/**
 * Returns an event as an iCalendar file (RFC 5545), with its time in UTC. If the time is unknown, it is an all-day
 * event on its day in Bali. Returns null if the date is unknown.
 */
export function eventCalendar(event: EventRecord): string | null {
  const calendar = newCalendar();
  return addEvent(calendar, event) ? `${calendar}\r\n` : null;
}

/** How many events are written at once; the library takes a quarter of a millisecond for each. */
const BATCH_SIZE = 100;

/**
 * Returns the events with a known date, from the day of `now` in Bali on, as one calendar for programs to subscribe to.
 * Yields to other requests between batches.
 *
 * @param now the current time, in milliseconds
 */
export async function upcomingCalendar(records: readonly EventRecord[], now: number): Promise<string> {
  const today = startOfBaliDay(now);
  const upcoming = records.filter(({ date }) => date !== null && date >= today);
  const name = `${config.siteName}: ${contentTypes.events.title}`;
  const [head, end] = `${newCalendar(name)}\r\n`.split(/(?=END:VCALENDAR)/);
  const batches = [];
  for (let first = 0; first < upcoming.length; first += BATCH_SIZE) {
    const batch = newCalendar();
    for (const event of upcoming.slice(first, first + BATCH_SIZE)) addEvent(batch, event);
    batches.push(/BEGIN:VEVENT[\s\S]*END:VEVENT\r\n/.exec(`${batch}`)?.[0]);
    await setImmediate();
  }
  return [head, ...batches, end].join('');
}

/** Adds an event to a calendar; returns false if its date is unknown. */
function addEvent(calendar: ICalCalendar, event: EventRecord): boolean {
  if (event.date === null) return false;
  const href = recordHref(collection, event);
  // The library takes the day of an all-day event from the UTC date.
  const start = event.hasTime ? event.date : Date.parse(isoDate(new Date(event.date)));
  calendar.createEvent({
    id: `${encodeURIComponent(href)}@${new URL(config.siteUrl).host}`,
    // Without METHOD, the stamp is the time of the last change, by which programs recognize a new version.
    stamp: new Date(event.updatedAt ?? event.createdAt ?? event.date),
    sequence: Math.max(0, Math.floor(((event.updatedAt ?? 0) - (event.createdAt ?? event.updatedAt ?? 0)) / 1000)),
    start: new Date(start),
    end: new Date(start + (event.hasTime ? 2 * HOUR_MS : DAY_MS)),
    allDay: !event.hasTime,
    summary: event.title,
    location: event.location || null,
    description: event.description && truncate(event.description.plain, MAX_DESCRIPTION_LENGTH),
    url: config.siteUrl + href,
  });
  return true;
}
