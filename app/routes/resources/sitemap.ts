import type { LoaderFunctionArgs } from '@remix-run/node';
import { listRecords } from '~/admin-api/records.server';
import { collections } from '~/content-types/all-collections.server';
import { recordEntries, sitemap, staticEntries } from '~/seo/sitemap.server';
import { cacheControl } from '~/server/http/cache-control.server';
import { plainText, requireCanonicalPath, textResponse } from '~/server/http/text-response.server';

/** The static routes and every detail page; the records of a failing list are omitted (requirements 9). */
export async function loader({ request }: LoaderFunctionArgs) {
  requireCanonicalPath(request);
  const lists = await Promise.all(
    collections.map(async (collection) => {
      const list = await listRecords(collection, request.signal);
      return {
        isComplete: list.ok && !list.meta.isStaleOnError,
        entries: list.ok ? await recordEntries(collection)(list.data) : [],
      };
    }),
  );
  const entries = staticEntries.concat(...lists.map((list) => list.entries));
  const body = sitemap(entries, new URL(request.url).searchParams.get('bagian'));
  const isComplete = lists.every((list) => list.isComplete);
  if (body === null) return plainText('Bagian peta situs ini tidak ada.', 404);
  return textResponse(
    request,
    body,
    'application/xml; charset=utf-8',
    isComplete ? cacheControl.page : cacheControl.noStore,
  );
}
