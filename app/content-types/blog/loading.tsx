import { Spinner } from '~/components/feedback/spinner';
import { SkeletonLine, SkeletonLines, SkeletonText } from '~/components/skeleton';
import { contentTypes } from '~/content-types/registry';
import { TitleLoading } from '~/detail-page/loading';
import { ArticleLayout } from './article-layout';

const contentType = contentTypes.blog;

/** An article page's skeleton. */
export function ArticleLoading({ pathname, title }: { pathname: string; title?: string }) {
  return (
    <div data-loading="">
      <ArticleLayout
        crumb={{ name: title ?? '…', path: pathname }}
        category={<SkeletonLine className="w-16" />}
        title={<TitleLoading contentType={contentType} pathname={pathname} title={title} className="mt-4 text-3xl" />}
        byline={contentType.skeleton.facts.map((fact) => <SkeletonText key={fact}>{fact}</SkeletonText>)}
        image={
          <div className="aspect-video w-full bg-cream-200">
            <Spinner label={contentType.loading.detail} className="size-full" />
          </div>
        }
      >
        <div className="article mx-auto mt-10 min-h-svh max-w-2xl" aria-hidden="true">
          <SkeletonLines count={5} />
        </div>
      </ArticleLayout>
    </div>
  );
}
