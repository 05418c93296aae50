import { randomUUID } from 'node:crypto';
import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from '@remix-run/node';
import { isRouteErrorResponse } from '@remix-run/react';
import { listRecords } from './admin-api/records.server';
import { lists } from './content-types/all-collections.server';
import { config } from './server/env.server';
import { cacheControlOf, dataCacheControl, retryAfterOf } from './server/http/cache-control.server';
import { reloadOfOtherBuild } from './server/http/data-request.server';
import { isNotModified, weakEtag } from './server/http/negotiation.server';
import { readTarget } from './server/http/request-target.server';
import { responseBody } from './server/http/response-body.server';
import { savesData } from './server/http/save-data.server';
import { sameSiteHeaders, setBaseHeaders, setSecurityHeaders } from './server/http/security-headers.server';
import { appendServerTiming } from './server/http/server-timing.server';
import { plainText } from './server/http/text-response.server';
import { log } from './server/logger.server';
import { createMetricsListener } from './server/metrics/listener.server';
import { metrics } from './server/metrics/metrics.server';
import { type PageState, pageStateOf } from './server/page-state.server';
import {
  createCachedPage,
  DOCUMENT_VARY,
  getOrRender,
  pageKey,
  toCompressedResponse,
  toReply,
} from './server/rendering/page-cache.server';
import { renderDocument } from './server/rendering/render-document.server';
import { queueRender } from './server/rendering/render-queue.server';
import { STREAM_DEADLINE_MS, streamDocument } from './server/rendering/stream-document.server';
import type { RequestContext } from './server/request-context';
import { warmUp as warmUpLists } from './server/warm-up.server';

// For server.mjs, which imports it from this build, so that there is only one page cache.
export { createListener } from './server/http/listener.server';
export { beginShutdown } from './server/shutdown.server';
// Remix requires the name `streamTimeout`.
export { config, log, STREAM_DEADLINE_MS as streamTimeout };

/** The listener of the operator's port; null without `METRICS`. */
export const metricsListener = metrics && config.metrics && createMetricsListener(metrics, config.metrics.host);

/** Loads all lists into memory. */
export const warmUp = () => warmUpLists(lists.map((list) => async () => (await listRecords(list)).ok));

/**
 * Handles a document request. A page with complete data is rendered to a string, once per content; a page that waits
 * for the admin host is streamed.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RequestContext,
) {
  const url = new URL(request.url);
  if (isMissingFile(entry, url.pathname)) {
    const notFound = plainText(`Halaman tidak ditemukan. Beranda: ${config.siteUrl}/\n`, status);
    setBaseHeaders(notFound.headers);
    return notFound;
  }
  const state = pageStateOf(context);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  setContentHeaders(headers, state, status);
  const saveData = savesData(request.headers.get('Save-Data'));
  if (state.isStreamed && status === 200) {
    const nonce = randomUUID();
    setSecurityHeaders(headers, { nonce });
    headers.set('Vary', DOCUMENT_VARY);
    await queueRender(request.signal);
    return new Response(await streamDocument(entry, request, nonce, context.requestId), { status, headers });
  }

  const render = async (signal?: AbortSignal) => {
    const started = performance.now();
    const { html, scripts } = await renderDocument(entry, request.url, { saveData, signal });
    setSecurityHeaders(headers, { scripts });
    appendServerTiming(headers, 'render', performance.now() - started);
    return html;
  };
  // Plain remix-serve sets no target.
  const { cacheKey } = context.target ?? readTarget(url.pathname + url.search);
  const key = pageKey(cacheKey, saveData);
  const mayBeKept = status === 200 && state.storableBy === 'everyone' && !state.hasFailedPart;
  if (!mayBeKept || key === null) {
    return toCompressedResponse(await render(request.signal), status, headers, request);
  }
  const page = await getOrRender(key, state, async () => createCachedPage(await render(), headers, state));
  const reply = await toReply(page, Object.fromEntries(request.headers));
  return new Response(reply.body && responseBody(reply.body), reply);
}

/** A path with a file extension or the name of a hidden file, such as `/wp-login.php`, which no visitor requests. */
const FILE_PATH = /\/\.|\.[a-z\d]{1,12}$/i;

/**
 * Whether a scanner requests a file that no site of this kind has. A page would be a thousand times as large as the
 * response.
 */
const isMissingFile = ({ staticHandlerContext }: EntryContext, pathname: string) =>
  FILE_PATH.test(pathname) && staticHandlerContext.matches.some(({ route }) => route.path === '*');

/** Sets the response headers that depend on the content. */
function setContentHeaders(headers: Headers, state: PageState, status: number) {
  headers.set('Cache-Control', cacheControlOf(state, status));
  for (const [name, value] of Object.entries(retryAfterOf(state, status))) headers.set(name, value);
  // Tells nginx to send a stream as it arrives.
  if (state.isStreamed) headers.set('X-Accel-Buffering', 'no');
  appendServerTiming(headers, 'admin', state.waitedMs);
}

/** Handles a data request. The ETag depends on the bytes, since a new build changes the data of the same content. */
export const handleDataRequest: HandleDataRequestFunction = async (original, { request, context }) => {
  const response = reloadOfOtherBuild(request) ?? original;
  const { headers, status } = response;
  setBaseHeaders(headers, sameSiteHeaders);
  // A redirect has its own policy.
  if (headers.has('Cache-Control')) return response;
  const state = pageStateOf(context);
  setContentHeaders(headers, state, status);
  if (status !== 200 || state.isStreamed || state.storableBy !== 'everyone') return response;
  const body = new Uint8Array(await response.arrayBuffer());
  const etag = weakEtag(body);
  headers.set('ETag', etag);
  headers.set('Cache-Control', dataCacheControl(cacheControlOf(state, status)));
  const notModified = isNotModified(Object.fromEntries(request.headers), { etag });
  return new Response(notModified ? null : body, { status: notModified ? 304 : 200, headers });
};

/** Logs unexpected errors. The not-found route logs missing paths; the API client logs failed calls. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { pathname } = new URL(request.url);
  log.error({ event: 'request-failed', requestId: context.requestId, path: pathname, err: error });
};
