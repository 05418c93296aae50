import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { canonicalSearch } from '~/lib/search-params';
import { type Encoding, isNotModified, negotiateEncoding, weakEtag } from '../http/negotiation.server';
import type { PageCacheMeta } from '../request-context';

const MAX_PAGE_CACHE_BYTES = 48 * 1024 * 1024;
const MAX_VARIANT_BYTES = 16 * 1024 * 1024;
const MAX_URL_LENGTH = 500;

const compress = {
  br: (html: Buffer) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: Buffer) => promisify(gzip)(html, { level: 6 }),
};

/** A rendered page with its headers and the compressed variants that were requested so far. */
export interface CachedPage extends PageCacheMeta {
  headers: Record<string, string>;
  html: Buffer;
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

export interface PageRepresentation {
  status: 200 | 304;
  headers: Record<string, string>;
  body: Buffer | null;
}

/**
 * Every visitor gets the same page, so it is rendered and compressed once per URL and content version. Variants with a
 * query have their own cache: arbitrary query values must not evict the pages themselves (cache pollution).
 */
const pageCache = createCache(MAX_PAGE_CACHE_BYTES);
const variantCache = createCache(MAX_VARIANT_BYTES);

function createCache(maxSize: number) {
  return new LRUCache<string, CachedPage>({
    maxSize,
    sizeCalculation: (page) => page.html.byteLength * 2 + 1024,
  });
}

const cacheFor = (key: string) => (key.endsWith('?') ? pageCache : variantCache);

/**
 * The cache key of a page: its path and its canonical search params, so that tracking parameters and the order of
 * params make no difference. Null for a URL that is too long to cache.
 *
 * @param rawUrl path and query as requested
 */
export function cacheKey(rawUrl: string): string | null {
  if (!rawUrl.startsWith('/')) return null;
  const [pathname = '/', query] = rawUrl.split('?', 2);
  if (query === undefined) return `${pathname}?`;
  const key = `${pathname}?${canonicalSearch(pathname, new URLSearchParams(query))}`;
  return key.length > MAX_URL_LENGTH ? null : key;
}

/** Returns the cached page while its API responses are fresh. */
export function getFresh(key: string | null): CachedPage | undefined {
  const page = key === null ? undefined : cacheFor(key).get(key);
  return page && Date.now() < page.expiresAt ? page : undefined;
}

const inFlight = new Map<string, Promise<CachedPage>>();

/** Returns the cached page if it has this version, else renders it. Concurrent requests are coalesced. */
export function getOrRender(
  key: string,
  { version, expiresAt }: PageCacheMeta,
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
export function createCachedPage(html: string, headers: Headers, meta: PageCacheMeta): CachedPage {
  const bytes = Buffer.from(html);
  return {
    ...meta,
    headers: { ...Object.fromEntries(headers), etag: weakEtag(bytes), vary: 'Accept-Encoding' },
    html: bytes,
    compressed: {},
  };
}

/** The response to a request for a page: 304 for a matching ETag, else the page in the best accepted encoding. */
export async function represent(
  page: CachedPage,
  requestHeaders: IncomingHttpHeaders,
): Promise<PageRepresentation> {
  if (isNotModified(requestHeaders, page.headers)) {
    return { status: 304, headers: page.headers, body: null };
  }
  const encoding = negotiateEncoding(requestHeaders);
  if (encoding === null)
    return { status: 200, headers: withLength(page.headers, page.html), body: page.html };
  page.compressed[encoding] ??= compress[encoding](page.html);
  const body = await page.compressed[encoding];
  const headers = { ...withLength(page.headers, body), 'content-encoding': encoding };
  return { status: 200, headers, body };
}

const withLength = (headers: Record<string, string>, body: Buffer) => ({
  ...headers,
  'content-length': String(body.byteLength),
});

/** The same as a Fetch API `Response`, for Remix. */
export async function toResponse(page: CachedPage, request: Request): Promise<Response> {
  const { status, headers, body } = await represent(page, Object.fromEntries(request.headers));
  return new Response(body && new Uint8Array(body), { status, headers });
}
