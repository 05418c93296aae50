import type { LoaderFunctionArgs } from '@remix-run/node';
import { listRecords } from '~/admin-api/records.server';
import { blogFeed } from '~/content-types/blog/feed.server';
import { collection as articles } from '~/content-types/blog/schema.server';
import { errorStatus } from '~/lib/result';
import { newestFirst } from '~/list-page/list-view.server';
import { cacheControl } from '~/server/http/cache-control.server';
import { requireCanonicalPath, textResponse } from '~/server/http/text-response.server';

export async function loader({ request }: LoaderFunctionArgs) {
  requireCanonicalPath(request, '/blog/rss.xml');
  const list = await listRecords(articles, request.signal);
  // On an error status feed readers keep their articles; an empty feed would remove them.
  const status = list.ok ? 200 : errorStatus(list.error);
  const policy = list.ok && !list.meta.isStaleOnError ? cacheControl.page : cacheControl.noStore;
  return textResponse(
    request,
    blogFeed(list.ok ? newestFirst(list.data) : []),
    'application/rss+xml; charset=utf-8',
    policy,
    status,
  );
}
