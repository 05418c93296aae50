import { adminReader } from '~/admin-api/reader.server';
import { blogFeed } from '~/content-types/blog/feed.server';
import { collection as articles } from '~/content-types/blog/schema.server';
import { errorStatus } from '~/lib/result';
import { newestFirst } from '~/list-page/list-view.server';
import { resource } from '~/server/http/resource.server';
import { contentResponse, requireCanonicalPath } from '~/server/http/text-response.server';

export const loader = resource(async (args) => {
  const { request, context } = args;
  requireCanonicalPath(request, '/blog/rss.xml');
  const list = await adminReader(context).list(articles, request.signal);
  // On an error status, feed readers keep their articles; an empty feed would remove them.
  const status = list.ok ? 200 : errorStatus(list.error);
  const feed = blogFeed(list.ok ? newestFirst(list.data) : []);
  return contentResponse(args, feed, 'application/rss+xml; charset=utf-8', status);
});
