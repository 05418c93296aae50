import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { canonicalSearch } from '../urls/href';
import { type KeepMessage, PAGES_CACHE, STORED_AT } from './stored-pages';

/**
 * The service worker: a page that a visitor has opened also opens offline. The worker never replaces a network response
 * that arrives in time. If it cannot store pages, or fails, the site works as without it.
 */

interface Extendable {
  waitUntil: (work: Promise<unknown>) => void;
}

/** The members of the worker's scope that it uses: TypeScript's types for workers contradict those for pages. */
declare const self: {
  location: Location;
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Extendable) => void): void;
    (type: 'message', listener: (event: MessageEvent<KeepMessage> & Extendable) => void): void;
  };
};

const OFFLINE_PAGE = '/offline';
const OFFLINE_CACHE = 'offline-1';
const FILES_CACHE = 'files-1';
const PICTURES_CACHE = 'pictures-1';
const CACHES = [OFFLINE_CACHE, PAGES_CACHE, FILES_CACHE, PICTURES_CACHE];

const NETWORK_SECONDS = 3;
const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** Removes entries when the browser runs out of space, and a month after their last use. */
const expiring = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true });

/** Returns a page's URL without tracking parameters, as the site spells it. */
function pageUrl(url: string): string {
  const { origin, pathname, search } = new URL(url);
  const canonical = canonicalSearch(pathname, new URLSearchParams(search)).toString();
  return origin + pathname + (canonical === '' ? '' : `?${canonical}`);
}

/** Stores documents that may be stored, each with the time, which the page shows when it comes from the cache. */
const asStoredPage: WorkboxPlugin = {
  // Firefox's own cache would answer offline, and nothing would show that the page is old.
  requestWillFetch: async ({ request }) => new Request(request, { cache: 'no-cache' }),
  cacheKeyWillBeUsed: async ({ request }) => pageUrl(request.url),
  cacheWillUpdate: async ({ response }) => {
    const isDocument = response.headers.get('Content-Type')?.startsWith('text/html');
    const mayBeStored = !response.headers.get('Cache-Control')?.includes('no-store');
    const isOfflinePage = new URL(response.url).pathname === OFFLINE_PAGE;
    if (response.status !== 200 || response.redirected || !isDocument || !mayBeStored || isOfflinePage) return null;
    const headers = new Headers(response.headers);
    headers.set(STORED_AT, String(Date.now()));
    // These headers describe the body as it was sent.
    headers.delete('Content-Encoding');
    headers.delete('Content-Length');
    return new Response(await response.blob(), { headers });
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return cachedResponse;
    const { headers } = cachedResponse;
    const html = await cachedResponse.text();
    return new Response(html.replace('<html ', `<html data-stored-at="${headers.get(STORED_AT)}" `), { headers });
  },
};

const matchOptions = { ignoreVary: true };

const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: NETWORK_SECONDS,
  matchOptions,
  plugins: [asStoredPage, expiring(30)],
});
/**
 * Files with a hash in their name, of this build and of earlier builds' pages. They never change, and `/offline` may
 * need its own at any time.
 */
const files = new CacheFirst({
  cacheName: FILES_CACHE,
  matchOptions,
  plugins: [new ExpirationPlugin({ maxEntries: 300 })],
});
const pictures = new StaleWhileRevalidate({ cacheName: PICTURES_CACHE, matchOptions, plugins: [expiring(300)] });

const isFile = ({ pathname }: URL) => pathname.startsWith('/assets/');
const isPicture = ({ pathname }: URL) => /^\/(?:storage|hero|icons)\/|^\/favicon/.test(pathname);

registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', pages);
registerRoute(({ url, sameOrigin }) => sameOrigin && isFile(url), files);
registerRoute(({ url, request, sameOrigin }) => sameOrigin && request.mode !== 'navigate' && isPicture(url), pictures);

/** Offline without a stored copy, or with a broken cache: then the network decides. */
setCatchHandler(async ({ request }) => {
  try {
    return await fetch(request);
  } catch (error) {
    if (request.mode !== 'navigate') return Response.error();
    const { pathname, search } = new URL(request.url);
    if (pathname !== OFFLINE_PAGE) return Response.redirect(`${OFFLINE_PAGE}#${pathname}${search}`);
    const page = await caches.match(OFFLINE_PAGE, matchOptions);
    if (!page) throw error;
    return page;
  }
});

/** Prefetches only `/offline` and its files. */
async function storeOfflinePage(event: Extendable) {
  // Skips the browser's own cache, which may have the previous build's page.
  const response = await fetch(OFFLINE_PAGE, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${OFFLINE_PAGE}: ${response.status}`);
  await (await caches.open(OFFLINE_CACHE)).put(OFFLINE_PAGE, response.clone());
  // Leaves out the files that the style sheet names: fonts with rare characters.
  const assets = new Set([...(await response.text()).matchAll(/"(\/assets\/[\w.-]+)/g)].map(([, path = '']) => path));
  await Promise.all([...assets].map((asset) => files.handle({ event, request: new Request(asset) })));
}

self.addEventListener('install', (event) => {
  event.waitUntil(storeOfflinePage(event));
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const removeOld = async () => {
    const names = await caches.keys();
    const isOld = (name: string) => !CACHES.includes(name);
    await Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
    // In Firefox a navigation fails if its preload fails, as it does offline.
    if (!navigator.userAgent.includes('Firefox')) await self.registration.navigationPreload?.enable();
  };
  event.waitUntil(removeOld().catch(() => {}));
});
clientsClaim();

/** Stores a page that the worker did not load: the visitor's first page, and pages of client-side navigations. */
self.addEventListener('message', (event) => {
  const { page, files: loaded } = event.data;
  const store = (strategy: NetworkFirst | CacheFirst, url: string) =>
    strategy.handle({ event, request: new Request(url) }).catch(() => {});
  // Leaves out the page's pictures: a worker requests them in another format, and the browser's own cache has them.
  const { origin } = self.location;
  const urls = loaded.map((file) => new URL(file, origin)).filter((url) => url.origin === origin && isFile(url));
  event.waitUntil(Promise.all([store(pages, page), ...urls.map(({ href }) => store(files, href))]));
});
