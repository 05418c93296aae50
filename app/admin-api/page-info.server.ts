import { z } from 'zod';

/** What a paginator says about its pages. */
export interface PageInfo {
  /** Null if the paginator does not count its pages. */
  last: number | null;
  /** Whether there is a second page or, if pages are not counted, a next one. */
  hasNext: boolean;
}

export const ONE_PAGE: PageInfo = { last: null, hasNext: false };

const link = z.string().min(1).catch('');
const lastPage = z.coerce.number().int().positive().nullable().catch(null);
const paginator = z
  .object({
    last_page: lastPage,
    next_page_url: link,
    meta: z.object({ last_page: lastPage }).catch({ last_page: null }),
    links: z.object({ next: link }).catch({ next: '' }),
  })
  .transform(({ last_page, next_page_url, meta, links }): PageInfo => {
    const last = last_page ?? meta.last_page;
    return { last, hasNext: last === null ? next_page_url !== '' || links.next !== '' : last > 1 };
  });

/**
 * Reads an envelope's members other than its data. The links only show that there is a next page; they are not
 * followed.
 */
export const readPageInfo = (envelope: Record<string, unknown>): PageInfo => paginator.parse(envelope);
