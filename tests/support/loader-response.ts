import type { LoaderFunctionArgs } from '@remix-run/node';
import type { PageState } from '~/server/page-state.server';
import type { RequestContext } from '~/server/request-context';

interface WithInit {
  type: 'DataWithResponseInit';
  data: unknown;
  init: ResponseInit | null;
}

/** The response that a loader returned or threw. */
export interface LoaderResponse<D> {
  status: number;
  headers: Headers;
  /** The data for the route's component or ErrorBoundary, or the body of a plain `Response`. */
  data: D;
  thrown: boolean;
  /** What the response depends on. */
  state: PageState;
}

/** Calls a route's loader with a request for a path of the site, as Remix does. */
export async function callLoader<D>(
  loader: (args: LoaderFunctionArgs) => unknown,
  path: string,
  params: Record<string, string> = {},
  init?: RequestInit,
): Promise<LoaderResponse<D>> {
  const request = new Request(`https://www.jelajahi.example${path}`, init);
  const context: RequestContext = {};
  try {
    return await read<D>(await loader({ request, params, context }), false, context);
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown;
    return await read<D>(thrown, true, context);
  }
}

async function read<D>(result: unknown, thrown: boolean, context: RequestContext): Promise<LoaderResponse<D>> {
  // Imported here and not at the top: a test first sets the environment that these modules read.
  const { cacheControlOf, retryAfterOf } = await import('~/server/http/cache-control.server');
  const { pageStateOf } = await import('~/server/page-state.server');
  const state = pageStateOf(context);
  if (result instanceof Response) {
    const { status, headers } = result;
    return { status, headers, data: (await result.text()) as D, thrown, state };
  }
  const isWithInit = typeof result === 'object' && result !== null && 'type' in result && 'init' in result;
  const { data, init } = isWithInit ? (result as WithInit) : { data: result, init: null };
  const status = init?.status ?? 200;
  // `entry.server.tsx` sends the same headers.
  const headers = new Headers({ 'Cache-Control': cacheControlOf(state, status), ...retryAfterOf(state, status) });
  return { status, headers, data: data as D, thrown, state };
}
