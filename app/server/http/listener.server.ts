import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestHandler } from '@remix-run/node';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import { config } from '../env.server';
import { log } from '../logger.server';
import { measureRequests } from '../metrics/measure-requests.server';
import { metrics } from '../metrics/metrics.server';
import type { PageReply } from '../rendering/page-cache.server';
import { cacheControl } from './cache-control.server';
import { compressResponse } from './compression.server';
import { createHandler, type Handled, type IncomingRequest } from './handler.server';
import { countClickBeacon, isClickBeacon } from './order-click.server';
import { readTarget, type Target } from './request-target.server';
import { baseHeaders, setBaseHeaders } from './security-headers.server';
import { serveAssets } from './static-assets.server';
import { plainText } from './text-response.server';

const { host, protocol } = new URL(config.siteUrl);

/**
 * Returns the listener of `server.mjs`. It serves static assets, rejects what the site never answers, and sends pages
 * and resources as Fetch API responses.
 *
 * @param remix Remix's request handler
 * @param assetsFolder the client build
 * @param routePaths the paths of Remix's routes, for the metrics
 * @throws if the client build is missing
 */
export function createListener(
  remix: RequestHandler,
  assetsFolder: string,
  routePaths: readonly string[],
): RequestListener {
  const serveAsset = serveAssets(assetsFolder);
  const handle = createHandler(remix);
  const measure = metrics && measureRequests(metrics, routePaths);

  async function serve(target: Target, request: IncomingMessage, response: ServerResponse) {
    const requestId = requestIdOf(request);
    const entry = logRequest(target, request, response, requestId);
    measure?.(response, entry);
    try {
      await previousResponse(request, response);
      const early = metrics && isClickBeacon(request) ? countClickBeacon(request, metrics) : refuse(target, request);
      const handled: Handled = early
        ? { response: await early, cache: 'miss' }
        : await handle(toIncomingRequest(target, request, response, requestId));
      entry.cache = handled.cache;
      if ('page' in handled) return sendPage(handled.page, response, target);
      const { body, headers } = handled.response;
      // Otherwise the body that the client no longer reads, such as a full-size image, would stay open.
      if (response.destroyed) return void body?.cancel();
      setBaseHeaders(headers);
      headers.set('Cache-Control', sharedCacheControl(headers.get('Cache-Control') ?? cacheControl.noStore, target));
      await sendResponse(response, compressResponse(handled.response, request.headers));
    } catch (error) {
      handleError(error, response, entry);
    }
  }

  return (request, response) => {
    // The site accepts no bodies. On a connection that stays open, Node.js would read an endless one to its end.
    const { 'transfer-encoding': encoding, 'content-length': length = '0' } = request.headers;
    if (encoding || length !== '0') response.setHeader('Connection', 'close');
    const target = readTarget(request.url ?? '/');
    if (serveAsset(target, request, response)) measure?.(response, 'asset');
    else void serve(target, request, response);
  };
}

/**
 * Returns the `Cache-Control` to send for a policy. It keeps the response to another spelling of a URL out of shared
 * caches, for pages, data, resources and images alike.
 */
const sharedCacheControl = (policy: string, { mayBeShared }: Target): string =>
  policy.startsWith('public') && !mayBeShared ? cacheControl.private : policy;

/** Sends a page from the page cache; it already has the base headers. */
function sendPage({ status, headers, body }: PageReply, response: ServerResponse, target: Target) {
  const { 'cache-control': policy = cacheControl.noStore } = headers;
  const ownPolicy = sharedCacheControl(policy, target);
  response.writeHead(
    status,
    ownPolicy === headers['cache-control'] ? headers : { ...headers, 'cache-control': ownPolicy },
  );
  response.end(body);
}

function requestIdOf({ headers }: IncomingMessage): string {
  const header = headers['x-request-id'];
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}

/** Logs a request as one JSON line when it ends. The query is left out: it may contain a visitor's input. */
function logRequest(
  { sentPath }: Target,
  { method, socket }: IncomingMessage,
  response: ServerResponse,
  requestId: string,
) {
  const started = performance.now();
  const bytesBefore = socket.bytesWritten;
  const entry = { requestId, method, path: sentPath.slice(0, 300), cache: 'miss' };
  response.once('close', () => {
    log.info({
      event: 'request',
      ...entry,
      status: response.writableFinished ? response.statusCode : 'aborted',
      ms: Math.round((performance.now() - started) * 10) / 10,
      bytes: socket.bytesWritten - bytesBefore,
    });
  });
  return entry;
}

const lastResponses = new WeakMap<Socket, Promise<unknown>>();

/** Waits for the previous response on the same connection, so that pipelined requests do not starve other visitors. */
async function previousResponse({ socket }: IncomingMessage, response: ServerResponse): Promise<void> {
  const previous = lastResponses.get(socket);
  lastResponses.set(socket, new Promise((resolve) => response.once('close', resolve)));
  await previous;
}

/** The response to a request that the site rejects; null for any other. */
function refuse({ refusal: status }: Target, { method }: IncomingMessage): Response | null {
  // Visitors send the site nothing, except the clicks that the operator counts.
  if (method !== 'GET' && method !== 'HEAD') {
    const response = plainText('Metode tidak diizinkan.\n', 405);
    response.headers.set('Allow', 'GET, HEAD');
    return response;
  }
  if (status === null) return null;
  return plainText(status === 414 ? 'Alamat terlalu panjang.\n' : 'Alamat tidak sah.\n', status);
}

/** The reason of an aborted request. One shared error, since a flood would create thousands. */
const CLOSED = new Error('The client closed the connection');

/**
 * Converts a request to one with a URL on the configured origin, so that Remix can read it; `Host` is ignored. `Origin`
 * is removed: Remix would respond 400 to a cross-origin one, and the site has no actions to protect.
 */
function toIncomingRequest(
  target: Target,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): IncomingRequest {
  const { headers } = request;
  const whenClosed = () => {
    const controller = new AbortController();
    if (response.destroyed) controller.abort(CLOSED);
    else response.once('close', () => controller.abort(CLOSED));
    return controller.signal;
  };
  const toRequest = () => {
    delete headers.origin;
    request.url = target.routerUrl;
    return createRequest(request, response, { host, protocol });
  };
  return { requestId, target, headers, whenClosed, toRequest };
}

/** Logs a defect, and responds without details. A closed connection is not an error. */
function handleError(
  error: unknown,
  response: ServerResponse,
  { requestId, path }: { requestId: string; path: string },
) {
  if (response.closed || response.destroyed) return;
  log.error({ event: 'server-error', requestId, path, err: error });
  // The body broke off: the client must not take its beginning for the whole.
  if (response.headersSent) return response.destroy();
  const type = 'text/plain; charset=utf-8';
  response.writeHead(500, { ...baseHeaders, 'content-type': type, 'cache-control': cacheControl.noStore });
  response.end('Unexpected Application Error!\n');
}
