import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';

/** The context of one request, created by the handler of the server (`http/handler.server.ts`); with plain remix-serve it is empty. */
declare module '@remix-run/node' {
  interface AppLoadContext {
    /** The proxy's `X-Request-Id`, or a generated one. */
    requestId?: string;
    /** Whether this is a Remix data request (client-side navigation) rather than a document request. */
    isDataRequest?: boolean;
    /** The page's key in the page cache (`cacheKey`): null for a page that is not stored, absent where none was computed. */
    pageKey?: string | null;
  }
}

export type RequestContext = AppLoadContext;

/** The loader arguments that a response depends on. */
export type LoaderRequest = Pick<LoaderFunctionArgs, 'request' | 'context'>;
