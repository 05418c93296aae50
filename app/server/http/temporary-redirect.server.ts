import { redirect } from '@remix-run/node';
import { cacheControl } from './cache-control.server';

/** A 302 redirect to a path of this site; no shared cache stores it. */
export function temporaryRedirect(path: string): Response {
  return redirect(path, { status: 302, headers: { 'Cache-Control': cacheControl.private } });
}
