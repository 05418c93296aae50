import { redirect } from '@remix-run/node';
import { cacheControl } from './cache-control.server';

/** A 301 redirect to a path of this site that preserves the query (decisions 2). */
export function permanentRedirect(path: string, request: Request): Response {
  return redirect(path + new URL(request.url).search, {
    status: 301,
    headers: { 'Cache-Control': cacheControl.permanentRedirect },
  });
}
