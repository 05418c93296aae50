import { canonicalPath } from '~/lib/canonical-path';
import { errorCacheControl } from './cache-control.server';
import { isNotModified, weakEtag } from './negotiation.server';
import { permanentRedirect } from './redirects.server';

/** The response with a text that caches may store: 304 for a matching ETag. */
export function textResponse(request: Request, body: string, type: string, policy: string, status = 200): Response {
  const bytes = Buffer.from(body);
  const headers = { 'Content-Type': type, 'Cache-Control': policy, ETag: weakEtag(bytes) };
  if (isNotModified(Object.fromEntries(request.headers), { etag: headers.ETag })) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(bytes, { status, headers: { ...headers, 'Content-Length': String(bytes.byteLength) } });
}

/** The content type of plain text; the 404 of a path that looks like a file's has it (`routes/pages/not-found.tsx`). */
export const PLAIN_TEXT = 'text/plain; charset=utf-8';

/** A short response in plain text, such as a failure; its policy follows the status unless given. */
export function plainText(text: string, status: number, policy: string = errorCacheControl(status)): Response {
  const headers = {
    'Content-Type': PLAIN_TEXT,
    'Cache-Control': policy,
    'Content-Length': String(Buffer.byteLength(text)),
  };
  return new Response(text, { status, headers });
}

/**
 * Redirects another spelling of a resource's path, such as with a trailing slash; pages have this in the root loader.
 *
 * @param fixed the whole path of a resource that has one
 * @throws {Response} the redirect
 */
export function requireCanonicalPath(request: Request, fixed?: string): void {
  const { pathname } = new URL(request.url);
  const canonical = fixed ?? canonicalPath(pathname);
  if (pathname !== canonical) throw permanentRedirect(canonical, request);
}
