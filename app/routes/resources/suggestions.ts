import { searchView } from '~/search/search-view.server';
import { cacheControl } from '~/server/http/cache-control.server';
import { resource } from '~/server/http/resource.server';
import { sameSiteHeaders } from '~/server/http/security-headers.server';
import { readParam } from '~/urls/params';

/** Search suggestions: the results of `/cari?q=` as JSON. */
export const loader = resource(async ({ request }) => {
  const text = readParam(new URL(request.url).searchParams, 'q');
  return Response.json(await searchView(text, { signal: request.signal }), {
    headers: { 'Cache-Control': cacheControl.noStore, ...sameSiteHeaders },
  });
});
