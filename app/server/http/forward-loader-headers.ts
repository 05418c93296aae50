import type { HeadersFunction } from '@remix-run/node';

/** A route's `headers`: those of its loader, or of the response that it threw. */
export const forwardLoaderHeaders: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;
