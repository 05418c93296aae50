import type { ReactNode } from 'react';
import { BackLink } from '~/components/back-link';
import { Breadcrumbs } from '~/components/breadcrumbs';
import { Icon } from '~/components/icon';
import type { ContentType } from '~/definitions/types';

export const titleClass = 'sm:mt-2 text-3xl';

interface Props {
  contentType: ContentType;
  /** The last breadcrumb. */
  crumb: { name: string; path: string };
  /** Shown in the top bar, beside the back link. */
  share?: ReactNode;
  title: ReactNode;
  facts: ReactNode;
  /** The conditions of an order, in one or two lines. */
  conditions: ReactNode;
  gallery: ReactNode;
  /** Shown beside the main column; on phones between its parts. */
  side: ReactNode;
  /** Shown at the bottom of the screen on phones. */
  bar: ReactNode;
  /** The first part of the main column. */
  children: ReactNode;
  /** The second part of the main column; last on phones. */
  footer?: ReactNode;
}

/**
 * The layout shared by a detail page and its loading state. Title and facts are above the gallery; on phones they are
 * below it.
 */
export function DetailLayout(props: Props) {
  const { contentType, crumb } = props;
  return (
    <>
      <BackBar href={contentType.path}>{props.share}</BackBar>
      {/* On phones the gallery comes first, and the bar and the header have the links of the breadcrumbs. */}
      <article className="page-column pt-2 pb-16 max-sm:flex max-sm:flex-col sm:pt-4 lg:pt-6">
        <div className="max-sm:hidden">
          <Breadcrumbs crumbs={[contentType, crumb]} />
        </div>
        {props.title}
        {props.facts}
        {props.conditions}
        <div className="max-sm:order-first max-sm:mb-4 sm:mt-6">{props.gallery}</div>
        <div className="mt-8 grid grid-cols-1 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-14 lg:gap-y-12">
          <div className="min-w-0">{props.children}</div>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <div className="grid min-w-0 grid-cols-1 gap-6 sm:max-lg:grid-cols-2 sm:max-lg:items-start sm:max-lg:*:nth-3:col-span-2 lg:sticky lg:top-36">
              {props.side}
            </div>
          </div>
          {props.footer && <div className="min-w-0 stack-12">{props.footer}</div>}
        </div>
      </article>
      {props.bar}
    </>
  );
}

/** A sticky bar with a link back to the list as the visitor left it. */
export function BackBar({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <div
      data-back-bar=""
      className="no-print sticky top-header z-20 low:static border-b border-cream-200 bg-cream-50 transition-motion"
    >
      <div className="@container page-column flex min-h-13 flex-wrap items-center justify-between gap-x-4">
        <BackLink
          to={href}
          className="inline-flex min-h-12 items-center gap-2 font-semibold wrap-break-word text-lagoon-700 no-underline hover:underline"
        >
          <Icon name="arrow-left" />
          Kembali
        </BackLink>
        <div className="ml-auto flex items-center gap-4">{children}</div>
      </div>
    </div>
  );
}
