import { createIsbotFromList, list } from 'isbot';
import { config } from './env.server';
import type { LoaderRequest } from './request-context';

// Programs that developers and tests drive are no crawlers: they see what a visitor sees.
const DRIVEN_BY_HAND = ['HeadlessChrome/140', 'curl/8.0', 'node', 'undici'];
const isCrawler = createIsbotFromList(
  list.filter((pattern) => !DRIVEN_BY_HAND.some((agent) => new RegExp(pattern, 'i').test(agent))),
);

const TIMED_OUT = Symbol('timed out');

/**
 * The promise's value when it settles within `STREAM_AFTER_MS`, else the promise itself, which a route streams behind a
 * loading state (decisions 6). Crawlers always get the value; so does the application in the browser, which shows the
 * pending page by itself, unless `inApp` says that the page's parts arrive one by one there too.
 */
export async function deferAfter<T>(
  { request, context }: LoaderRequest,
  promise: Promise<T>,
  { inApp = false } = {},
): Promise<{ settled: T } | { pending: Promise<T> }> {
  const waits = (context.isDataRequest && !inApp) || isCrawler(request.headers.get('User-Agent'));
  if (waits) return { settled: await promise };
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<typeof TIMED_OUT>((resolve) => {
    timer = setTimeout(resolve, config.streamAfterMs, TIMED_OUT);
  });
  const first = await Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
  return first === TIMED_OUT ? { pending: promise } : { settled: first };
}
