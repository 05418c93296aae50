import type { LoaderFunctionArgs } from '@remix-run/node';
import { listRecords } from '~/admin-api/collections.server';
import { errorStatus } from '~/admin-api/result';
import { blogFeed } from '~/content-types/blog/feed.server';
import { collection as articles } from '~/content-types/blog/schema.server';
import { newestFirst } from '~/list-page/loader.server';
import { cacheControl } from '~/server/http/cache-control.server';

export async function loader({ request }: LoaderFunctionArgs) {
  const list = await listRecords(articles, request.signal);
  return new Response(blogFeed(list.ok ? newestFirst(list.data) : []), {
    // On an error status feed readers keep their articles; an empty feed would remove them.
    status: list.ok ? 200 : errorStatus(list.error),
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': list.ok && !list.meta.isStale ? cacheControl.page : cacheControl.noStore,
    },
  });
}
