import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Document } from './kept-documents.server';

interface CurrentRequest {
  /** The proxy's `X-Request-Id`, or one of our own. */
  id: string;
  /** Path and query as they came. */
  address: string;
  /** The finished document that this request will be answered with. */
  document?: Document;
}

const current = new AsyncLocalStorage<CurrentRequest>();

// Remix has no place before its loaders; the HTTP server tells of every request before anybody handles it.
subscribe('http.server.request.start', (message) => {
  const { headers, url } = (message as { request: IncomingMessage }).request;
  const given = headers['x-request-id'];
  const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  current.enterWith({ id, address: url ?? '/' });
});

/** The request that is being answered; undefined outside of one. */
export const currentRequest = (): CurrentRequest | undefined => current.getStore();

/** Whether the application in the browser asks for a page's data; else it is a document. */
export function isDataRequest(): boolean {
  return currentRequest()?.address.split('?')[0]?.endsWith('.data') ?? false;
}
