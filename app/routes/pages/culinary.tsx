import type { LoaderFunctionArgs } from '@remix-run/node';
import { Await, type MetaArgs, type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react';
import { Suspense } from 'react';
import { listRecords } from '~/admin-api/collections.server';
import { FailedRoute } from '~/components/feedback/route-error-boundary';
import { PageHero } from '~/components/page-hero';
import { CulinaryParts } from '~/content-types/culinary/culinary-sections';
import { culinaryContent } from '~/content-types/culinary/loader.server';
import { CulinaryLoading } from '~/content-types/culinary/loading';
import { dishes, restaurants } from '~/content-types/culinary/schema.server';
import { sections } from '~/content-types/registry';
import { breadcrumbs, pageMeta, siteOf } from '~/seo/meta';
import { loaderDecides } from '~/server/http/forward-loader-headers';
import { pageResponse } from '~/server/page-response.server';

const section = sections.culinary;

export function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const both = Promise.all([listRecords(dishes, request.signal), listRecords(restaurants, request.signal)]);
  return pageResponse(
    args,
    both.then((outcomes) => culinaryContent(outcomes, request)),
    {},
  );
}

export const headers = loaderDecides;

/** How many restaurants are shown is for the loader; whether texts are long or short is the page's own affair. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const [now, next] = [currentUrl, nextUrl].map(({ searchParams }) => searchParams.get('tampil'));
  const sameContent = currentUrl.pathname === nextUrl.pathname && now === next;
  return sameContent && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
};

export const meta = ({ matches }: Pick<MetaArgs, 'matches'>) => {
  const site = siteOf(matches);
  return pageMeta(matches, {
    title: section.title,
    description: section.lead,
    path: section.path,
    data: site ? [breadcrumbs(site, [{ name: section.name, path: section.path }])] : [],
  });
};

export default function CulinaryRoute() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero {...section} />
      {page instanceof Promise ? (
        <Suspense fallback={<CulinaryLoading />}>
          <Await resolve={page}>{(outcome) => outcome.ok && <CulinaryParts view={outcome.value} />}</Await>
        </Suspense>
      ) : (
        page.ok && <CulinaryParts view={page.value} />
      )}
    </>
  );
}

export const ErrorBoundary = () => <FailedRoute />;
