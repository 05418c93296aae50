import type { AppLoadContext } from '@remix-run/node';

/** How long a page may be served from the page cache, and what it is made of. */
export interface PageCacheMeta {
  /** Changes when, and only when, the API responses behind the page do. */
  version: string;
  /** Until when, in milliseconds, these responses are fresh. */
  expiresAt: number;
}

/**
 * What one request carries: `server.mjs` creates it, loaders receive it as `context`, and the document is rendered by
 * it. Under plain remix-serve it begins empty.
 */
declare module '@remix-run/node' {
  interface AppLoadContext {
    /** The proxy's `X-Request-Id`, or one of our own. */
    requestId?: string;
    /** Whether the application in the browser requests a page's data, rather than a browser its document. */
    isDataRequest?: boolean;
    /** Set by the loader of a page that every visitor may get; absent where it must not be stored. */
    pageCache?: PageCacheMeta;
    /** Set by a loader that returns a promise: the document is streamed. */
    isDeferred?: boolean;
  }
}

export type RequestContext = AppLoadContext;

/** What of a loader's arguments its response depends on. */
export interface LoaderRequest {
  request: Request;
  context: RequestContext;
}
