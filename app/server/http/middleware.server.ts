import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type connect from 'connect';
import { cachedImage, imageResponse } from '~/images/image-response.server';
import { tryOr } from '~/lib/try-or';
import { config } from '~/server/env.server';
import { log } from '~/server/logger.server';
import { countIncomingRequest, yieldToEventLoop } from '~/server/yield-to-event-loop.server';
import { cacheKey, getFresh, negotiateResponse } from '../rendering/page-cache.server';
import { cacheControl } from './cache-control.server';
import { isNotModified, negotiateEncoding } from './negotiation.server';
import { baseHeaders } from './security-headers.server';
import { loadStaticAssets } from './static-assets.server';

/**
 * Middleware of `server.mjs`, in the order in which it is mounted there; `restrictSharedCaching` and `setBaseSecurityHeaders`
 * have modules of their own.
 */

type Next = (error?: unknown) => void;

/** A response with its locals, as Express names what middleware passes on. */
interface ResponseWithLocals extends ServerResponse {
  locals?: { requestId?: string; cache?: 'hit' };
}

const { host } = new URL(config.siteUrl);

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?')[0] ?? '/';

const isGetOrHead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/**
 * Serves the files of the client build from memory, precompressed by the build. It precedes the request log too: a page
 * loads a dozen of them, and their log entries would add nothing to the page's own.
 *
 * @param folder the client build
 */
export function serveAssets(folder: string) {
  const assets = loadStaticAssets(folder);
  if (assets.size === 0) throw new Error(`No client build in ${folder}: run npm run build`);
  return (request: IncomingMessage, response: ServerResponse, next: Next) => {
    const asset = isGetOrHead(request) ? assets.get(pathOf(request)) : undefined;
    if (!asset) return next();
    if (isNotModified(request.headers, asset.headers)) {
      response.writeHead(304, asset.headers).end();
      return;
    }
    const encoding = negotiateEncoding(request.headers);
    const compressed = encoding && asset.compressed[encoding];
    const body = compressed || asset.body;
    response.writeHead(200, {
      ...asset.headers,
      ...(compressed ? { 'content-encoding': encoding } : {}),
      'content-length': body.byteLength,
    });
    response.end(body);
  };
}

/**
 * Normalizes a request before anything reads it: the host is the configured one, never `Host`; an invalid or
 * absolute URL becomes a path; TRACE, which a `Request` cannot have, is rejected like every other method. `Origin` is
 * removed, since Remix responds 400 to a cross-origin one: the site has no actions to protect. A request with a body is
 * the last one of its connection.
 */
export function normalizeRequest(request: connect.IncomingMessage, response: ResponseWithLocals, next: Next) {
  request.headers.host = host;
  delete request.headers['x-forwarded-host'];
  delete request.headers.origin;
  request.url = toPath(request.url ?? '/');
  request.originalUrl = request.url;
  // The site takes no bodies. Node would read the rest of an endless one on a connection that stays open.
  const { 'transfer-encoding': encoding, 'content-length': length = '0' } = request.headers;
  if (encoding || length !== '0') response.setHeader('Connection', 'close');
  if (request.method === 'TRACE') request.method = 'OPTIONS';
  const header = request.headers['x-request-id'];
  const requestId = typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
  response.locals = { requestId };
  next();
}

/** Converts a request target to a path that Remix can decode, with its query. */
export function toPath(target: string): string {
  const [rawPath = '/', ...query] = fromAbsolute(target).split('?');
  // Dot segments, which URL parsing resolves too, may hide how the path starts.
  const path = /[/\\](\.|%2e)/i.test(rawPath) ? new URL(`http://localhost${rawPath}`).pathname : rawPath;
  // URL parsing treats a decoded backslash as a slash, and two leading slashes as a host.
  const safe = isDecodable(path)
    ? path.replace(/^(\/|%5c)+/i, (start) => start.replace(/%5c/gi, '%255c'))
    : path.replaceAll('%', '%25');
  return [safe, ...query].join('?');
}

function fromAbsolute(target: string): string {
  if (target.startsWith('/')) return target;
  if (!URL.canParse(target)) return '/';
  const { pathname, search } = new URL(target);
  return pathname.startsWith('/') ? pathname + search : '/';
}

const isDecodable = (path: string) => tryOr<string | null>(() => decodeURIComponent(path), null) !== null;

