import type { ReactNode } from 'react';
import { Breadcrumbs } from '~/components/breadcrumbs';
import { Spinner } from '~/components/feedback/spinner';
import { SkeletonLine, SkeletonLines, SkeletonText } from '~/components/skeleton';
import { contentTypes } from '~/definitions/registry';
import { BackBar } from '~/detail-page/detail-layout';
import { TitleLoading } from '~/detail-page/detail-loading';

const contentType = contentTypes.blog;

interface Props {
  /** The last breadcrumb. */
  crumb: { name: string; path: string };
  /** Shown in the top bar, beside the back link. */
  share?: ReactNode;
  category: ReactNode;
  title: ReactNode;
  byline: ReactNode;
  image: ReactNode;
  children: ReactNode;
}

/** The layout shared by an article and its loading state. */
export function ArticleLayout({ crumb, share, category, title, byline, image, children }: Props) {
  return (
    <>
      <BackBar href={contentType.path}>{share}</BackBar>
      <article className="page-column pt-4 pb-16 lg:pt-8">
        <header className="mx-auto max-w-2xl">
          <div className="mb-4">
            <Breadcrumbs crumbs={[contentType, crumb]} />
          </div>
          {category && (
            <p className="inline-flex rounded-full bg-lagoon-100 px-3.5 py-1 text-sm font-bold text-lagoon-700">
              {category}
            </p>
          )}
          {title}
          <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm">{byline}</p>
        </header>
        <div className="mx-auto mt-8 max-w-2xl lg:max-w-4xl overflow-hidden rounded-panel">{image}</div>
        {children}
      </article>
    </>
  );
}

/** Author, day and reading time of the usual length. */
const BYLINE = ['Ni Komang Ayu Lestari', '14 November 2026', '6 Menit'];

/** An article page's skeleton. */
export function ArticleLoading({ pathname, title }: { pathname: string; title?: string }) {
  return (
    <div data-loading="">
      <ArticleLayout
        crumb={{ name: title ?? '…', path: pathname }}
        category={<SkeletonLine className="w-16" />}
        title={<TitleLoading contentType={contentType} pathname={pathname} title={title} className="mt-4 text-3xl" />}
        byline={BYLINE.map((fact) => <SkeletonText key={fact}>{fact}</SkeletonText>)}
        image={
          <div className="aspect-video w-full bg-cream-200">
            <Spinner label={contentType.loading.detail} className="size-full" />
          </div>
        }
      >
        <div className="article mx-auto mt-10 min-h-window max-w-2xl" aria-hidden="true">
          <SkeletonLines count={5} />
        </div>
      </ArticleLayout>
    </div>
  );
}
