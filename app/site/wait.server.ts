import { createIsbotFromList, list } from 'isbot';
import { config } from './config.server';
import { isDataRequest } from './current-request.server';

// Programs that developers and tests drive are no crawlers: they see what a visitor sees.
const drivenByHand = ['HeadlessChrome/140', 'curl/8.0', 'node', 'undici'];
const isCrawler = createIsbotFromList(
  list.filter((pattern) => !drivenByHand.some((agent) => new RegExp(pattern, 'i').test(agent))),
);

const tooLate = Symbol('too late');

/**
 * The promise's value when it is there within `STREAM_AFTER_MS`, else the promise itself, which a route streams
 * behind a loading state (decisions 6). Crawlers always get the value; so does the application in the browser, which
 * shows the loading state of the page to come by itself.
 */
export async function soonOrLater<T>(
  request: Request,
  promise: Promise<T>,
): Promise<{ now: T } | { later: Promise<T> }> {
  if (isDataRequest() || isCrawler(request.headers.get('User-Agent'))) return { now: await promise };
  let timer: NodeJS.Timeout | undefined;
  const wait = new Promise<typeof tooLate>((resolve) => {
    timer = setTimeout(resolve, config.streamAfterMs, tooLate);
  });
  const first = await Promise.race([promise, wait]);
  clearTimeout(timer);
  return first === tooLate ? { later: promise } : { now: first };
}
