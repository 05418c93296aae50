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

/** Paths of pages, for client-side navigation. Paths of files contain a dot; the browser loads those. */
const PAGE = /^\/(?!storage\/)[^.?#]*(?:[?#]|$)/;

// The page's title is the h1, so an article's headings start at h2 (decisions 5).
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
        // The aspect ratio is unknown: a fixed frame prevents layout shift and shows the whole image.
        className="aspect-4/3 w-full rounded-card object-contain!"
      />
    );
  },
  a: ({ href, children }) => {
    // react-markdown replaces a URL with an unsafe scheme by an empty one.
    if (!href) return children;
    // External pages get neither ranking from this site nor access to its window.
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable by keyboard.
    <section className="overflow-x-auto" aria-label="Tabel" tabIndex={0}>
      <table>{children}</table>
    </section>
  ),
};

/**
 * Renders an article's markdown as HTML. Keeps single line breaks and drops raw HTML. Links with unsafe schemes become
 * plain text; external images become their alt text (specification 2, decisions 7).
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
