import { cacheControl, pageCacheControl } from './cache-control.server';

/** Who may store a page: everyone and the page cache, the visitor's browser, or nobody (decision 36). */
export type CacheScope = 'public' | 'private' | 'none';

/** The version of a page's content, and until when it may be served without asking for it. */
export interface PageValidity {
  /** Changes when, and only when, the content behind the page does. */
  version: string;
  /** When the first of its API responses stops being fresh, or its content changes by itself, in milliseconds. */
  expiresAt: number;
}

/** A loader's one decision on caching its page; all headers and caches follow it (requirements 4). */
export interface CachePolicy extends PageValidity {
  scope: CacheScope;
  /** When the content changes without the responses, such as at midnight, in milliseconds. */
  changesAt?: number;
}

const SCOPES: readonly CacheScope[] = ['none', 'private', 'public'];

/** The narrowest of some scopes. */
export const narrowest = (...scopes: CacheScope[]): CacheScope =>
  SCOPES.find((scope) => scopes.includes(scope)) ?? 'none';

/** From a loader to `entry.server.tsx`; never sent. */
const PAGE_VERSION = 'X-Page-Version';
/** Makes nginx send what a stream has so far, and `entry.server.tsx` stream the document. */
const BUFFERING = 'X-Accel-Buffering';

/** The headers of a page with a policy. */
export function policyHeaders({
  scope,
  version,
  expiresAt,
  changesAt = Number.POSITIVE_INFINITY,
}: CachePolicy): Record<string, string> {
  if (scope === 'none') return { 'Cache-Control': cacheControl.noStore };
  if (scope === 'private') return { 'Cache-Control': cacheControl.private };
  const until = Math.min(expiresAt, changesAt);
  // Counted from the page's expiry, as it is sent with this header until then; a page without API responses never expires.
  const changesIn = Number.isFinite(until) ? changesAt - Math.max(until, Date.now()) : changesAt;
  return {
    // The page cache sends the page with this header until it expires there.
    'Cache-Control': pageCacheControl(Math.max(0, changesIn)),
    [PAGE_VERSION]: new URLSearchParams({ version, expiresAt: String(until) }).toString(),
  };
}

/** The headers of a page that waits for the admin host. */
export const streamHeaders = { 'Cache-Control': cacheControl.noStore, [BUFFERING]: 'no' };

/** Whether a loader returns a promise, so that its document is streamed. */
export const isStreamed = (headers: Headers): boolean => headers.has(BUFFERING);

/** Takes the version and its expiry from the headers of a public page; null for any other. */
export function takePageValidity(headers: Headers): PageValidity | null {
  const header = headers.get(PAGE_VERSION);
  headers.delete(PAGE_VERSION);
  if (header === null) return null;
  const fields = new URLSearchParams(header);
  return { version: fields.get('version') ?? '', expiresAt: Number(fields.get('expiresAt')) };
}
