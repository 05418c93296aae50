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
  /** The next request gets a 503. A render takes 5 ms, so the last of these requests waits for five seconds. */
  maxWaiting: 1000,
  /**
   * When this many wait, a page that was current within the last minute is still served, while one render refreshes it.
   */
  serveOutdatedFrom: 20,
};

/** Paths that never wait: images have their own queue, and a probe tests whether the process is up. */
const UNQUEUED = /^\/(?:storage\/|healthz$)/i;

/** A request for a page or a resource. */
export interface IncomingRequest {
  requestId: string;
  target: Target;
  headers: IncomingHttpHeaders;
  /**
   * Returns a signal that aborts when the client closes the connection. Created on demand: cached pages do not need it.
   */
  whenClosed: () => AbortSignal;
  /** Creates the request for Remix. On demand: hundreds of waiting requests do not need it yet. */
  toRequest: () => Request;
}

/** A page from the page cache, `outdated` if its content has changed, or a response. */
export type Handled = { cache: 'hit' | 'outdated'; page: PageReply } | { cache: 'miss'; response: Response };

/**
 * Returns the site's handler. Pages come from the page cache, about ten times as fast as from Remix. Everything else
 * comes from Remix, one request per turn of the event loop, so a flood does not delay cached pages. The handler throws
 * if the client closes the connection while its request waits.
 */
export function createHandler(remix: RequestHandler) {
  const refreshing = new Set<string>();

  const runRemix = async ({ target, requestId, toRequest }: IncomingRequest): Promise<Handled> => ({
    response: await remix(toRequest(), { requestId, target }),
    cache: 'miss',
  });

  /** Renders an outdated page again, once for all requests that want it. */
  async function refresh(key: string, { toRequest, requestId, target }: IncomingRequest) {
    if (refreshing.has(key)) return;
    refreshing.add(key);
    try {
      const { url, headers } = toRequest();
      await queueRequest();
      // Has no visitor's signal: other visitors still need the page.
      const response = await remix(new Request(url, { headers }), { requestId, target });
      // The body of a page that was not stored is never read.
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
