import type { RequestHandler } from '@remix-run/node';
import { log } from '../logger.server';
import { cacheKey, getExpired, getFresh, toResponse } from '../rendering/page-cache.server';
import { countIncomingRequest, waitForTurn } from '../turns.server';
import { cacheControl } from './cache-control.server';
import { textError } from './file-response.server';

/** Requests that no cache answers. */
const QUEUE = {
  /** The next one is a 503: at 5 ms each, the last of them waits for five seconds. */
  maxWaiting: 1000,
  /** From so many on, a page whose minute is over is served once more, while one render refreshes it. */
  busy: 20,
};

/** What never waits: images have a queue of their own, and a probe asks whether the process is up. */
const UNQUEUED = /^\/(?:storage\/|healthz$)/i;

/** A response, and whether it comes from the page cache. */
export interface Handled {
  response: Response;
  cache: 'hit' | 'miss';
}

/**
 * Returns the site's handler: pages from the page cache, some ten times as fast as Remix, and all else from Remix, one
 * request in a turn of the event loop, so that a flood does not hold up what is cached (decision 56). It throws when the
 * client closes the connection while its request waits.
 */
export function createHandler(remix: RequestHandler) {
  const refreshing = new Set<string>();
  let waiting = 0;

  /** Renders an expired page again, for all who request it. */
  async function refresh(key: string, { url, headers }: Request, requestId: string) {
    if (refreshing.has(key)) return;
    refreshing.add(key);
    try {
      await waitForTurn();
      await remix(new Request(url, { headers }), { requestId });
    } catch (error) {
      log.error({ event: 'refresh-failed', requestId, err: error });
    }
    refreshing.delete(key);
  }

  return async (request: Request, requestId: string): Promise<Handled> => {
    const { pathname, search } = new URL(request.url);
    const context = { requestId, isDataRequest: pathname.endsWith('.data') };
    if (UNQUEUED.test(pathname)) return { response: await remix(request, context), cache: 'miss' };

    const key = cacheKey(pathname + search);
    const fresh = getFresh(key);
    if (fresh) return { response: await toResponse(fresh, request), cache: 'hit' };
    const expired = key !== null && waiting >= QUEUE.busy ? getExpired(key) : undefined;
    if (expired) {
      void refresh(key ?? '', request, requestId);
      const response = await toResponse(expired, request);
      response.headers.set('Cache-Control', cacheControl.noStore);
      return { response, cache: 'hit' };
    }

    if (waiting >= QUEUE.maxWaiting) return { response: busy(), cache: 'miss' };
    countIncomingRequest();
    waiting += 1;
    await waitForTurn(request.signal).finally(() => {
      waiting -= 1;
    });
    return { response: await remix(request, context), cache: 'miss' };
  };
}

function busy(): Response {
  const response = textError('Situs sedang sibuk. Silakan coba lagi sebentar lagi.\n', 503);
  response.headers.set('Retry-After', '2');
  return response;
}
