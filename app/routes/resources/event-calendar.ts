import { isExactMatch } from '~/admin-api/collection.server';
import { adminReader } from '~/admin-api/reader.server';
import { eventCalendar } from '~/content-types/events/calendar.server';
import { collection as events } from '~/content-types/events/schema.server';
import { errorStatus } from '~/lib/result';
import { resource } from '~/server/http/resource.server';
import { contentResponse, PLAIN_TEXT, requireCanonicalPath } from '~/server/http/text-response.server';

export const loader = resource(async (args) => {
  const { request, params, context } = args;
  requireCanonicalPath(request);
  const param = params.slug ?? '';
  const found = await adminReader(context).record(events, param, request.signal);
  // Every other spelling would be another copy in shared caches.
  const file = found.ok && isExactMatch(param, found.data) ? eventCalendar(found.data) : null;
  if (file !== null) return contentResponse(args, file, 'text/calendar; charset=utf-8');
  const status = found.ok ? 404 : errorStatus(found.error);
  return contentResponse(args, 'Tanggal acara belum tersedia.', PLAIN_TEXT, status);
});
