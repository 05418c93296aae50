import type { LoaderFunctionArgs } from '@remix-run/node';
import { canonicalParam } from '~/admin-api/collection-config.server';
import { listRecords } from '~/admin-api/collections.server';
import { collections } from '~/content-types/collections.server';
import { contentTypes, detailHref } from '~/content-types/registry';
import { sitemap } from '~/seo/sitemap.server';
import { cacheControl } from '~/server/http/cache-control.server';

/** The static routes and every detail page; the records of a failing list are omitted (decisions 9). */
export async function loader({ request }: LoaderFunctionArgs) {
  const details = await Promise.all(
    collections.map(async ([contentType, collection]) => {
      const list = await listRecords(collection, request.signal);
      const records = list.ok ? list.data : [];
      return {
        whole: list.ok && !list.meta.isStale,
        pages: records.map((record) => ({
          path: detailHref(contentType, canonicalParam(collection, record)),
          changed: record.createdAt,
          images: record.images,
        })),
      };
    }),
  );
  const fixed = ['/', ...Object.values(contentTypes).map(({ path }) => path), '/contact'].map((path) => ({
    path,
    changed: null,
    images: [],
  }));
  return new Response(sitemap([...fixed, ...details.flatMap(({ pages }) => pages)]), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': details.every(({ whole }) => whole) ? cacheControl.page : cacheControl.noStore,
    },
  });
}
