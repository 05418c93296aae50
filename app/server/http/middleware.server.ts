import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { cachedImage } from '~/images/image-response.server';
import { config } from '~/server/env.server';
import { log } from '~/server/logger.server';
import { cacheKey, getFresh, represent } from '../rendering/page-cache.server';
import { isNotModified, negotiateEncoding } from './negotiation.server';
import { loadStaticAssets } from './static-assets.server';

/** The Express middleware of `server.mjs`, in the order in which it is mounted there. */

const { host } = new URL(config.siteUrl);

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/**
 * Normalizes a request before anything reads it: the host is the site's own, never what `Host` says; a broken or
 * absolute URL becomes a path; TRACE, which a `Request` cannot carry, is refused like every other method. `Origin` is
 * dropped, since Remix answers 400 to a foreign one: the site has no actions to guard.
 */
export function normalizeRequest(request: Request, response: Response, next: NextFunction) {
  request.headers.host = host;
  delete request.headers['x-forwarded-host'];
  delete request.headers.origin;
  request.url = toPath(request.url);
  request.originalUrl = request.url;
  if (request.method === 'TRACE') request.method = 'OPTIONS';
  const given = request.get('X-Request-Id') ?? '';
  response.locals.requestId = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  next();
}

/** A request target as a path that Remix can decode, with its query. */
export function toPath(target: string): string {
  const [path = '/', ...query] = fromAbsolute(target).split('?');
  // Decoded, a backslash counts as a slash, and two slashes at the beginning of a path as a host.
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

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Serves the files of the browser's build from memory, with the forms that the build compressed. They come before the
 * log: a page has a dozen of them, which say nothing that its own line does not.
 *
 * @param folder the browser's build
 */
export function serveAssets(folder: string) {
  const assets = loadStaticAssets(folder);
  return (request: Request, response: Response, next: NextFunction) => {
    const asset = isRead(request) ? assets.get(request.path) : undefined;
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

/** Logs each request in one JSON line: its path without the query, which may hold what a visitor typed. */
export function logRequest(request: Request, response: Response, next: NextFunction) {
  const started = performance.now();
  const bytesBefore = request.socket.bytesWritten;
  const path = request.path.slice(0, 300);
  response.once('close', () => {
    const { requestId, cache = 'miss' } = response.locals;
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

/** Serves a page from the page cache while it is fresh: some ten times as fast as Remix. */
export function servePage(request: Request, response: Response, next: NextFunction) {
  const page = isRead(request) ? getFresh(cacheKey(request.url)) : undefined;
  if (!page) return next();
  response.locals.cache = 'hit';
  represent(page, request.headers).then(({ status, headers, body }) => {
    response.writeHead(status, headers).end(body);
  }, next);
}

/** Serves a resized image that is in memory and fresh. */
export function serveImage(request: Request, response: Response, next: NextFunction) {
  const image = isRead(request) ? cachedImage(request.url, request.get('Accept') ?? null) : undefined;
  if (!image) return next();
  response.locals.cache = 'hit';
  response.writeHead(200, { ...image.headers, 'content-length': image.body.byteLength }).end(image.body);
}

/** The last resort of the server: a fault before or behind Remix is logged, and says nothing of itself. */
export function handleServerError(error: unknown, request: Request, response: Response, next: NextFunction) {
  log.error({ event: 'server-error', requestId: response.locals.requestId, path: request.path, err: error });
  if (response.headersSent) return next(error);
  response
    .status(500)
    .set('Cache-Control', 'no-store')
    .type('text/plain')
    .send('Unexpected Application Error!\n');
}
