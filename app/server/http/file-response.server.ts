import { cacheControl } from './cache-control.server';

/** The policy of a failure: only the visitor's own cache may keep what is missing. */
export const errorCacheControl = (status: number) => (status === 404 ? cacheControl.private : cacheControl.noStore);

export function fileResponse(body: string | null, type: string, policy: string, status = 200): Response {
  return new Response(body, { status, headers: { 'Content-Type': type, 'Cache-Control': policy } });
}

/** A failure in plain text. */
export const textError = (text: string, status: number, policy: string = errorCacheControl(status)) =>
  fileResponse(text, 'text/plain; charset=utf-8', policy, status);
