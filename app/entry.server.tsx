import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from '@remix-run/node';
import { createReadableStreamFromReadable } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { readyPicture } from './pictures/answer.server';
import { answerBeforeRemix } from './site/before-remix.server';
import { cachePolicy } from './site/cache-policy.server';
import { config } from './site/config.server';
import { straightenRequests } from './site/incoming.server';
import {
  documentKey,
  documentOf,
  etagOf,
  heldDocument,
  matches,
  sendDocument,
  toDocument,
} from './site/kept-documents.server';
import { log } from './site/log.server';
import { NonceContext } from './site/nonce';
import { protect } from './site/security.server';
import { endOrderly } from './site/shutdown.server';
import { wholeDocument } from './whole-document.server';

straightenRequests();
if (process.env.NODE_ENV === 'production') {
  // Where remix-serve, too, looks for the browser's build.
  answerBeforeRemix('build/client', readyPicture);
  endOrderly();
}

/** How long a streamed document may take: a record's call, its list's and its own again, and some air. */
export const streamTimeout = 3 * config.adminTimeoutMs + 2000;

/**
 * Answers a document. One whose data is complete is rendered whole, once per version of its content; one that still
 * waits for the admin host is sent at once, its content follows (decisions 6).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // A page whose loader did well, but which could not be drawn, comes with the loader's policy.
  if (status >= 500) headers.set('Cache-Control', cachePolicy.never);
  const version = takeVersion(headers);
  const held = heldDocument();
  if (held) return sendDocument(held, request);
  if (isWaiting(context)) return streamed(request, status, headers, context);
  if (status !== 200 || version === null || headers.get('Cache-Control') === cachePolicy.never) {
    return new Response(await whole(request, headers, context), { status, headers });
  }
  const document = await documentOf(documentKey(new URL(request.url)), version, async () =>
    toDocument(version, await whole(request, headers, context), headers),
  );
  return sendDocument(document, request);
}

/**
 * Answers a data request of the application: 304 where the browser has it already. The tag is that of the bytes: a new
 * build or another setting sends other data of the same content.
 */
export const handleDataRequest: HandleDataRequestFunction = async (response, { request }) => {
  const version = takeVersion(response.headers);
  response.headers.set('X-Content-Type-Options', 'nosniff');
  if (
    version === null ||
    response.status !== 200 ||
    response.headers.get('Cache-Control') === cachePolicy.never
  ) {
    return response;
  }
  const body = new Uint8Array(await response.arrayBuffer());
  const etag = etagOf(body);
  response.headers.set('ETag', etag);
  const known = matches(request.headers.get('If-None-Match'), etag);
  return new Response(known ? null : body, { status: known ? 304 : 200, headers: response.headers });
};

/** The version of the content that a page is made of; it is the site's own affair and does not leave it. */
function takeVersion(headers: Headers): string | null {
  const version = headers.get('X-Content-Version');
  headers.delete('X-Content-Version');
  return version;
}

async function whole(request: Request, headers: Headers, context: EntryContext): Promise<string> {
  const { html, scripts } = await wholeDocument(context, request.url);
  protect(headers, { scripts });
  return html;
}

function streamed(request: Request, status: number, headers: Headers, context: EntryContext) {
  const nonce = randomBytes(16).toString('base64url');
  protect(headers, { nonce });
  // nginx would hold the loading state back until the content is there.
  headers.set('X-Accel-Buffering', 'no');
  return new Promise<Response>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={{ nonce, streamed: true }}>
        <RemixServer context={context} url={request.url} nonce={nonce} />
      </NonceContext.Provider>,
      {
        nonce,
        onShellReady() {
          const body = pipe(new PassThrough());
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        },
        onShellError: reject,
        onAllReady: () => clearTimeout(timer),
        onError: logUnlessAborted(request),
      },
    );
    const timer = setTimeout(abort, streamTimeout);
    request.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      abort();
    });
  });
}

/** Whether a route's data holds a promise that has still to be kept. */
function isWaiting(context: EntryContext): boolean {
  return Object.values(context.staticHandlerContext.loaderData).some((data) => data?.page instanceof Promise);
}

function logUnlessAborted(request: Request) {
  return (error: unknown) => {
    if (!request.signal.aborted) log.error({ event: 'render-failed', err: error });
  };
}

/** Logs what a route threw; a missing path is logged by its own route, a failing admin host where it failed. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error({ event: 'request-failed', path: new URL(request.url).pathname, err: error });
};
