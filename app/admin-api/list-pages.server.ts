import { LIST, RESPONSE } from '~/server/limits.server';
import { log } from '~/server/logger.server';
import { type CallOptions, type Envelope, fetchJson } from './http-client.server';
import type { Result } from './result';

type Page = Result<Envelope>;
type OkPage = Extract<Page, { ok: true }>;

/**
 * Returns a list of the admin host, all pages of it as one (requirements 15). Its other pages are requested by their
 * number, never by a link of the host. When a page fails, the list fails: a part is never taken for the whole.
 */
export async function fetchList(path: string, options: CallOptions): Promise<Page> {
  const first = await fetchJson(path, options);
  if (!first.ok) return first;
  const { page } = first.data;
  const pages: Page[] = [first];
  if (page?.last) {
    const last = Math.min(page.last, LIST.maxPages);
    if (last < page.last) logCut(path, page.last);
    const numbers = Array.from({ length: last - 1 }, (_, index) => index + 2);
    pages.push(...(await Promise.all(numbers.map((number) => fetchPage(path, number, options)))));
  } else {
    for (let hasNext = page?.hasNext; hasNext; ) {
      if (pages.length === LIST.maxPages) {
        logCut(path);
        break;
      }
      const next = await fetchPage(path, pages.length + 1, options);
      pages.push(next);
      hasNext = next.ok && next.data.page?.hasNext === true;
    }
  }
  return pages.length === 1 ? first : merge(pages, path);
}

const fetchPage = (path: string, number: number, options: CallOptions): Promise<Page> =>
  fetchJson(`${path}?page=${number}`, options);

function merge(pages: readonly Page[], path: string): Page {
  const failed = pages.find((page) => !page.ok);
  if (failed) return failed;
  const envelopes = pages.filter((page): page is OkPage => page.ok).map(({ data }) => data);
  if (!envelopes.every(({ data }) => Array.isArray(data))) {
    return { ok: false, error: { code: 'invalid_response', reason: 'no_list' } };
  }
  const data = envelopes.flatMap((envelope) => envelope.data as unknown[]);
  const json = Buffer.from(JSON.stringify(data));
  if (json.byteLength > RESPONSE.maxListBytes) {
    return { ok: false, error: { code: 'invalid_response', reason: 'too_large', bytes: json.byteLength } };
  }
  if (data.length > LIST.maxRecords) log.warn({ event: 'admin-list-cut', path, count: data.length - LIST.maxRecords });
  return { ok: true, data: { data: data.slice(0, LIST.maxRecords), json } };
}

const logCut = (path: string, pages?: number) => log.warn({ event: 'admin-pages-cut', path, pages });
