import type { LoaderFunctionArgs } from '@remix-run/node';
import { searchView } from '~/admin-api/search.server';
import { cachePolicy } from '~/site/cache-policy.server';
import { soughtText } from '~/site/search';

/** What the search box asks for: the results of `/cari?q=` as JSON. */
export async function loader({ request }: LoaderFunctionArgs) {
  const text = soughtText(new URL(request.url).searchParams);
  return Response.json(await searchView(text, request.signal), {
    headers: { 'Cache-Control': cachePolicy.never },
  });
}
