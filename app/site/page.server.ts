import { data } from '@remix-run/node';
import { cachePolicy } from './cache-policy.server';
import { longDateTime } from './dates.server';
import { type Failure, failureStatus, type Outcome, thrownFailure } from './failure';
import { holdKeptDocument } from './kept-documents.server';
import { log } from './log.server';
import { soonOrLater } from './wait.server';

/** What a page shows, with the marks of the answers that it is made of. */
export interface PageContent<V> {
  /** Makes what the page shows; not called where a finished document is at hand. */
  view: () => V;
  /** Changes when, and only when, the answers do. */
  version: string;
  /** When the oldest answer was given, if it is shown only because the admin host fails. */
  asOf: number | null;
  /** Until when, in milliseconds, the answers are fresh: until then they are not asked for again. */
  freshUntil: number;
  /** True when a part of the page is missing: such a page is never kept. */
  partial?: boolean;
}

/** An answer of the admin host, as `admin-api/` gives it. */
export interface Versioned<T> {
  value: T;
  version: string;
  asOf: number;
  freshUntil: number;
  late: boolean;
}

/** What a failed page's ErrorBoundary gets. */
export interface FailedPage {
  failure: Failure;
}

/** A page's content, or the promise of it where the admin host is slow (decisions 6). */
export type Awaitable<V> = Outcome<V> | Promise<Outcome<V>>;

/** Makes a page's content from one answer of the admin host. */
export function contentFrom<T, V>(
  outcome: Outcome<Versioned<T>>,
  view: (value: T) => V,
): Outcome<PageContent<V>> {
  if (!outcome.ok) return outcome;
  const { value, version, asOf, freshUntil, late } = outcome.value;
  return { ok: true, value: { view: () => view(value), version, asOf: late ? asOf : null, freshUntil } };
}

/**
 * What a loader answers: the page with its status and cache policy; after `STREAM_AFTER_MS` the promise of it.
 * A failure that is known in time is thrown for the route's ErrorBoundary, but where the page is to show it by
 * itself (`quiet`), with status 200; a missing record is always thrown (decisions 4 and 6).
 *
 * @throws a response with `FailedPage` as its data
 */
export async function answerPage<V, S extends object>(
  request: Request,
  content: Promise<Outcome<PageContent<V>>>,
  shell: S,
  { quiet = false } = {},
) {
  const first = await soonOrLater(request, content.catch(failed));
  if ('later' in first) {
    const page: Awaitable<V> = first.later.then(viewed);
    return data({ ...shell, page, asOf: null }, { headers: { 'Cache-Control': cachePolicy.never } });
  }
  if (!first.now.ok) return failing(first.now);
  const { version, asOf, freshUntil, partial = false } = first.now.value;
  const whole = asOf === null && !partial;
  const page: Awaitable<V> = whole && holdKeptDocument(version, freshUntil) ? NOT_NEEDED : viewed(first.now);
  if (!page.ok && page !== NOT_NEEDED) return failing(page);
  return data(
    { ...shell, page, asOf: asOf === null ? null : longDateTime(new Date(asOf)) },
    {
      headers: {
        'Cache-Control': whole ? cachePolicy.page : cachePolicy.never,
        'X-Content-Version': version,
      },
    },
  );

  function failing(page: Outcome<V> & { ok: false }) {
    if (!quiet || page.failure.kind === 'missing') throw failedResponse(page.failure);
    const shown: Awaitable<V> = page;
    return data({ ...shell, page: shown, asOf: null }, { headers: { 'Cache-Control': cachePolicy.never } });
  }
}

// Stands in the data of a request that is answered with a finished document; nobody looks at it.
const NOT_NEEDED: Outcome<never> = { ok: false, failure: { kind: 'other', message: '' } };

function viewed<V>(outcome: Outcome<PageContent<V>>): Outcome<V> {
  if (!outcome.ok) return outcome;
  try {
    return { ok: true, value: outcome.value.view() };
  } catch (error) {
    return failed(error);
  }
}

function failed(error: unknown): Outcome<never> {
  log.error({ event: 'loader-threw', err: error });
  return { ok: false, failure: thrownFailure(error) };
}

/** The response to throw for a failure: its status, never kept but for a missing record. */
export function failedResponse(failure: Failure) {
  const policy = failure.kind === 'missing' ? cachePolicy.missing : cachePolicy.never;
  return data<FailedPage>(
    { failure },
    { status: failureStatus(failure), headers: { 'Cache-Control': policy } },
  );
}

/** One page's marks from several answers, of which some may have failed. */
export function marksOf(outcomes: readonly Outcome<Versioned<unknown>>[]) {
  const answers = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
  const late = answers.filter((answer) => answer.late).map((answer) => answer.asOf);
  return {
    version: answers.map((answer) => answer.version).join('.'),
    asOf: late.length > 0 ? Math.min(...late) : null,
    freshUntil: Math.min(...answers.map((answer) => answer.freshUntil)),
    partial: answers.length < outcomes.length,
  };
}
