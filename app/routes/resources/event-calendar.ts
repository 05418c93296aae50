import type { LoaderFunctionArgs } from '@remix-run/node';
import { findRecord } from '~/admin-api/collections.server';
import { errorStatus } from '~/admin-api/result';
import { eventCalendar } from '~/content-types/events/calendar.server';
import { collection as events } from '~/content-types/events/schema.server';
import { cacheControl } from '~/server/http/cache-control.server';
import { fileResponse, textError } from '~/server/http/file-response.server';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const found = await findRecord(events, params.slug ?? '', request.signal);
  const file = found.ok ? eventCalendar(found.data) : null;
  if (!found.ok || file === null) {
    return textError('Tanggal acara belum tersedia.', found.ok ? 404 : errorStatus(found.error));
  }
  const policy = found.meta.isStale ? cacheControl.noStore : cacheControl.page;
  return fileResponse(file, 'text/calendar; charset=utf-8', policy);
}
