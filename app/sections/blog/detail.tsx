import { BackBar } from '~/detail/back-bar';
import { sections } from '~/site/sections';
import { Share } from '~/states/share';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { button } from '~/ui/button';
import { CategoryName } from '~/ui/category-name';
import { Day } from '~/ui/day';
import { Icon } from '~/ui/icon';
import { PageLink } from '~/ui/page-link';
import { Picture } from '~/ui/picture';
import type { toDetail } from './model.server';

/** An article's page. */
export function ArticleDetail({ view }: { view: ReturnType<typeof toDetail> }) {
  return (
    <>
      <BackBar href={sections.blog.path}>
        <Share title={view.title} path={view.href} />
      </BackBar>
      <article className="page pt-4 pb-16 lg:pt-8">
        <header className="mx-auto max-w-2xl">
          <div className="mb-4">
            <Breadcrumbs
              steps={[
                { name: sections.blog.name, path: sections.blog.path },
                { name: view.title, path: view.href },
              ]}
            />
          </div>
          {view.category && (
            <p className="inline-flex rounded-full bg-lagoon-100 px-3.5 py-1 text-sm font-bold text-lagoon-700">
              <CategoryName label={view.category} />
            </p>
          )}
          <h1 className="mt-4 text-3xl">{view.title}</h1>
          <p className="mt-4 flex flex-wrap gap-x-2 text-sm">
            <span className="font-semibold text-sea-900">{view.author}</span>
            {view.date && (
              <>
                <span aria-hidden="true">·</span>
                <Day day={view.date} />
              </>
            )}
            <span aria-hidden="true">·</span>
            <span>{view.minutes} Menit</span>
          </p>
        </header>
        <div className="mx-auto mt-8 max-w-4xl overflow-hidden rounded-panel">
          <Picture
            path={view.picture}
            alt={view.title}
            sizes="(min-width: 1024px) 56rem, 100vw"
            wide
            first
            className="aspect-video w-full"
          />
        </div>
        <div
          className="article mx-auto mt-10 max-w-2xl"
          // Made by renderArticle, which lets no markup of the admin host through.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
          dangerouslySetInnerHTML={{ __html: view.html }}
        />
        <div className="mx-auto mt-14 flex max-w-2xl flex-wrap items-center justify-between gap-5 border-t border-cream-300 pt-8">
          <p>
            Ditulis oleh <strong className="text-sea-900">{view.author}</strong>
          </p>
          <PageLink href={sections.blog.path} className={button('quiet')}>
            Artikel lainnya
            <Icon name="arrow-right" className="size-4" />
          </PageLink>
        </div>
      </article>
    </>
  );
}
