import type { LoaderFunctionArgs } from '@remix-run/node';
import { findRecord } from '~/admin-api/collections.server';
import { errorStatus } from '~/admin-api/result';
import { eventCalendar } from '~/content-types/events/calendar.server';
import { collection as events } from '~/content-types/events/schema.server';
import { cacheControl } from '~/server/http/cache-control.server';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const found = await findRecord(events, params.slug ?? '', request.signal);
  const file = found.ok ? eventCalendar(found.data) : null;
  if (!found.ok || file === null) {
    const status = found.ok ? 404 : errorStatus(found.error);
    const policy = status === 404 ? cacheControl.private : cacheControl.noStore;
    return new Response('Tanggal acara belum tersedia.', {
      status,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': policy },
    });
  }
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': found.meta.isStale ? cacheControl.noStore : cacheControl.page,
    },
  });
}
