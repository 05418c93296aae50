import { BackBar } from '~/detail/back-bar';
import { TitleLoading } from '~/detail/loading';
import { sections } from '~/site/sections';
import { LoadingWords } from '~/states/loading-words';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { Blank, Line, Lines } from '~/ui/skeleton';
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
