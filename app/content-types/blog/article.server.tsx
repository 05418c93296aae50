import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown, { type Components } from 'react-markdown';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import { storagePathFromUrl } from '~/admin-api/field-decoders.server';
import { Image } from '~/images/image';

const rendered = new LRUCache<string, string>({
  maxSize: 8_000_000,
  sizeCalculation: (html, markdown) => html.length + markdown.length + 1,
});

/** Addresses of pages, which the application follows by itself; a file's, with a dot in it, is the browser's. */
const PAGE = /^\/(?!storage\/)[^.?#]*(?:[?#]|$)/;

// The page's title is the h1: an article's own headings begin below it (decisions 5).
const components: Components = {
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  img: ({ src, alt = '' }) => {
    const path = storagePathFromUrl(String(src ?? ''));
    if (path === null) return alt;
    return (
      <Image
        path={path}
        alt={alt}
        sizes="(min-width: 46rem) 42rem, 92vw"
        fullWidth
        // Nobody knows its proportions: the frame keeps the room, and shows all of it.
        className="aspect-4/3 w-full rounded-card object-contain!"
      />
    );
  },
  a: ({ href, children }) => {
    // Of an unsafe scheme react-markdown leaves an empty one.
    if (!href) return children;
    // Links of strangers get no say in who we are.
    return /^(https?:)?\/\//i.test(href) ? (
      <a href={href} rel="noopener nofollow" target="_blank">
        {children}
      </a>
    ) : (
      <a href={href} data-discover={PAGE.test(href) ? 'true' : undefined}>
        {children}
      </a>
    );
  },
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
    <section className="overflow-x-auto" aria-label="Tabel" tabIndex={0}>
      <table>{children}</table>
    </section>
  ),
};

/**
 * An article's markdown as HTML: single line breaks kept, markup left out; links with unsafe schemes are plain text, of
 * pictures elsewhere the alt text stays (specification 2, decisions 7).
 */
export function renderArticle(markdown: string): string {
  const known = rendered.get(markdown);
  if (known !== undefined) return known;
  const html = renderToStaticMarkup(
    <Markdown remarkPlugins={[remarkGfm, remarkBreaks]} skipHtml components={components}>
      {markdown}
    </Markdown>,
  );
  rendered.set(markdown, html);
  return html;
}
