import type { LoaderFunctionArgs } from '@remix-run/node';
import { isExactMatch } from '~/admin-api/collection.server';
import { findRecord } from '~/admin-api/records.server';
import { eventCalendar } from '~/content-types/events/calendar.server';
import { collection as events } from '~/content-types/events/schema.server';
import { errorStatus } from '~/lib/result';
import { cacheControl } from '~/server/http/cache-control.server';
import { plainText, requireCanonicalPath, textResponse } from '~/server/http/text-response.server';

export async function loader({ request, params }: LoaderFunctionArgs) {
  requireCanonicalPath(request);
  const param = params.slug ?? '';
  const found = await findRecord(events, param, request.signal);
  // Each other spelling would be one more copy in shared caches.
  const file = found.ok && isExactMatch(param, found.data) ? eventCalendar(found.data) : null;
  if (!found.ok || file === null) {
    return plainText('Tanggal acara belum tersedia.', found.ok ? 404 : errorStatus(found.error));
  }
  const policy = found.meta.isStaleOnError ? cacheControl.noStore : cacheControl.page;
  return textResponse(request, file, 'text/calendar; charset=utf-8', policy);
}
