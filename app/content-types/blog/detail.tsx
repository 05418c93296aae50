import { useNavigate } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { button } from '~/components/button';
import { DateText } from '~/components/date-text';
import { Icon } from '~/components/icon';
import { Link } from '~/components/link';
import { Share } from '~/components/share';
import { CategoryName } from '~/content-types/category-name';
import { contentTypes } from '~/content-types/registry';
import { Image } from '~/images/image';
import { hasNoModifier } from '~/lib/has-no-modifier';
import { ArticleLayout } from './loading';
import type { toDetail } from './schema.server';

/** An article with its byline, its cover and its rendered text (specification 2). */
export function ArticleDetail({ view }: { view: Awaited<ReturnType<typeof toDetail>> }) {
  const navigate = useNavigate();

  /** Links to pages of this site, which the article's HTML marks, navigate inside the application. */
  const followLink = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[data-internal]');
    if (!link || !hasNoModifier(event)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };

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
          fullWidth
          priority
          className="aspect-video w-full"
        />
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links within react to clicks; so does Enter on them. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above. */}
      <div
        onClick={followLink}
        className="article mx-auto mt-10 max-w-2xl"
        // The output of renderArticle, which drops raw HTML.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
        dangerouslySetInnerHTML={{ __html: view.html }}
      />
      <div className="mx-auto mt-14 flex max-w-2xl flex-wrap items-center justify-between gap-5 border-t border-cream-300 pt-8">
        <p>
          Ditulis oleh <strong className="text-sea-900">{view.author}</strong>
        </p>
        <Link prefetch="intent" to={contentTypes.blog.path} className={button('quiet')}>
          Artikel lainnya
          <Icon name="arrow-right" className="size-4" />
        </Link>
      </div>
    </ArticleLayout>
  );
}
