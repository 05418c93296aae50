import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from '@remix-run/node';
import { log } from '../logger.server';
import { getOutdated, getValid, type PageReply, pageKey, toReply } from '../rendering/page-cache.server';
import { queueRequest, waitingRequests } from '../rendering/render-queue.server';
import { cacheControl } from './cache-control.server';
import type { Target } from './request-target.server';
import { savesData } from './save-data.server';
import { plainText } from './text-response.server';

/** Requests that no cache answers. */
const QUEUE = {
  /** The next one is a 503: at 5 ms each, the last of them waits for five seconds. */
  maxWaiting: 1000,
  /** When this many wait, a page that was current within the last minute is still served, while one render refreshes it. */
  serveOutdatedFrom: 20,
};

/** Paths that never wait: images have a queue of their own, and a probe tests whether the process is up. */
const UNQUEUED = /^\/(?:storage\/|healthz$)/i;

/** A request for a page or a resource. */
export interface IncomingRequest {
  requestId: string;
  target: Target;
  headers: IncomingHttpHeaders;
  /** Returns a signal that aborts when the client closes the connection: cached pages need none. */
  whenClosed: () => AbortSignal;
  /** Creates the request for Remix: hundreds that only wait need none. */
  toRequest: () => Request;
}

/** A page from the page cache, `outdated` if something in it has changed, or a response. */
export type Handled = { cache: 'hit' | 'outdated'; page: PageReply } | { cache: 'miss'; response: Response };

/**
 * Returns the site's handler: pages from the page cache, some ten times as fast as Remix, and all else from Remix, one
 * request in a turn of the event loop, so that a flood does not hold up what is cached. It throws when the
 * client closes the connection while its request waits.
 */
export function createHandler(remix: RequestHandler) {
  const refreshing = new Set<string>();

  const runRemix = async ({ target, requestId, toRequest }: IncomingRequest): Promise<Handled> => ({
    response: await remix(toRequest(), { requestId, target }),
    cache: 'miss',
  });

  /** Renders an outdated page again, once for all its requests. */
  async function refresh(key: string, { toRequest, requestId, target }: IncomingRequest) {
    if (refreshing.has(key)) return;
    refreshing.add(key);
    try {
      const { url, headers } = toRequest();
      await queueRequest();
      // Without the visitor's signal: the others still want it.
      const response = await remix(new Request(url, { headers }), { requestId, target });
      // Nobody reads a page that is not stored.
      await response.body?.cancel();
    } catch (error) {
      log.error({ event: 'refresh-failed', requestId, err: error });
    } finally {
      refreshing.delete(key);
    }
  }

  return async (incoming: IncomingRequest): Promise<Handled> => {
    if (UNQUEUED.test(incoming.target.sentPath)) return runRemix(incoming);

    const key = pageKey(incoming.target.cacheKey, savesData(incoming.headers['save-data']));
    const fromCache = async (): Promise<Handled | undefined> => {
      const page = getValid(key);
      return page && { page: await toReply(page, incoming.headers), cache: 'hit' };
    };
    const cached = await fromCache();
    if (cached) return cached;
    const outdated = waitingRequests() >= QUEUE.serveOutdatedFrom ? getOutdated(key) : undefined;
    if (outdated && key !== null) {
      void refresh(key, incoming);
      const page = await toReply(outdated, incoming.headers);
      return {
        page: { ...page, headers: { ...page.headers, 'cache-control': cacheControl.noStore } },
        cache: 'outdated',
      };
    }

    if (waitingRequests() >= QUEUE.maxWaiting) return { response: overloaded(), cache: 'miss' };
    await queueRequest(incoming.whenClosed());
    // Another request may have rendered the page meanwhile.
    return (await fromCache()) ?? runRemix(incoming);
  };
}

function overloaded(): Response {
  const response = plainText('Situs sedang sibuk. Silakan coba lagi sebentar lagi.\n', 503);
  response.headers.set('Retry-After', '2');
  return response;
}
