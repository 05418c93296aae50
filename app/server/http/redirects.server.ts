import { redirect } from '@remix-run/node';
import { cacheControl } from './cache-control.server';

/** Returns a 301 redirect to a path of this site that preserves the query. */
export const permanentRedirect = (path: string, request: Request): Response =>
  redirect(path + new URL(request.url).search, {
    status: 301,
    headers: { 'Cache-Control': cacheControl.permanentRedirect },
  });

/** Returns a 302 redirect to a path of this site; no shared cache stores it. */
export const temporaryRedirect = (path: string): Response =>
  redirect(path, { headers: { 'Cache-Control': cacheControl.private } });
