import { renderToStaticMarkup } from 'react-dom/server';
import Markdown, { type Components } from 'react-markdown';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import { storagePathFromUrl } from '~/admin-api/field-decoders.server';
import { Image } from '~/images/image';
import { config } from '~/server/env.server';

/** Paths of pages, for client-side navigation. Paths of files contain a dot; the browser loads those. */
const PAGE_PATH = /^\/(?!storage\/)[^.]*$/;

/** A path that names another host once it is resolved again, by client-side navigation or a proxy. */
const PROTOCOL_RELATIVE = /^\/(\/|%5c)/i;

/** Classes in place of the `style` attributes that react-markdown sets, which the content security policy forbids. */
const ALIGNMENT: Record<string, string> = { left: 'text-left', center: 'text-center', right: 'text-right' };

// The page's title is the h1, so an article's headings start at h2 (requirements 5).
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
    if (!href || !URL.canParse(href, config.siteUrl)) return children;
    // External pages get neither ranking from this site nor access to its window.
    const url = new URL(href, config.siteUrl);
    const isOwn = url.origin === config.siteUrl && !PROTOCOL_RELATIVE.test(url.pathname);
    return !isOwn && /^https?:$/.test(url.protocol) ? (
      <a href={href} rel="noopener nofollow" target="_blank">
        {children}
      </a>
    ) : (
      <a href={href} data-internal={isOwn && href.startsWith('/') && PAGE_PATH.test(url.pathname) ? 'true' : undefined}>
        {children}
      </a>
    );
  },
  th: ({ style, children }) => <th className={ALIGNMENT[style?.textAlign ?? '']}>{children}</th>,
  td: ({ style, children }) => <td className={ALIGNMENT[style?.textAlign ?? '']}>{children}</td>,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable by keyboard.
    <section className="overflow-x-auto" aria-label="Tabel" tabIndex={0}>
      <table>{children}</table>
    </section>
  ),
};

/**
 * Renders markdown as HTML. Keeps single line breaks and drops raw HTML. Links with unsafe schemes become plain text;
 * external images become their alt text (specification 2, requirements 7). May take seconds, or overflow the stack.
 */
export function renderMarkdown(markdown: string): string {
  return renderToStaticMarkup(
    <Markdown remarkPlugins={[remarkGfm, remarkBreaks]} skipHtml components={components}>
      {markdown}
    </Markdown>,
  );
}
