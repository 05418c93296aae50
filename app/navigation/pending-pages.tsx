import { type Location, matchPath } from '@remix-run/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { ComparisonLoading } from '~/compare/comparison-layout';
import { PageSpinner } from '~/components/feedback/spinner';
import { PageHero } from '~/components/page-hero';
import { ArticleLoading } from '~/content-types/blog/article-layout';
import { CulinaryLoading } from '~/content-types/culinary/culinary-layout';
import { contentTypes } from '~/definitions/registry';
import type { ContentType } from '~/definitions/types';
import { DetailLoading } from '~/detail-page/detail-loading';
import { CardsLoading } from '~/list-page/cards-loading';
import { ListLayout } from '~/list-page/list-layout';
import { ContactHero } from '~/pages/contact/hero';
import { HomeHero } from '~/pages/home/hero';
import { PlanLoading } from '~/plan/plan-layout';
import { SearchHero, SearchLoading } from '~/search/search-layout';
import { readListQuery, readParam } from '~/urls/params';

type PendingPage = (location: Location) => ReactNode;

const { culinary, blog, ...standardTypes } = contentTypes;

const culinaryPage: PendingPage = () => (
  <>
    <PageHero {...culinary} />
    <CulinaryLoading />
  </>
);

/** The pending UI of each page route, by its path in `routes.ts`: the page's skeleton with what is already known. */
export const pendingPages: Record<string, PendingPage> = {
  '/': () => (
    <>
      <HomeHero />
      <PageSpinner />
    </>
  ),
  '/contact': () => (
    <>
      <ContactHero />
      <PageSpinner />
    </>
  ),
  '/cara-pesan': () => <PageSpinner />,
  '/english': () => <PageSpinner />,
  '/offline': () => <PageSpinner />,
  '/cari': ({ search }) => (
    <>
      <SearchHero text={readParam(new URLSearchParams(search), 'q')} />
      <SearchLoading />
    </>
  ),
  '/bandingkan': () => <ComparisonLoading />,
  '/rencana': () => <PlanLoading />,
  '/kuliner': culinaryPage,
  // A dish does not have its own page.
  '/makanan/:slug': culinaryPage,
  '/blog': listPage(blog),
  '/blog/:slug': ({ pathname, state }) => <ArticleLoading pathname={pathname} title={titleFromState(state)} />,
  ...Object.fromEntries(
    Object.values(standardTypes).flatMap((contentType) => [
      [contentType.path, listPage(contentType)],
      [`${contentType.detailPath}/:slug`, detailPage(contentType)],
    ]),
  ),
};

/** Returns the pending UI of the page at a location; null if it has none. */
export function pendingPageAt(location: Location): ReactNode {
  const path = Object.keys(pendingPages).find((pattern) => matchPath(pattern, location.pathname));
  return path === undefined ? null : <ScrollToTop>{pendingPages[path]?.(location)}</ScrollToTop>;
}

function listPage(contentType: ContentType): PendingPage {
  return ({ search }) => {
    const { category, filters } = readListQuery(contentType.path, new URLSearchParams(search));
    return (
      <ListLayout contentType={contentType} category={category} filters={filters}>
        <CardsLoading contentType={contentType} />
      </ListLayout>
    );
  };
}

function detailPage(contentType: ContentType): PendingPage {
  return ({ pathname, state }) => (
    <DetailLoading contentType={contentType} pathname={pathname} title={titleFromState(state)} />
  );
}

function ScrollToTop({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return children;
}

/** Returns the title in a card link's history state (`components/record-link.tsx`). */
function titleFromState(state: unknown): string | undefined {
  const title = (state as { title?: unknown } | null)?.title;
  return typeof title === 'string' ? title : undefined;
}
