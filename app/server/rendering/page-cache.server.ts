import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { canonicalSearch } from '~/urls/search-params';
import { config } from '../env.server';
import type { PageValidity } from '../http/cache-policy.server';
import { type Encoding, isNotModified, negotiateEncoding, weakEtag } from '../http/negotiation.server';
import { exceedsClockSkew } from '../limits.server';
import { createMeasuredCache } from '../metrics/metrics.server';

const MAX_KEY_LENGTH = 500;
const MAX_EXPIRED_MS = 60_000;

const encoders = {
  br: (html: Buffer) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: Buffer) => promisify(gzip)(html, { level: 6 }),
};

/** What a document depends on beside its URL. */
export const DOCUMENT_VARY = 'Accept-Encoding, Save-Data';

/** A rendered page with its headers, and its encodings and replies that were requested so far. */
export interface CachedPage extends PageValidity {
  /** Changed by `updateHeaders`. */
  headers: Record<string, string>;
  html: Buffer<ArrayBuffer>;
  encodings: Partial<Record<Encoding, Promise<Buffer<ArrayBuffer>>>>;
  /** With these headers; to copy them for each request would take as long as all else before sending (decision 70). */
  replies: Partial<Record<Encoding | 'identity', PageReply>>;
}

const sizeCalculation = (page: CachedPage) => page.html.byteLength * 2 + 1024;

/**
 * Every visitor gets the same page, so it is rendered and compressed once per URL and content version. Pages with a query
 * have a cache of their own and do not evict the others. Lists that are sorted, or filtered by more than category and month, are
 * never stored, nor are views that no link leads to (decision 36).
 */
const pageCache = createMeasuredCache<CachedPage>('pages', { maxSize: 48 * 1024 * 1024, sizeCalculation });
const pagesWithQuery = createMeasuredCache<CachedPage>('pages-with-query', {
  maxSize: 16 * 1024 * 1024,
  sizeCalculation,
});

const cacheFor = (key: string) => (key.endsWith('?') ? pageCache : pagesWithQuery);

/**
 * A page's path and canonical search params, so without tracking parameters; null for an overlong one with a query.
 *
 * @param isLight the page of a browser that saves data
 */
export function cacheKey(rawUrl: string, isLight = false): string | null {
  if (!rawUrl.startsWith('/')) return null;
  const queryStart = rawUrl.indexOf('?');
  const pathname = queryStart < 0 ? rawUrl : rawUrl.slice(0, queryStart);
  const search = queryStart < 0 ? '' : canonicalSearch(pathname, new URLSearchParams(rawUrl.slice(queryStart)));
  const key = `${isLight ? 'light ' : ''}${pathname}?${search}`;
  return queryStart >= 0 && key.length > MAX_KEY_LENGTH ? null : key;
}

/** Returns the cached page until it expires. */
export const getFresh = (key: string | null): CachedPage | undefined => getCached(key, 0);

/** The same for another minute, for visitors of a busy site. */
export const getExpired = (key: string | null): CachedPage | undefined => getCached(key, MAX_EXPIRED_MS);

function getCached(key: string | null, graceMs: number): CachedPage | undefined {
  const page = key === null ? undefined : cacheFor(key).get(key);
  if (!page || Date.now() >= page.expiresAt + graceMs) return undefined;
  // Without an expiry it needs no API response.
  return Number.isFinite(page.expiresAt) && exceedsClockSkew(page.expiresAt - config.freshMs) ? undefined : page;
}

const inFlight = new Map<string, Promise<CachedPage>>();

/** Returns the cached page if it has this version, else renders it. Concurrent requests are coalesced. */
export function getOrRender(
  key: string,
  { version, expiresAt }: PageValidity,
  render: () => Promise<CachedPage>,
): Promise<CachedPage> {
  const cached = cacheFor(key).get(key);
  if (cached?.version === version) {
    cached.expiresAt = expiresAt;
    return Promise.resolve(cached);
  }
  const flightKey = `${version} ${key}`;
  const flight =
    inFlight.get(flightKey) ??
    render()
      .then((page) => {
        cacheFor(key).set(key, page);
        return page;
      })
      .finally(() => inFlight.delete(flightKey));
  inFlight.set(flightKey, flight);
  return flight;
}

/** Creates a page for the cache from its HTML and headers. */
export function createCachedPage(html: Buffer<ArrayBuffer>, headers: Headers, validity: PageValidity): CachedPage {
  return {
    ...validity,
    headers: { ...Object.fromEntries(headers), etag: weakEtag(html), vary: DOCUMENT_VARY },
    html,
    encodings: {},
    replies: {},
  };
}

/** Replaces some headers of a cached page: a page whose content stays the same may get another policy. */
export function updateHeaders(page: CachedPage, changes: Record<string, string>) {
  page.headers = { ...page.headers, ...changes };
  page.replies = {};
}

/** A page as it is sent: a `Response` would copy its bytes twice, which takes longer than all else. */
export interface PageReply {
  status: 200 | 304;
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer> | null;
}

/** The reply to a request for a page: 304 for a matching ETag, else the page in the best accepted encoding. */
export async function toReply(page: CachedPage, requestHeaders: IncomingHttpHeaders): Promise<PageReply> {
  // A later request may replace both while this one compresses.
  const { headers, replies } = page;
  if (isNotModified(requestHeaders, headers)) return { status: 304, headers, body: null };
  const encoding = negotiateEncoding(requestHeaders) ?? 'identity';
  replies[encoding] ??= await createReply(page, headers, encoding);
  return replies[encoding];
}

async function createReply(
  { html, encodings }: CachedPage,
  headers: Record<string, string>,
  encoding: Encoding | 'identity',
): Promise<PageReply> {
  if (encoding === 'identity') return { status: 200, headers: { ...headers, ...lengthOf(html) }, body: html };
  encodings[encoding] ??= encoders[encoding](html);
  const body = await encodings[encoding];
  return { status: 200, headers: { ...headers, ...lengthOf(body), 'content-encoding': encoding }, body };
}

const lengthOf = (body: Buffer) => ({ 'content-length': String(body.byteLength) });

/**
 * The response with a document that is not cached, compressed as a whole. Compressed as a stream, its beginning would
 * be sent before its end: a server that is killed in between leaves a cut page, which no proxy can request again.
 */
export async function toCompressedResponse(
  html: Buffer<ArrayBuffer>,
  status: number,
  headers: Headers,
  request: Request,
) {
  const encoding = negotiateEncoding(Object.fromEntries(request.headers));
  const body = encoding ? await encoders[encoding](html) : html;
  headers.set('Vary', DOCUMENT_VARY);
  headers.set('Content-Length', String(body.byteLength));
  if (encoding) headers.set('Content-Encoding', encoding);
  return new Response(body, { status, headers });
}
