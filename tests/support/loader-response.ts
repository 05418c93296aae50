import type { LoaderFunctionArgs } from '@remix-run/node';

interface WithInit {
  type: 'DataWithResponseInit';
  data: unknown;
  init: ResponseInit | null;
}

/** The response that a loader returned or threw. */
export interface LoaderResponse<D> {
  status: number;
  headers: Headers;
  /** The data for the route's component or ErrorBoundary; the body of a plain `Response`. */
  data: D;
  thrown: boolean;
}

/** Calls a route's loader with a request for a path of the site, as Remix does. */
export async function callLoader<D>(
  loader: (args: LoaderFunctionArgs) => unknown,
  path: string,
  params: Record<string, string> = {},
  init?: RequestInit,
): Promise<LoaderResponse<D>> {
  const request = new Request(`https://www.jelajahi.example${path}`, init);
  try {
    return await read<D>(await loader({ request, params, context: {} }), false);
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown;
    return await read<D>(thrown, true);
  }
}

async function read<D>(result: unknown, thrown: boolean): Promise<LoaderResponse<D>> {
  if (result instanceof Response) {
    const { status, headers } = result;
    return { status, headers, data: (await result.text()) as D, thrown };
  }
  if (typeof result === 'object' && result !== null && 'type' in result && 'init' in result) {
    const { data, init } = result as WithInit;
    return { status: init?.status ?? 200, headers: new Headers(init?.headers), data: data as D, thrown };
  }
  return { status: 200, headers: new Headers(), data: result as D, thrown };
}
