import type { Location } from '@remix-run/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { PageLoading } from '~/components/feedback/spinner';
import { PageHero } from '~/components/page-hero';
import { ArticleLoading } from '~/content-types/blog/loading';
import { labelsOf } from '~/content-types/categories';
import { CulinaryLoading } from '~/content-types/culinary/loading';
import { type Section, sections } from '~/content-types/registry';
import { DetailLoading } from '~/detail-page/loading';
import { readParam } from '~/lib/search-params';
import { ListFrame } from '~/list-page/list-frame';
import { CardsLoading } from '~/list-page/loading';
import { readListParams } from '~/list-page/params';
import { ContactHero } from '~/pages/contact/hero';
import { HomeHero } from '~/pages/home/hero';
import { SearchHead } from '~/pages/search/head';
import { SearchLoading } from '~/pages/search/results';

/** What stands in a page's place while it is awaited: what is known of it already, where it will be. */
export function pendingPage(location: Location): ReactNode {
  const page = pageAt(location);
  return page && <FromTheTop>{page}</FromTheTop>;
}

function FromTheTop({ children }: { children: ReactNode }) {
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
        <PageLoading words="Memuat data ..." />
      </>
    );
  }
  if (pathname === '/contact') {
    return (
      <>
        <ContactHero />
        <PageLoading words="Memuat data ..." />
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
  for (const section of Object.values(sections)) {
    if (pathname === section.path) return listAt(section, params);
    if (pathname.startsWith(`${section.detailPath}/`)) return detailAt(section, pathname, titleIn(state));
  }
  return null;
}

function listAt(section: Section, params: URLSearchParams): ReactNode {
  if (section === sections.culinary) return <Culinary />;
  return (
    <ListFrame section={section} categories={labelsOf(section)} category={readListParams(params).category}>
      <CardsLoading section={section} />
    </ListFrame>
  );
}

function detailAt(section: Section, pathname: string, title: string | undefined): ReactNode {
  // A dish has no page of its own (decisions 2).
  if (section === sections.culinary) return <Culinary />;
  if (section === sections.blog) return <ArticleLoading pathname={pathname} title={title} />;
  return <DetailLoading section={section} pathname={pathname} title={title} />;
}

function Culinary() {
  return (
    <>
      <PageHero {...sections.culinary} />
      <CulinaryLoading />
    </>
  );
}

/** The title that a card's link has told (`navigation/delegated-links.ts`). */
function titleIn(state: unknown): string | undefined {
  const title = (state as { title?: unknown } | null)?.title;
  return typeof title === 'string' ? title : undefined;
}
