import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { bestMatch } from '~/admin-api/collection.server';
import { adminReader } from '~/admin-api/reader.server';
import { dishAnchor, dishes } from '~/content-types/culinary/schema.server';
import { contentTypes } from '~/definitions/registry';
import { cacheControl } from '~/server/http/cache-control.server';

/** Redirects to a dish's card on the culinary page, or to the page itself for an unknown dish. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const param = params.slug ?? '';
  const list = await adminReader(context).list(dishes, request.signal);
  const dish = list.ok ? bestMatch(param, list.data) : undefined;
  const anchor = dish ? `#${encodeURIComponent(dishAnchor(dish))}` : '';
  return redirect(`${contentTypes.culinary.path}${new URL(request.url).search}${anchor}`, {
    headers: { 'Cache-Control': cacheControl.noStore },
  });
}
