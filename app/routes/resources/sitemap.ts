import type { LoaderFunctionArgs } from '@remix-run/node';
import { listRecords } from '~/admin-api/collections.server';
import { collections } from '~/content-types/collections.server';
import { recordEntries, sitemap, staticEntries } from '~/seo/sitemap.server';
import { cacheControl } from '~/server/http/cache-control.server';
import { fileResponse } from '~/server/http/file-response.server';

/** The static routes and every detail page; the records of a failing list are omitted (requirements 9). */
export async function loader({ request }: LoaderFunctionArgs) {
  const lists = await Promise.all(
    collections.map(async (collection) => {
      const list = await listRecords(collection, request.signal);
      return {
        isComplete: list.ok && !list.meta.isStale,
        entries: list.ok ? recordEntries(collection)(list.data) : [],
      };
    }),
  );
  const entries = [...staticEntries, ...lists.flatMap((list) => list.entries)];
  const body = sitemap(entries, new URL(request.url).searchParams.get('bagian'));
  const policy = body === null ? cacheControl.private : cacheControl.page;
  const isComplete = lists.every((list) => list.isComplete);
  const status = body === null ? 404 : 200;
  return fileResponse(body, 'application/xml; charset=utf-8', isComplete ? policy : cacheControl.noStore, status);
}
