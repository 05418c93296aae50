import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';

/** The version and expiry of a page in the page cache. */
export interface PageCacheMeta {
  /** Changes when, and only when, the API responses behind the page do. */
  version: string;
  /** When the first of these responses stops being fresh, in milliseconds. */
  expiresAt: number;
}

/** The context of one request, created by `server.mjs`; with plain remix-serve it is initially empty. */
declare module '@remix-run/node' {
  interface AppLoadContext {
    /** The proxy's `X-Request-Id`, or a generated one. */
    requestId?: string;
    /** Whether this is a Remix data request (client-side navigation) rather than a document request. */
    isDataRequest?: boolean;
    /** Set by the loader of a cacheable page; absent when the page must not be cached. */
    pageCacheMeta?: PageCacheMeta;
    /** Set by a loader that returns a promise; the document is then streamed. */
    isDeferred?: boolean;
    /** Set by the loader of an unknown path that is a file's: the response is a short text. */
    isFilePath?: boolean;
  }
}

export type RequestContext = AppLoadContext;

/** The loader arguments that a response depends on. */
export type LoaderRequest = Pick<LoaderFunctionArgs, 'request' | 'context'>;
