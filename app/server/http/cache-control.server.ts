import { config } from '~/server/env.server';

const freshSeconds = Math.round(config.freshMs / 1000);
const staleSeconds = Math.round(config.staleMs / 1000);
const isCachingEnabled = config.freshMs + config.staleMs > 0;

/** How long HTTP caches between the site and its visitors may keep an answer (decisions 4). */
export const cacheControl = {
  /** A whole page: as old as the answers that it is made of, older only while the site cannot be reached. */
  page: isCachingEnabled
    ? `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}, stale-if-error=${staleSeconds}`
    : 'no-cache',
  /** What is not there may come soon. */
  notFound: `public, max-age=0, s-maxage=${Math.min(freshSeconds, 60)}`,
  /** Failures, loading states and pages shown with old content: the next visitor deserves a new try. */
  noStore: 'no-store',
  /** Pictures: a path's content hardly ever changes, and if it does, a day is soon enough. */
  image: 'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800',
  /** Built files: another content has another name. */
  immutable: 'public, max-age=31536000, immutable',
  /** What changes with a restart at most. */
  config: 'public, max-age=3600',
  /** A redirect that will not change. */
  permanentRedirect: 'public, max-age=86400',
} as const;
