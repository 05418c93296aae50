import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { deferAfter } from '~/server/defer-after.server';
import { cacheControl } from '~/server/http/cache-control.server';
import { cacheHeaders, dataAge, mergeCacheMeta, toErrorResult } from '~/server/page-response.server';
import type { RequestContext } from '~/server/request-context';
import {
  type HomePart,
  type HomeSectionKey,
  type HomeSectionView,
  homeSections,
  loadFood,
} from './home-sections.server';

const OUTER_FAILURE = 'Gagal memuat data. Silakan coba lagi nanti.';

/** A resolved view model, or a promise of it. */
type Deferrable<V> = V | Promise<V>;

/**
 * Returns home's data. Fetches all lists in parallel. A part that takes longer than `STREAM_AFTER_MS` streams in behind
 * its own loading state (specification 4, decisions 6). A page with a streamed or failed part is not cached.
 */
export async function homeLoader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const start = <V>(load: (signal: AbortSignal) => Promise<HomePart<V>>, fallback: V) =>
    track(load(request.signal).catch((error) => failedPart(error, context, fallback)));
  const none: HomeSectionView = { cards: [], hasMore: false };
  const sections = {
    packages: start(homeSections.packages, none),
    attractions: start(homeSections.attractions, none),
    accommodation: start(homeSections.accommodation, none),
    transport: start(homeSections.transport, none),
    events: start(homeSections.events, none),
  } satisfies Record<HomeSectionKey, unknown>;
  const food = start(loadFood, null);
  // In the order of the error banner's lines (decisions 4).
  const { packages, attractions, accommodation, transport, events } = sections;
  const parts = [attractions, packages, accommodation, transport, events, food];

  const all = Promise.all(parts.map(({ promise }) => promise));
  const arrived = await deferAfter(args, all, { inApp: true });
  const views = {
    sections: {
      packages: viewOf(packages),
      attractions: viewOf(attractions),
      accommodation: viewOf(accommodation),
      transport: viewOf(transport),
      events: viewOf(events),
    } satisfies Record<HomeSectionKey, Deferrable<HomeSectionView>>,
    food: viewOf(food),
    /** The error banner's lines so far; `lateErrors` has all lines once every part has settled. */
    errors: errorLines(parts.flatMap(({ settled }) => settled ?? [])),
    lateErrors: 'pending' in arrived ? arrived.pending.then(errorLines) : null,
  };
  if ('pending' in arrived) {
    context.isDeferred = true;
    return data({ ...views, dataAge: null }, { headers: { 'Cache-Control': cacheControl.noStore } });
  }
  const meta = mergeCacheMeta(arrived.settled.map(({ response }) => response));
  return data({ ...views, dataAge: dataAge(meta) }, { headers: cacheHeaders(context, meta) });
}

/** A promise, with its value once it is fulfilled. */
interface Tracked<T> {
  promise: Promise<T>;
  settled?: T;
}

function track<T>(promise: Promise<T>): Tracked<T> {
  const tracked: Tracked<T> = { promise };
  promise.then((value) => {
    tracked.settled = value;
  });
  return tracked;
}

function viewOf<V>({ promise, settled }: Tracked<HomePart<V>>): Deferrable<V> {
  return settled ? settled.view : promise.then(({ view }) => view);
}

/** A part that failed outside its API call; the banner shows one line for all of them (specification 8). */
function failedPart<V>(error: unknown, context: RequestContext, fallback: V): HomePart<V> {
  return { view: fallback, response: toErrorResult(error, context), error: OUTER_FAILURE };
}

const errorLines = (parts: readonly HomePart<unknown>[]): string[] => [
  ...new Set(parts.flatMap(({ error }) => error ?? [])),
];
