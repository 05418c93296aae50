import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { deferAfter } from '~/server/defer-after.server';
import { cacheControl } from '~/server/http/cache-control.server';
import { cacheHeaders, dataAge, mergeCacheMeta, toErrorResult } from '~/server/page-response.server';
import { type HomePart, type HomeSectionKey, homeSections, loadFood } from './home-sections.server';

const OUTER_FAILURE = 'Gagal memuat data. Silakan coba lagi nanti.';

/**
 * Returns home's data. Fetches all lists in parallel. A part that takes longer than `STREAM_AFTER_MS` streams in behind
 * its own loading state (specification 4, decisions 6). A page with a streamed or failed part is not cached.
 */
export async function homeLoader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const start = <V>(load: (signal: AbortSignal) => Promise<HomePart<V>>, fallback: V) =>
    track(
      load(request.signal).catch(
        // A part that failed outside its API call; the banner shows one line for all of them (specification 8).
        (error): HomePart<V> => ({ view: fallback, response: toErrorResult(error, context), error: OUTER_FAILURE }),
      ),
    );
  const sections = mapSections(homeSections, (load) => start(load, { cards: [], hasMore: false }));
  const food = start(loadFood, null);
  // In the order of the error banner's lines (decisions 4).
  const { attractions, ...others } = sections;
  const parts = [attractions, ...Object.values(others), food];

  const all = Promise.all(parts.map(({ promise }) => promise));
  const arrived = await deferAfter(args, all, { inApp: true });
  const views = {
    sections: mapSections(sections, viewOf),
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

function mapSections<T, U>(sections: Record<HomeSectionKey, T>, change: (section: T) => U) {
  const changed = Object.entries(sections).map(([key, section]) => [key, change(section)]);
  return Object.fromEntries(changed) as Record<HomeSectionKey, U>;
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

function viewOf<V>({ promise, settled }: Tracked<HomePart<V>>): V | Promise<V> {
  return settled ? settled.view : promise.then(({ view }) => view);
}

const errorLines = (parts: readonly HomePart<unknown>[]): string[] => [
  ...new Set(parts.flatMap(({ error }) => error ?? [])),
];
