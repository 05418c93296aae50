import { adminReader } from '~/admin-api/reader.server';
import { collections } from '~/content-types/all-collections.server';
import { recordEntries, sitemap, staticEntries } from '~/seo/sitemap.server';
import { resource } from '~/server/http/resource.server';
import { contentResponse, plainText, requireCanonicalPath } from '~/server/http/text-response.server';

/** The static routes and every detail page, without the records of a failing list. */
export const loader = resource(async (args) => {
  const { request, context } = args;
  requireCanonicalPath(request);
  const admin = adminReader(context);
  const lists = await Promise.all(
    collections.map(async (collection) => {
      const list = await admin.list(collection, request.signal);
      return list.ok ? await recordEntries(collection)(list.data) : [];
    }),
  );
  const body = sitemap(staticEntries.concat(...lists), new URL(request.url).searchParams.get('bagian'));
  if (body === null) return plainText('Bagian peta situs ini tidak ada.', 404);
  return contentResponse(args, body, 'application/xml; charset=utf-8');
});
