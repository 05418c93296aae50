import type { ReactNode } from 'react';
import { SiteImage } from '~/images/image';
import { Breadcrumbs } from './breadcrumbs';

interface Props {
  title: string;
  name?: string;
  path?: string;
  lead: string;
  /** Whether it is one line without lead and image, on pages whose content matters more. */
  compact?: boolean;
  children?: ReactNode;
}

/** A page's hero: title, lead text and image. It is low enough that the first view also shows the content below it. */
export function PageHero({ title, name, path, lead, compact, children }: Props) {
  const breadcrumbs = name && path && <Breadcrumbs crumbs={[{ name, path }]} />;
  if (compact) {
    return (
      <div className="focus-on-dark bg-sea-900 text-cream-100">
        <div className="page-column flex min-h-28 flex-col justify-center py-3">
          {breadcrumbs}
          <h1 className="text-2xl text-white">{title}</h1>
        </div>
      </div>
    );
  }
  return (
    <div className="focus-on-dark relative isolate overflow-hidden bg-sea-900 text-cream-100">
      <div className="absolute inset-y-0 right-0 -z-10 w-full lg:w-2/3 print:hidden forced-colors:hidden">
        <SiteImage
          image={{ name: path?.slice(1) ?? 'cari', widths: [720, 1200], height: 420 }}
          // Under the gradient, two thirds of the pixels look the same, and a slow line shows the page 0.1 s sooner.
          sizes="(min-width: 1024px) 60vw, 66vw"
          className="size-full object-cover object-[50%_60%]"
        />
        {/* Covers the image's edge: where the edge is between two screen pixels, a hairline of the image would
            show. */}
        <div className="absolute -inset-px page-hero-veil" />
      </div>
      <div className={`page-column pb-4 3xl:pb-3 ${breadcrumbs ? 'pt-2' : 'pt-4'}`}>
        {breadcrumbs}
        <h1 className="text-3xl text-white">{title}</h1>
        <p className="mt-1 max-w-lg text-sm leading-snug text-balance text-cream-200 sm:text-base sm:leading-snug lg:max-w-xl">
          {lead}
        </p>
        {children}
      </div>
    </div>
  );
}
