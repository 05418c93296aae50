import type { LoaderFunctionArgs } from '@remix-run/node';
import { searchView } from '~/admin-api/search.server';
import { cachePolicy } from '~/site/cache-policy.server';

/** What the search box asks for: the results of `/cari?q=` as JSON. */
export async function loader({ request }: LoaderFunctionArgs) {
  return Response.json(await searchView(request), { headers: { 'Cache-Control': cachePolicy.never } });
}
