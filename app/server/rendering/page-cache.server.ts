import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cacheControlOf } from '../http/cache-control.server';
import { type Encoding, isNotModified, negotiateEncoding, weakEtag } from '../http/negotiation.server';
import { responseBody } from '../http/response-body.server';
import { isDevelopment } from '../is-development.server';
import { createMeasuredCache } from '../metrics/metrics.server';
import type { PageState } from '../page-state.server';

/** How long a busy site may show a page whose content has changed, since the page was last current. */
const MAX_OUTDATED_MS = 60_000;

const encoders = {
  br: (html: Buffer) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: Buffer) => promisify(gzip)(html, { level: 6 }),
};

/** The request headers that a document varies by. */
export const DOCUMENT_VARY = 'Accept-Encoding, Save-Data';

/** A rendered page, with the encodings and replies requested so far. */
export interface CachedPage {
  state: PageState;
  /** When it was last known to be current, in milliseconds. */
  currentAt: number;
  /** `Cache-Control` changes as midnight approaches. */
  headers: Record<string, string>;
  html: Buffer<ArrayBuffer>;
  encodings: Partial<Record<Encoding, Promise<Buffer<ArrayBuffer>>>>;
  /**
   * The replies with these headers: copying the headers for each request would take as long as all other work before
   * sending.
   */
  replies: Partial<Record<Encoding | 'identity', PageReply>>;
}

const sizeCalculation = (page: CachedPage) => page.html.byteLength * 2 + 1024;

/**
 * Every visitor gets the same page, so it is rendered and compressed once and kept until one of its dependencies
 * changes (`PageState`), also while the admin host fails. Pages with a query have their own cache, so they do not evict
 * the others. Lists that are sorted, or filtered by more than category and month, are never stored; neither are views
 * that no link leads to.
 */
const pageCache = createMeasuredCache<CachedPage>('pages', { maxSize: 48 * 1024 * 1024, sizeCalculation });
const pagesWithQuery = createMeasuredCache<CachedPage>('pages-with-query', {
  maxSize: 16 * 1024 * 1024,
  sizeCalculation,
});

const cacheFor = (key: string) => (key.endsWith('?') ? pageCache : pagesWithQuery);

/** Returns the key of the page for a target (`readTarget`); browsers that save data have a separate key. */
export const pageKey = (key: string | null, saveData: boolean): string | null =>
  key !== null && saveData ? `save-data ${key}` : key;

/** Returns the cached page if a render would give the same page now. */
export function getValid(key: string | null): CachedPage | undefined {
  const page = key === null ? undefined : cacheFor(key).get(key);
  if (!page) return undefined;
  if (!isValid(page.state)) return undefined;
  page.currentAt = Date.now();
  return page;
}

/** Returns the cached page if it was current within the last minute. */
export function getOutdated(key: string | null): CachedPage | undefined {
  const page = key === null ? undefined : cacheFor(key).get(key);
  return page && Date.now() < page.currentAt + MAX_OUTDATED_MS ? page : undefined;
}

const isValid = ({ dependencies, validUntil }: PageState) =>
  Date.now() < validUntil && [...dependencies.values()].every((dependency) => dependency.isValid());

interface Flight {
  state: PageState;
  page: Promise<CachedPage>;
}

const inFlight = new Map<string, Flight>();

/** Returns the cached page if it is current, otherwise renders it. Concurrent requests are coalesced. */
export function getOrRender(key: string, state: PageState, render: () => Promise<CachedPage>): Promise<CachedPage> {
  const cached = getValid(key);
  if (cached) return Promise.resolve(cached);
  const flight = inFlight.get(key);
  if (flight && isValid(flight.state)) return flight.page;
  const page = render()
    .then((page) => {
      // Without caching, a page is never valid.
      if (isValid(state) && !isDevelopment) cacheFor(key).set(key, page);
      return page;
    })
    .finally(() => {
      if (inFlight.get(key)?.page === page) inFlight.delete(key);
    });
  inFlight.set(key, { state, page });
  return page;
}

/** Creates a page for the cache from its HTML and headers. */
export function createCachedPage(html: Buffer<ArrayBuffer>, headers: Headers, state: PageState): CachedPage {
  return {
    state,
    currentAt: Date.now(),
    headers: { ...Object.fromEntries(headers), etag: weakEtag(html), vary: DOCUMENT_VARY },
    html,
    encodings: {},
    replies: {},
  };
}

/** A page as it is sent. A `Response` would copy its bytes twice, which takes longer than all other work. */
export interface PageReply {
  status: 200 | 304;
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer> | null;
}

/**
 * Returns the reply to a request for a page: 304 for a matching ETag, otherwise the page in the best accepted encoding.
 */
export async function toReply(page: CachedPage, requestHeaders: IncomingHttpHeaders): Promise<PageReply> {
  const policy = cacheControlOf(page.state, 200);
  if (page.headers['cache-control'] !== policy) {
    page.headers = { ...page.headers, 'cache-control': policy };
    page.replies = {};
  }
  // A later request may replace both while this one is compressing.
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
 * Returns the response with an uncached document, compressed as a whole. A compressed stream would send its beginning
 * before its end: a server that is killed in between would leave a truncated page, which no proxy can request again.
 */
export async function toCompressedResponse(
  html: Buffer<ArrayBuffer>,
  status: number,
  headers: Headers,
  request: Request,
) {
  const encoding = negotiateEncoding({ 'accept-encoding': request.headers.get('Accept-Encoding') ?? undefined });
  const body = encoding ? await encoders[encoding](html) : html;
  headers.set('Vary', DOCUMENT_VARY);
  headers.set('Content-Length', String(body.byteLength));
  if (encoding) headers.set('Content-Encoding', encoding);
  return new Response(responseBody(body), { status, headers });
}
