import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import type { Target } from './http/request-target.server';

/**
 * The context of one request, which the server's handler creates (`http/handler.server.ts`); with plain remix-serve it
 * is empty.
 */
declare module '@remix-run/node' {
  interface AppLoadContext {
    /** The proxy's `X-Request-Id`, or a generated one. */
    requestId?: string;
    target?: Target;
  }
}

export type RequestContext = AppLoadContext;

/** The loader arguments that a response depends on. */
export type LoaderRequest = Pick<LoaderFunctionArgs, 'request' | 'context'>;
