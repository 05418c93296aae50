import type { Location } from '@remix-run/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { PageSpinner } from '~/components/feedback/spinner';
import { PageHero } from '~/components/page-hero';
import { ArticleLoading } from '~/content-types/blog/loading';
import { CulinaryLoading } from '~/content-types/culinary/loading';
import { contentTypes } from '~/content-types/registry';
import type { ContentType } from '~/content-types/types';
import { DetailLoading } from '~/detail-page/loading';
import { readParam } from '~/lib/search-params';
import { ListFrame } from '~/list-page/list-frame';
import { CardsLoading } from '~/list-page/loading';
import { readListParams } from '~/list-page/params';
import { ContactHero } from '~/pages/contact/hero';
import { HomeHero } from '~/pages/home/hero';
import { SearchHead } from '~/pages/search/head';
import { SearchLoading } from '~/pages/search/results';

/** Returns the pending UI of a page: its skeleton with what is already known. */
export function pendingPage(location: Location): ReactNode {
  const page = pageAt(location);
  return page && <ScrollToTop>{page}</ScrollToTop>;
}

function ScrollToTop({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return children;
}

function pageAt({ pathname, search, state }: Location): ReactNode {
  const params = new URLSearchParams(search);
  if (pathname === '/') {
    return (
      <>
        <HomeHero />
        <PageSpinner label="Memuat data ..." />
      </>
    );
  }
  if (pathname === '/contact') {
    return (
      <>
        <ContactHero />
        <PageSpinner label="Memuat data ..." />
      </>
    );
  }
  if (pathname === '/cari') {
    return (
      <>
        <SearchHead text={readParam(params, 'q')} />
        <SearchLoading />
      </>
    );
  }
  for (const contentType of Object.values(contentTypes)) {
    if (pathname === contentType.path) return listAt(contentType, params);
    if (pathname.startsWith(`${contentType.detailPath}/`))
      return detailAt(contentType, pathname, titleFromState(state));
  }
  return null;
}

function listAt(contentType: ContentType, params: URLSearchParams): ReactNode {
  if (contentType === contentTypes.culinary) return <Culinary />;
  return (
    <ListFrame
      contentType={contentType}
      categories={contentType.categories.map(({ label }) => label)}
      category={readListParams(params).category}
    >
      <CardsLoading contentType={contentType} />
    </ListFrame>
  );
}

function detailAt(contentType: ContentType, pathname: string, title: string | undefined): ReactNode {
  // A dish has no page of its own (decisions 2).
  if (contentType === contentTypes.culinary) return <Culinary />;
  if (contentType === contentTypes.blog) return <ArticleLoading pathname={pathname} title={title} />;
  return <DetailLoading contentType={contentType} pathname={pathname} title={title} />;
}

function Culinary() {
  return (
    <>
      <PageHero {...contentTypes.culinary} />
      <CulinaryLoading />
    </>
  );
}

/** Returns the title in a card link's history state (`navigation/delegated-links.ts`). */
function titleFromState(state: unknown): string | undefined {
  const title = (state as { title?: unknown } | null)?.title;
  return typeof title === 'string' ? title : undefined;
}
