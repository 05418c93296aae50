/** The names that the service worker and the pages share. */

/** The cache of the pages that a visitor has opened, by URL. Its number changes with the format of the entries. */
export const PAGES_CACHE = 'pages-1';

/** The response header with the time when a page was stored, in milliseconds. */
export const STORED_AT = 'x-stored-at';

/** A page's message to the worker: store this page, with the files that it has loaded. */
export interface KeepMessage {
  /** The page's path and query. */
  page: string;
  /** The URLs of the files that it has loaded. */
  files: string[];
}

/** A page that can be opened offline. */
export interface StoredPage {
  href: string;
  title: string;
  storedAt: number;
}

/** Returns the stored pages, latest first; empty if the browser has no caches or refuses them. */
export async function readStoredPages(): Promise<StoredPage[]> {
  try {
    const cache = await caches.open(PAGES_CACHE);
    const pages = await Promise.all((await cache.keys()).map(({ url }) => readStoredPage(cache, url)));
    return pages.flatMap((page) => page ?? []).sort((one, other) => other.storedAt - one.storedAt);
  } catch {
    return [];
  }
}

async function readStoredPage(cache: Cache, url: string): Promise<StoredPage | null> {
  const response = await cache.match(url, { ignoreVary: true });
  if (!response) return null;
  const { title } = new DOMParser().parseFromString(await response.text(), 'text/html');
  const { pathname, search } = new URL(url);
  return { href: pathname + search, title, storedAt: Number(response.headers.get(STORED_AT)) };
}

const day = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Makassar' });
const time = new Intl.DateTimeFormat('id-ID', { timeStyle: 'short', timeZone: 'Asia/Makassar' });

/** Returns the time of storing in Bali: `22 November 2026 pukul 19.05`. */
export const storedAtText = (storedAt: number): string => `${day.format(storedAt)} pukul ${time.format(storedAt)}`;
