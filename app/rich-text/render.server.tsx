import { renderToStaticMarkup } from 'react-dom/server';
import Markdown, { type Components, type Options } from 'react-markdown';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import { storagePathFromUrl } from '~/admin-api/storage-path.server';
import { Image } from '~/images/image';
import { originalUrl } from '~/images/image-url';
import { isHtml } from '~/lib/text/long-text.server';
import { gfmOptions, noIndentedCode } from '~/lib/text/markdown-blocks.server';
import { config } from '~/server/env.server';
import {
  CONTAINERS,
  PHRASING,
  rehypeFileNames,
  rehypeLinkSchemes,
  rehypeStructure,
  rehypeVideoLinks,
} from './rehype-structure.server';

/** The path of a page, for client-side navigation. The path of a file contains a dot; the browser loads it. */
const PAGE_PATH = /^\/(?!storage\/)[^.]*$/;

/** A path that names another host when it is resolved again, by client-side navigation or a proxy. */
const PROTOCOL_RELATIVE = /^\/(\/|%5c)/i;

/** Classes in place of react-markdown's `style` attributes, which the content security policy forbids. */
const ALIGNMENT: Record<string, string> = { left: 'text-left', center: 'text-center', right: 'text-right' };

/**
 * The elements that a text may contain; containers only until they are unwrapped. Of other elements, only the content
 * stays.
 */
const schema: Schema = {
  tagNames: [
    ...CONTAINERS,
    ...PHRASING,
    ...'blockquote caption figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre table tbody td tfoot th thead tr ul'.split(
      ' ',
    ),
  ],
  strip: [
    'button',
    'iframe',
    'math',
    'noscript',
    'object',
    'option',
    'script',
    'select',
    'style',
    'svg',
    'template',
    'textarea',
    'title',
  ],
  attributes: {
    a: ['href'],
    img: ['src', 'alt'],
    ol: ['start'],
    td: [['align', /^(left|center|right)$/], 'colSpan', 'rowSpan'],
    th: [['align', /^(left|center|right)$/], 'colSpan', 'rowSpan'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
};

/**
 * Whether a link is to a file in the admin host's storage. An application without `APP_URL` assumes that it runs on
 * `localhost`.
 */
const isInStorage = (href: string) =>
  href.startsWith(`${config.adminHost}/storage/`) ||
  /^(?:https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)?\/?storage\//i.test(href);

const components: Components = {
  img: ({ src, alt = '' }) => {
    const path = storagePathFromUrl(String(src ?? ''));
    if (path === null) return alt;
    return (
      <Image
        path={path}
        alt={alt}
        sizes="(min-width: 46rem) 42rem, 92vw"
        size="page"
        // The aspect ratio is unknown: a fixed frame prevents layout shift and shows the whole image.
        className="aspect-4/3 w-full rounded-card object-contain!"
      />
    );
  },
  a: ({ href, children }) => {
    // The schema drops a URL with an unsafe scheme.
    if (!href || !URL.canParse(href, config.siteUrl)) return children;
    // A storage file, such as a PDF, is linked on this site, so that the admin host's URL stays private.
    const file = isInStorage(href) && storagePathFromUrl(href);
    if (file) return <a href={originalUrl(file)}>{children}</a>;
    // External pages get no ranking from this site, and no access to its window.
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
  th: ({ style, colSpan, rowSpan, children }) => (
    <th className={ALIGNMENT[style?.textAlign ?? '']} colSpan={colSpan} rowSpan={rowSpan}>
      {children}
    </th>
  ),
  td: ({ style, colSpan, rowSpan, children }) => (
    <td className={ALIGNMENT[style?.textAlign ?? '']} colSpan={colSpan} rowSpan={rowSpan}>
      {children}
    </td>
  ),
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable by keyboard.
    <section className="overflow-x-auto" aria-label="Tabel" tabIndex={0}>
      <table>{children}</table>
    </section>
  ),
};

/** Parses a text as HTML in place of markdown. */
const htmlParser: NonNullable<Options['remarkPlugins']>[number] = function () {
  this.parser = (html) => ({ type: 'root', children: [{ type: 'html', value: html }] });
};

/** Parses markdown like the plain form. */
const withoutIndentedCode: NonNullable<Options['remarkPlugins']>[number] = function () {
  const data = this.data() as { micromarkExtensions?: object[] };
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), noIndentedCode];
};

export interface RenderOptions {
  source: string;
  /** The title of the page; a first heading that repeats it is dropped. */
  title: string;
  /** The level of the first heading. */
  topLevel: number;
}

/**
 * Renders markdown, keeping single line breaks, or HTML as HTML of the site: without scripts, styles, classes or
 * frames. A link with an unsafe scheme becomes plain text, and an external image its alt text. May take seconds, or
 * overflow the stack.
 */
export function renderRichText({ source, title, topLevel }: RenderOptions): string {
  return renderToStaticMarkup(
    <Markdown
      remarkPlugins={isHtml(source) ? [htmlParser] : [[remarkGfm, gfmOptions], withoutIndentedCode, remarkBreaks]}
      rehypePlugins={[
        rehypeRaw,
        rehypeFileNames,
        rehypeVideoLinks,
        rehypeLinkSchemes,
        [rehypeSanitize, schema],
        [rehypeStructure, { title, topLevel }],
      ]}
      // The schema has checked the URLs.
      urlTransform={(url) => url}
      components={components}
    >
      {source}
    </Markdown>,
  );
}
