import { config } from '~/server/env.server';

const fresh = Math.round(config.freshMs / 1000);
const stale = Math.round(config.staleMs / 1000);
const keeps = config.freshMs + config.staleMs > 0;

/** How long HTTP caches between the site and its visitors may keep an answer (decisions 4). */
export const cachePolicy = {
  /** A whole page: as old as the answers that it is made of, older only while the site cannot be reached. */
  page: keeps
    ? `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${stale}`
    : 'no-cache',
  /** What is not there may come soon. */
  missing: `public, max-age=0, s-maxage=${Math.min(fresh, 60)}`,
  /** Failures, loading states and pages shown with old content: the next visitor deserves a new try. */
  never: 'no-store',
  /** Pictures: a path's content hardly ever changes, and if it does, a day is soon enough. */
  picture: 'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800',
  /** Built files: another content has another name. */
  built: 'public, max-age=31536000, immutable',
  /** What changes with a restart at most. */
  settings: 'public, max-age=3600',
  /** A redirect that will not change. */
  moved: 'public, max-age=86400',
} as const;
