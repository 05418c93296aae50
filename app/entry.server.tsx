import { randomBytes } from 'node:crypto';
import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from '@remix-run/node';
import { isRouteErrorResponse } from '@remix-run/react';
import { listRecords } from './admin-api/records.server';
import { lists } from './content-types/all-collections.server';
import { config } from './server/env.server';
import { cacheControl, dataCacheControl } from './server/http/cache-control.server';
import { isStreamed, takePageValidity } from './server/http/cache-policy.server';
import { reloadOfOtherBuild } from './server/http/data-request.server';
import { isNotModified, weakEtag } from './server/http/negotiation.server';
import { savesData } from './server/http/save-data.server';
import { sameSiteHeaders, setBaseHeaders, setSecurityHeaders } from './server/http/security-headers.server';
import { serverTiming } from './server/http/server-timing.server';
import { PLAIN_TEXT, plainText } from './server/http/text-response.server';
import { log } from './server/logger.server';
import { createMetricsListener } from './server/metrics/listener.server';
import { metrics } from './server/metrics/metrics.server';
import {
  cacheKey,
  createCachedPage,
  DOCUMENT_VARY,
  getOrRender,
  toCompressedResponse,
  toReply,
  updateHeaders,
} from './server/rendering/page-cache.server';
import { renderDocument } from './server/rendering/render-document.server';
import { STREAM_DEADLINE_MS, streamDocument } from './server/rendering/stream-document.server';
import type { RequestContext } from './server/request-context';
import { warmUp as warmUpLists } from './server/warm-up.server';

// For server.mjs: imported from this build, so that the page cache exists only once.
export { createListener } from './server/http/listener.server';
export { beginShutdown } from './server/shutdown.server';
// The name is Remix's.
export { config, log, STREAM_DEADLINE_MS as streamTimeout };

/** The listener of the operator's port; null without `METRICS`. */
export const metricsListener = metrics && createMetricsListener(metrics);

/** Takes all lists into memory. */
export const warmUp = () => warmUpLists(lists.map((list) => async () => (await listRecords(list)).ok));

/**
 * Handles a document request. A page whose data is complete is rendered to a string, once per version of its content;
 * a page that waits for the admin host is streamed (requirements 6).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RequestContext,
) {
  // Scanners ask for many files that no site of this kind has; a page would be a thousand times as large.
  const isMissingFile = headers.get('Content-Type') === PLAIN_TEXT;
  if (isMissingFile) {
    const notFound = plainText(`Halaman tidak ditemukan. Beranda: ${config.siteUrl}/\n`, status);
    setBaseHeaders(notFound.headers);
    return notFound;
  }
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const validity = takePageValidity(headers);
  const isLight = savesData(request.headers.get('Save-Data'));
  // When a component throws, the headers still contain the loader's policy.
  if (status >= 500) headers.set('Cache-Control', cacheControl.noStore);
  if (isStreamed(headers)) {
    const nonce = randomBytes(16).toString('base64url');
    setSecurityHeaders(headers, { nonce });
    headers.set('Vary', DOCUMENT_VARY);
    return new Response(await streamDocument(entry, request, nonce, context.requestId), { status, headers });
  }

  const render = async (signal?: AbortSignal) => {
    const started = performance.now();
    const { html, scripts } = await renderDocument(entry, request.url, { isLight, signal });
    setSecurityHeaders(headers, { scripts });
    for (const [name, value] of Object.entries(serverTiming('render', started))) headers.append(name, value);
    return html;
  };
  const key = context.pageKey === undefined ? keyOf(request) : context.pageKey;
  if (status !== 200 || !validity || key === null) {
    return toCompressedResponse(await render(request.signal), status, headers, request);
  }
  const page = await getOrRender(key, validity, async () => createCachedPage(await render(), headers, validity));
  // A page whose content changes at midnight has another policy as midnight comes nearer.
  const policy = headers.get('Cache-Control') ?? cacheControl.noStore;
  const timing = headers.get('Server-Timing');
  updateHeaders(page, { 'cache-control': policy, ...(timing && { 'server-timing': timing }) });
  const reply = await toReply(page, Object.fromEntries(request.headers));
  return new Response(reply.body, reply);
}

/** The key of a request that comes without one: from plain remix-serve, or to render an expired page again. */
function keyOf({ url, headers }: Request) {
  const { pathname, search } = new URL(url);
  return cacheKey(pathname + search, savesData(headers.get('Save-Data')));
}

/** Handles a data request. Its ETag is that of the bytes: a new build changes the data of the same content. */
export const handleDataRequest: HandleDataRequestFunction = async (original, { request }) => {
  const response = reloadOfOtherBuild(request) ?? original;
  setBaseHeaders(response.headers, sameSiteHeaders);
  const validity = takePageValidity(response.headers);
  if (!validity || response.status !== 200) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  const etag = weakEtag(body);
  response.headers.set('ETag', etag);
  response.headers.set(
    'Cache-Control',
    dataCacheControl(response.headers.get('Cache-Control') ?? cacheControl.noStore),
  );
  const notModified = isNotModified(Object.fromEntries(request.headers), { etag });
  return new Response(notModified ? null : body, { status: notModified ? 304 : 200, headers: response.headers });
};

/** Logs unexpected errors. The not-found route logs missing paths; the API client logs failed calls. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { pathname } = new URL(request.url);
  log.error({ event: 'request-failed', requestId: context.requestId, path: pathname, err: error });
};