/** Logs each request in one JSON line, without the query, which may contain a visitor's input. */
export function logRequest(request: IncomingMessage, response: ResponseWithLocals, next: Next) {
  const started = performance.now();
  const bytesBefore = request.socket.bytesWritten;
  const path = pathOf(request).slice(0, 300);
  response.once('close', () => {
    const { requestId, cache = 'miss' } = response.locals ?? {};
    log.info({
      event: 'request',
      requestId,
      method: request.method,
      path,
      status: response.writableFinished ? response.statusCode : 'aborted',
      ms: Math.round((performance.now() - started) * 10) / 10,
      bytes: request.socket.bytesWritten - bytesBefore,
      cache,
    });
  });
  next();
}

const METHOD_NOT_ALLOWED = 'Metode tidak diizinkan.\n';

/** Rejects what is neither GET nor HEAD: nothing is sent on the site. */
export function rejectOtherMethods(request: IncomingMessage, response: ServerResponse, next: Next) {
  if (isGetOrHead(request)) return next();
  response.writeHead(405, {
    ...baseHeaders,
    allow: 'GET, HEAD',
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': cacheControl.noStore,
    'content-length': METHOD_NOT_ALLOWED.length,
  });
  response.end(METHOD_NOT_ALLOWED);
}

/** Serves a fresh page from the page cache: some ten times as fast as Remix. */
export function serveCachedPage(request: IncomingMessage, response: ResponseWithLocals, next: Next) {
  const page = isGetOrHead(request) ? getFresh(cacheKey(request.url ?? '/')) : undefined;
  if (!page) return next();
  response.locals = { ...response.locals, cache: 'hit' };
  negotiateResponse(page, request.headers)
    .then(({ status, headers, body }) => {
      response.writeHead(status, headers).end(body);
    })
    .catch(next);
}

/** Serves a fresh resized image from memory, and all others as streams: Remix would read them without backpressure. */
export function serveImage(request: IncomingMessage, response: ResponseWithLocals, next: Next) {
  const image = isGetOrHead(request) ? cachedImage(request.url ?? '/', request.headers.accept ?? null) : undefined;
  if (image) {
    response.locals = { ...response.locals, cache: 'hit' };
    if (isNotModified(request.headers, { etag: image.headers.ETag })) {
      response.writeHead(304, { ...image.headers, 'Content-Length': undefined }).end();
    } else response.writeHead(200, image.headers).end(image.body);
    return;
  }
  const url = new URL(config.siteUrl + request.url);
  const [, path] = /^\/storage\/(.+)/i.exec(url.pathname) ?? [];
  if (path === undefined || !isGetOrHead(request)) return next();
  const headers = {
    Accept: request.headers.accept ?? '',
    'If-None-Match': request.headers['if-none-match'] ?? '',
  };
  imageResponse(decodeURIComponent(path), new globalThis.Request(url, { headers }))
    .then(async (found) => {
      // Any number of requests may have waited for the same image.
      await yieldToEventLoop();
      return sendStream(found, request, response);
    })
    .catch(next);
}

async function sendStream(
  { status, headers, body }: globalThis.Response,
  { method }: IncomingMessage,
  response: ServerResponse,
) {
  response.writeHead(status, Object.fromEntries(headers));
  if (method === 'HEAD' || !body) {
    response.end();
    return body?.cancel();
  }
  // A failure closes the connection; the request log has it as aborted.
  await pipeline(Readable.fromWeb(body as ReadableStream), response).catch(() => {});
}

/** Lets requests reach Remix one in a turn, so that a flood of them does not hold up cached pages; probes at once. */
export function yieldBeforeRendering(request: IncomingMessage, _response: ResponseWithLocals, next: Next) {
  if (isGetOrHead(request) && pathOf(request) === '/healthz') return next();
  countIncomingRequest();
  yieldToEventLoop()
    .then(() => next())
    .catch(next);
}

/** Handles errors outside Remix: logs them and responds without details. */
export function handleServerError(error: unknown, request: IncomingMessage, response: ResponseWithLocals, next: Next) {
  log.error({ event: 'server-error', requestId: response.locals?.requestId, path: pathOf(request), err: error });
  if (response.headersSent) return next(error);
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end('Unexpected Application Error!\n');
}
