import type { ApiResult } from '~/lib/result';
import { type PageState, pageStateOf } from '~/server/page-state.server';
import type { RequestContext } from '~/server/request-context';
import type { BaseRecord, Collection, ListEndpoint } from './collection.server';
import { findRecord, listInMemory, listRecords } from './records.server';

/** How long a page made of its list's record is kept before the record's own response is requested again. */
const SUBSTITUTE_MS = 60_000;

const NO_RECORDS: readonly never[] = [];

/**
 * Reads the admin host for one request. Reading records a dependency: each response, or its absence from memory,
 * becomes part of the page's state, so no loader can forget a dependency of its page.
 */
export interface Reader {
  /** A list's records (`listRecords`). */
  list<R extends BaseRecord>(list: ListEndpoint<R>, signal?: AbortSignal): Promise<ApiResult<R[]>>;
  /** The record for a URL param (`findRecord`). */
  record<R extends BaseRecord>(collection: Collection<R>, param: string, signal?: AbortSignal): Promise<ApiResult<R>>;
  /** A list's records if they are in memory, without a call; otherwise empty. */
  peek<R extends BaseRecord>(list: ListEndpoint<R>): readonly R[];
  state: PageState;
}

/** Returns the reader of a request's context. */
export function adminReader(context: RequestContext): Reader {
  const state = pageStateOf(context);
  const noted = async <R extends ApiResult<unknown>>(reading: Promise<R>): Promise<R> => {
    const result = await reading;
    if (!result.ok) state.fail(result.error);
    else if (result.meta.isStaleOnError) state.noteStaleOnError(result.meta.fetchedAt);
    return result;
  };
  return {
    state,
    list: (list, signal) => noted(listRecords(list, { signal, state })),
    record: async (collection, param, signal) => {
      const found = await noted(findRecord(collection, param, { signal, state }));
      if (found.ok && found.meta.isFromList) state.expireAt(Date.now() + SUBSTITUTE_MS);
      return found;
    },
    peek: (list) => listInMemory(list, state) ?? NO_RECORDS,
  };
}
