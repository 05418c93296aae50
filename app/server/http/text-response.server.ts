import { canonicalPath } from '~/lib/canonical-path';
import { pageStateOf } from '~/server/page-state.server';
import type { LoaderRequest } from '~/server/request-context';
import { cacheControlOf, errorCacheControl, retryAfterOf } from './cache-control.server';
import { isNotModified, weakEtag } from './negotiation.server';
import { permanentRedirect } from './redirects.server';

/** Returns a response with a text that caches may store: 304 for a matching ETag. */
export function textResponse(request: Request, body: string, type: string, policy: string, status = 200): Response {
  const bytes = Buffer.from(body);
  const headers = { 'Content-Type': type, 'Cache-Control': policy, ETag: weakEtag(bytes) };
  if (isNotModified(Object.fromEntries(request.headers), { etag: headers.ETag })) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(bytes, { status, headers: { ...headers, 'Content-Length': String(bytes.byteLength) } });
}

export const PLAIN_TEXT = 'text/plain; charset=utf-8';

/**
 * Returns a response with a text made of the admin host's content; caches may store it under the same rules as a page.
 */
export function contentResponse(
  { request, context }: LoaderRequest,
  body: string,
  type: string,
  status = 200,
): Response {
  const state = pageStateOf(context);
  const response = textResponse(request, body, type, cacheControlOf(state, status), status);
  for (const [name, value] of Object.entries(retryAfterOf(state, status))) response.headers.set(name, value);
  return response;
}

/** Returns a short plain-text response, such as a failure. By default its policy follows the status. */
export function plainText(text: string, status: number, policy: string = errorCacheControl(status)): Response {
  const headers = {
    'Content-Type': PLAIN_TEXT,
    'Cache-Control': policy,
    'Content-Length': String(Buffer.byteLength(text)),
  };
  return new Response(text, { status, headers });
}

/**
 * Redirects other spellings of a resource's path, such as one with a trailing slash or `.ICS`. For pages, the root
 * loader does this.
 *
 * @param fixed the only path of the resource, if it has just one
 * @throws {Response} the redirect
 */
export function requireCanonicalPath(request: Request, fixed?: string): void {
  const { pathname } = new URL(request.url);
  const canonical = fixed ?? canonicalPath(pathname).replace(/\.\w+$/, (ending) => ending.toLowerCase());
  if (pathname !== canonical) throw permanentRedirect(canonical, request);
}
