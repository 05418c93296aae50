import type { AppLoadContext } from '@remix-run/node';
import { startOfBaliDay } from '~/lib/bali-time';
import type { ApiError } from '~/lib/result';

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** The dependencies of the response; undefined until `pageStateOf` creates them. */
    pageState?: PageState;
  }
}

/** A response of the admin host that a page is made of, or its absence from memory. */
export interface Dependency {
  /** Whether a page would read the same value now. A stale response is revalidated in the background. */
  isValid: () => boolean;
}

/** Who may store a page: shared caches and the page cache, only the visitor's browser, or nobody. */
export type Audience = 'everyone' | 'visitor' | 'nobody';

const AUDIENCES: readonly Audience[] = ['everyone', 'visitor', 'nobody'];

/**
 * The dependencies of the response to one request, besides its URL. Each reader records its reads here; the caches use
 * them to decide.
 */
export class PageState {
  /** By path. */
  readonly dependencies = new Map<string, Dependency>();
  /** When the content changes although no response does, such as at midnight, in milliseconds. */
  validUntil = Number.POSITIVE_INFINITY;
  storableBy: Audience = 'everyone';
  /** When the oldest response whose revalidation failed was fetched, in milliseconds; null if there is none. */
  oldestStaleOnErrorAt: number | null = null;
  /** Whether a part of the page has failed. */
  hasFailedPart = false;
  /** When the admin host's limit allows calls again, in milliseconds; null if it refused no call. */
  retryAt: number | null = null;
  /** Whether the response begins before its content is complete. */
  isStreamed = false;
  /** How long the loader waited for the admin host, in milliseconds. */
  waitedMs = 0;

  /** Expires the page at midnight in Bali, since it depends on the date; returns the current time in milliseconds. */
  endAtMidnight(): number {
    const now = Date.now();
    this.expireAt(startOfBaliDay(now, 1));
    return now;
  }

  /** Expires the page at a time in milliseconds. */
  expireAt(time: number): void {
    this.validUntil = Math.min(this.validUntil, time);
  }

  /** Limits who may store the page; the narrowest audience wins. */
  limitStorageTo(audience: Audience): void {
    if (AUDIENCES.indexOf(audience) > AUDIENCES.indexOf(this.storableBy)) this.storableBy = audience;
  }

  /** Records a read. If a path is read twice, the first state counts. */
  dependOn(path: string, dependency: Dependency): void {
    if (!this.dependencies.has(path)) this.dependencies.set(path, dependency);
  }

  /** Records the time of a response whose revalidation failed. */
  noteStaleOnError(fetchedAt: number): void {
    this.oldestStaleOnErrorAt = Math.min(this.oldestStaleOnErrorAt ?? fetchedAt, fetchedAt);
  }

  /** Records that a part failed. */
  fail(error: ApiError): void {
    this.hasFailedPart = true;
    if (error.code === 'limited') this.retryAt = Math.max(this.retryAt ?? 0, error.retryAt);
  }
}

/** Returns the state of a request's response, which its loaders and its rendering share. */
export const pageStateOf = (context: AppLoadContext): PageState => {
  context.pageState ??= new PageState();
  return context.pageState;
};
