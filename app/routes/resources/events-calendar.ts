import { adminReader } from '~/admin-api/reader.server';
import { upcomingCalendar } from '~/content-types/events/calendar.server';
import { type EventRecord, collection as events } from '~/content-types/events/schema.server';
import { contentTypes } from '~/definitions/registry';
import type { Category } from '~/definitions/types';
import { isoDate } from '~/lib/dates.server';
import { memoizeWeak } from '~/lib/memoize-weak';
import { errorStatus } from '~/lib/result';
import { categoryValues, isIn } from '~/list-page/list-view.server';
import { resource } from '~/server/http/resource.server';
import { contentResponse, PLAIN_TEXT, requireCanonicalPath } from '~/server/http/text-response.server';
import { readParam } from '~/urls/params';

/** The calendar of all upcoming events, or of a category's. */
export const loader = resource(async (args) => {
  const { request, context } = args;
  requireCanonicalPath(request, '/event/kalender.ics');
  const label = readParam(new URL(request.url).searchParams, 'kategori');
  const { list, state } = adminReader(context);
  const found = await list(events, request.signal);
  if (!found.ok) return contentResponse(args, 'Kalender belum tersedia.', PLAIN_TEXT, errorStatus(found.error));
  const now = state.endAtMidnight();
  const category = contentTypes.events.categories.find((candidate) => candidate.label === label);
  const isKnown = label === null || category !== undefined;
  if (!isKnown) state.limitStorageTo('visitor');
  const file = await (isKnown ? calendarOf(found.data, category, now) : upcomingCalendar([], now));
  return contentResponse(args, file, 'text/calendar; charset=utf-8');
});

/** The calendar of each category on a day, built once per response, however many programs request it. */
const calendars = memoizeWeak(
  (_records: readonly EventRecord[]) => new Map<string, { day: string; text: Promise<string> }>(),
);

function calendarOf(records: readonly EventRecord[], category: Category | undefined, now: number): Promise<string> {
  const cached = calendars(records);
  const key = category?.label ?? '';
  const day = isoDate(now);
  const calendar = cached.get(key);
  if (calendar?.day === day) return calendar.text;
  const inside = records.filter(isIn(category ? categoryValues(category) : null));
  const text = upcomingCalendar(inside, now);
  cached.set(key, { day, text });
  return text;
}
