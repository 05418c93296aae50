import type { HeadersFunction } from '@remix-run/node';

/** A route's `headers`: what its loader decided, on a failure what the failure decided. */
export const forwardLoaderHeaders: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;
