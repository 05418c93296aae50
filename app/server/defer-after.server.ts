import { isbot } from 'isbot';
import { config } from './env.server';
import { savesData } from './http/save-data.server';
import { pageStateOf } from './page-state.server';
import type { LoaderRequest } from './request-context';

/** Developer tools and tests get the same response as a visitor. */
const TOOL = /^(?:curl\/|node$|undici$)|\bHeadlessChrome\//;

/** Facebook's apps add the name of the mobile carrier, which may contain a word that marks a crawler. */
const CARRIER = /\bFBCR\/[^;\]]*/g;

/** Whether a user agent is a crawler or a link previewer; both get the complete page. */
const isCrawler = (agent: string | null): boolean =>
  agent !== null && !TOOL.test(agent) && isbot(agent.replace(CARRIER, ''));

const TIMED_OUT = Symbol('timed out');

/**
 * Returns the promise's value if it settles within `STREAM_AFTER_MS`, otherwise the promise itself, which a route
 * streams behind a loading state. Crawlers and light pages always get the value. So do client-side navigations, which
 * show a pending page, unless `streamDataRequests` is set.
 */
export async function deferAfter<T>(
  { request, context }: LoaderRequest,
  promise: Promise<T>,
  { streamDataRequests = false } = {},
): Promise<{ settled: T } | { pending: Promise<T> }> {
  const waits =
    (context.target?.isDataRequest && !streamDataRequests) ||
    isCrawler(request.headers.get('User-Agent')) ||
    // Streamed content needs a script that moves it into place.
    savesData(request.headers.get('Save-Data'));
  const state = pageStateOf(context);
  const started = performance.now();
  const settle = <V>(value: V) => {
    state.waitedMs = performance.now() - started;
    return value;
  };
  if (waits) return { settled: settle(await promise) };
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<typeof TIMED_OUT>((resolve) => {
    timer = setTimeout(resolve, config.streamAfterMs, TIMED_OUT);
  });
  const first = await Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
  if (first !== TIMED_OUT) return { settled: settle(first) };
  state.isStreamed = true;
  return { pending: promise };
}
