import type { LoaderFunctionArgs } from '@remix-run/node';
import { listRecords } from '~/admin-api/collections.server';
import { errorStatus } from '~/admin-api/result';
import { upcomingCalendar } from '~/content-types/events/calendar.server';
import { type EventRecord, collection as events } from '~/content-types/events/schema.server';
import { contentTypes } from '~/content-types/registry';
import { isoDate, startOfDayAfter } from '~/lib/dates.server';
import { memoizeWeak } from '~/lib/memoize-weak';
import { readParam } from '~/lib/search-params';
import { inCategory } from '~/list-page/loader.server';
import { cacheControl, pageCacheControl } from '~/server/http/cache-control.server';

/** The calendar of all upcoming events, or of those of a category (decisions 12). */
export async function loader({ request }: LoaderFunctionArgs) {
  const label = readParam(new URL(request.url).searchParams, 'kategori');
  const found = await listRecords(events, request.signal);
  if (!found.ok) {
    return new Response('Kalender belum tersedia.', {
      status: errorStatus(found.error),
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cacheControl.noStore },
    });
  }
  const now = Date.now();
  const category = contentTypes.events.categories.find((candidate) => candidate.label === label);
  const isKnown = label === null || category !== undefined;
  const policy = isKnown ? pageCacheControl(startOfDayAfter(now, 1) - now) : cacheControl.private;
  return new Response(await (isKnown ? calendarOf(found.data, category?.label, now) : upcomingCalendar([], now)), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': found.meta.isStale ? cacheControl.noStore : policy,
    },
  });
}

/** Each category's calendar of a day, built once per response, however many programs ask for it. */
const calendars = memoizeWeak(
  (_records: readonly EventRecord[]) => new Map<string, { day: string; text: Promise<string> }>(),
);

function calendarOf(records: readonly EventRecord[], label: string | undefined, now: number): Promise<string> {
  const cached = calendars(records);
  const key = label ?? '';
  const day = isoDate(now);
  const calendar = cached.get(key);
  if (calendar?.day === day) return calendar.text;
  const category = contentTypes.events.categories.find((candidate) => candidate.label === label);
  const inside = category ? records.filter((event) => inCategory(category, event.category)) : records;
  const text = upcomingCalendar(inside, now);
  cached.set(key, { day, text });
  return text;
}
