import type { LoaderFunctionArgs } from '@remix-run/node';
import { adminReader, type Reader } from '~/admin-api/reader.server';
import { deferAfter } from '~/server/defer-after.server';
import { asOfText, toErrorResult } from '~/server/page-response.server';
import {
  failedView,
  type HomeError,
  type HomeSectionKey,
  type HomeSectionResult,
  type HomeSectionView,
  homeSections,
  loadDishes,
} from './home-sections.server';

const UNEXPECTED_ERROR: HomeError = { text: 'Gagal memuat data. Silakan coba lagi nanti.' };

/**
 * Returns home's data. Fetches all lists in parallel. A part that takes longer than `STREAM_AFTER_MS` streams in behind
 * its own loading state.
 */
export async function homeLoader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const admin = adminReader(context);
  const load = async <V>(
    loadPart: (admin: Reader, signal: AbortSignal) => Promise<HomeSectionResult<V>>,
    fallback: V,
  ) => {
    const promise = loadPart(admin, request.signal).catch((error): HomeSectionResult<V> => {
      // A part may fail outside its API call; the banner shows one line for all such parts.
      toErrorResult(error, context);
      return { view: fallback, error: UNEXPECTED_ERROR };
    });
    const deferred = await deferAfter(args, promise, { streamDataRequests: true });
    const settled = 'settled' in deferred ? deferred.settled : null;
    return { promise, settled, view: settled ? settled.view : promise.then(({ view }) => view) };
  };
  const loadSection = async (key: HomeSectionKey) => {
    const part = await load(homeSections[key], failedView);
    return { ...part, key };
  };
  const keys = Object.keys(homeSections) as HomeSectionKey[];
  const [dishes, ...sections] = await Promise.all([load(loadDishes, null), ...keys.map(loadSection)]);
  const parts = [...sections, dishes];
  const settled = parts.flatMap((part) => part.settled ?? []);
  const isWaiting = settled.length < parts.length;
  const all = Promise.all(parts.map(({ promise }) => promise));
  const views = Object.fromEntries(sections.map(({ key, view }) => [key, view]));
  return {
    sections: views as Record<HomeSectionKey, HomeSectionView | Promise<HomeSectionView>>,
    dishes: dishes.view,
    /** The error banner's lines so far; `allErrors` has all lines once every part has settled. */
    errors: errorLines(settled),
    allErrors: isWaiting ? all.then(errorLines) : null,
    isWholePage: isWaiting ? all.then(() => !admin.state.hasFailedPart) : !admin.state.hasFailedPart,
    asOfText: isWaiting ? null : asOfText(admin.state.oldestStaleOnErrorAt),
  };
}

const errorLines = (parts: readonly HomeSectionResult<unknown>[]): HomeError[] => [
  // One line for all parts that failed unexpectedly.
  ...new Set(parts.flatMap(({ error }) => error ?? [])),
];
