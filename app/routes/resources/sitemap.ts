import type { LoaderFunctionArgs } from '@remix-run/node';
import { recordPart } from '~/admin-api/collection-config.server';
import { listRecords } from '~/admin-api/collections.server';
import { resources } from '~/content-types/collections.server';
import { detailHref, sections } from '~/content-types/registry';
import { sitemap } from '~/seo/sitemap.server';
import { cachePolicy } from '~/server/http/cache-control.server';

/** The static routes and every detail page; what cannot be had just now is left out (decisions 9). */
export async function loader({ request }: LoaderFunctionArgs) {
  const details = await Promise.all(
    resources.map(async ([section, resource]) => {
      const list = await listRecords(resource, request.signal);
      const records = list.ok ? list.value.value : [];
      return {
        whole: list.ok && !list.value.late,
        pages: records.map((record) => ({
          path: detailHref(section, recordPart(resource, record)),
          changed: record.createdAt,
          pictures: record.pictures,
        })),
      };
    }),
  );
  const fixed = ['/', ...Object.values(sections).map(({ path }) => path), '/contact'].map((path) => ({
    path,
    changed: null,
    pictures: [],
  }));
  return new Response(sitemap([...fixed, ...details.flatMap(({ pages }) => pages)]), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': details.every(({ whole }) => whole) ? cachePolicy.page : cachePolicy.never,
    },
  });
}
