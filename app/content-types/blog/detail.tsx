import { AppLink } from '~/components/app-link';
import { button } from '~/components/button';
import { CategoryName } from '~/components/category-name';
import { DateText } from '~/components/date-text';
import { Icon } from '~/components/icon';
import { Share } from '~/components/share';
import { contentTypes } from '~/definitions/registry';
import { Image } from '~/images/image';
import { RichText, type WithRichText } from '~/rich-text/rich-text';
import { ArticleLayout } from './article-layout';
import type { toDetail } from './schema.server';

/** An article with its byline, its cover and its rendered text. */
export function ArticleDetail({ view }: { view: WithRichText<ReturnType<typeof toDetail>> }) {
  return (
    <ArticleLayout
      crumb={{ name: view.title, path: view.href }}
      share={<Share title={view.title} path={view.href} />}
      category={view.category && <CategoryName label={view.category} />}
      title={<h1 className="mt-4 text-3xl">{view.title}</h1>}
      byline={
        <>
          <span className="font-semibold text-sea-900">{view.author}</span>
          {view.date && <DateText date={view.date} />}
          <span className="inline-flex items-center gap-1.5">
            <Icon name="clock" className="size-4 text-lagoon-600" />
            {view.minutes} Menit
          </span>
        </>
      }
      image={
        <Image
          path={view.image}
          alt={view.title}
          sizes="(min-width: 1024px) 56rem, 100vw"
          size="page"
          priority
          className="aspect-video w-full"
        />
      }
    >
      <RichText html={view.html} className="article mx-auto mt-10 max-w-2xl" />
      <div className="mx-auto mt-14 flex max-w-2xl flex-wrap items-center justify-between gap-5 border-t border-cream-300 pt-8">
        <p>
          Ditulis oleh <strong className="text-sea-900">{view.author}</strong>
        </p>
        <AppLink prefetch="intent" to={contentTypes.blog.path} className={button('quiet')}>
          Artikel lainnya
          <Icon name="arrow-right" className="size-4" />
        </AppLink>
      </div>
    </ArticleLayout>
  );
}
