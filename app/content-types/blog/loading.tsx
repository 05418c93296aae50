import { Breadcrumbs } from '~/components/breadcrumbs';
import { LoadingWords } from '~/components/feedback/spinner';
import { Blank, Line, Lines } from '~/components/skeleton';
import { sections } from '~/content-types/registry';
import { BackBar } from '~/detail-page/back-bar';
import { TitleLoading } from '~/detail-page/loading';
import { ArticleFrame } from './article-frame';

const section = sections.blog;

/** What stands in an article's place while it is awaited. */
export function ArticleLoading({ pathname, title }: { pathname: string; title?: string }) {
  return (
    <div data-loading="">
      <BackBar href={section.path} />
      <ArticleFrame
        breadcrumbs={
          <Breadcrumbs
            steps={[
              { name: section.name, path: section.path },
              { name: title ?? '…', path: pathname },
            ]}
          />
        }
        category={<Line className="w-16" />}
        title={<TitleLoading section={section} pathname={pathname} title={title} className="mt-4 text-3xl" />}
        byline={section.shape.facts.map((fact) => <Blank key={fact}>{fact}</Blank>)}
        picture={
          <div className="aspect-video w-full bg-cream-200">
            <LoadingWords words={section.loading.detail} className="size-full" />
          </div>
        }
      >
        <div className="article mx-auto mt-10 min-h-svh max-w-2xl" aria-hidden="true">
          <Lines count={5} />
        </div>
      </ArticleFrame>
    </div>
  );
}
