import type { LoaderFunctionArgs } from '@remix-run/node';
import { listRecords } from '~/admin-api/records.server';
import { newestFirst } from '~/listing/view.server';
import { blogFeed } from '~/sections/blog/feed.server';
import { articles } from '~/sections/blog/model.server';
import { cachePolicy } from '~/site/cache-policy.server';
import { failureStatus } from '~/site/failure';

export async function loader({ request }: LoaderFunctionArgs) {
  const list = await listRecords(articles, request.signal);
  return new Response(blogFeed(list.ok ? newestFirst(list.value.value) : []), {
    // An empty feed would say that there are no articles; on a failure readers keep those they have.
    status: list.ok ? 200 : failureStatus(list.failure),
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': list.ok && !list.value.late ? cachePolicy.page : cachePolicy.never,
    },
  });
}
