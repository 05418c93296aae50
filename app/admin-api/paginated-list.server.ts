import PQueue from 'p-queue';
import { forEachSliced } from '~/lib/for-each-sliced.server';
import { type ApiError, type Result, ResultError } from '~/lib/result';
import { LIST, RESPONSE } from '~/server/limits.server';
import { log } from '~/server/logger.server';
import { type ApiData, type CallOptions, fetchJson } from './http-client.server';

type InvalidReason = Extract<ApiError, { code: 'invalid_response' }>['reason'];

/**
 * Returns a list of the admin host with all its pages. The other pages are requested by number, never by a link of the
 * host. If a page fails, the list fails: a part must not pass for the whole.
 */
export async function fetchList(path: string, options: CallOptions): Promise<Result<ApiData>> {
  const first = await fetchJson(path, options);
  if (!first.ok) return first;
  if (!first.data.page?.hasNext) {
    logCutRecords(path, first.data.cut ?? 0);
    return first;
  }
  const rest = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, rest.signal]) : rest.signal;
  try {
    return { ok: true, data: await merge(await readPages(path, first.data, { ...options, signal }), path) };
  } catch (error) {
    if (error instanceof ResultError) return { ok: false, error: error.error };
    throw error;
  } finally {
    rest.abort();
  }
}

/** Reads the pages after the first. Rejects at the first failure. */
async function readPages(path: string, first: ApiData, options: CallOptions): Promise<ApiData[]> {
  let bytes = first.json.byteLength;
  const readPage = async (number: number): Promise<ApiData> => {
    const page = await fetchJson(`${path}?page=${number}`, options);
    if (!page.ok) throw new ResultError(page.error);
    const { data, json } = page.data;
    // A host that paginates by cursor ignores the number and sends the first page again.
    const isFirstAgain = json.equals(first.json) && !isEmpty(data);
    if (!Array.isArray(data) || isFirstAgain) throw invalid(path, options, 'no_list');
    bytes += json.byteLength;
    if (bytes > RESPONSE.maxBytes) throw invalid(path, options, 'too_large', bytes);
    return page.data;
  };

  if (!Array.isArray(first.data)) throw invalid(path, options, 'no_list');
  const last = first.page?.last;
  if (last) {
    if (last > LIST.maxPages) logCutPages(path, last);
    const numbers = Array.from({ length: Math.min(last, LIST.maxPages) - 1 }, (_, index) => index + 2);
    const queue = new PQueue({ concurrency: LIST.maxConcurrentPages });
    return [first, ...(await Promise.all(numbers.map((number) => queue.add(() => readPage(number)))))];
  }
  const pages = [first];
  while (pages.at(-1)?.page?.hasNext) {
    if (pages.length === LIST.maxPages) {
      logCutPages(path);
      break;
    }
    pages.push(await readPage(pages.length + 1));
  }
  return pages;
}

/**
 * Merges the pages. A record that moved to the next page between two calls is in both, so equal records are kept once.
 */
async function merge(pages: readonly ApiData[], path: string): Promise<ApiData> {
  const records = new Map<string, unknown>();
  let cut = pages.reduce((sum, page) => sum + (page.cut ?? 0), 0);
  const all = pages.flatMap(({ data }) => data as unknown[]);
  await forEachSliced(all, LIST.parseSliceMs, (record) => {
    if (records.size < LIST.maxRecords) records.set(JSON.stringify(record), record);
    else cut += 1;
  });
  logCutRecords(path, cut);
  return { data: [...records.values()], json: Buffer.from(`[${[...records.keys()].join()}]`), cut };
}

const isEmpty = (data: unknown) => Array.isArray(data) && data.length === 0;

function invalid(path: string, { signal, logMessage }: CallOptions, reason: InvalidReason, bytes?: number) {
  const error = { code: 'invalid_response', reason, bytes } as const;
  if (!signal?.aborted) log.warn({ event: 'admin-response-invalid', path, ...error, msg: logMessage });
  return new ResultError<ApiError>(error);
}

const logCutRecords = (path: string, count: number) => {
  if (count > 0) log.warn({ event: 'admin-list-cut', path, count });
};

const logCutPages = (path: string, pages?: number) => log.warn({ event: 'admin-pages-cut', path, pages });
