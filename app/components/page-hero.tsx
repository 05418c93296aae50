import type { ReactNode } from 'react';
import { SiteImage } from '~/images/image';
import { Breadcrumbs } from './breadcrumbs';

interface Props {
  title: string;
  name?: string;
  path?: string;
  lead: string;
  /** One line without lead and image, where the page's content is what the visitor came for. */
  compact?: boolean;
  children?: ReactNode;
}

/** A page's hero: title, lead text and image. */
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
      {/* Fades into the dark background: beside the text, on phones below it. */}
      <div className="absolute inset-x-0 bottom-0 -z-10 h-28 sm:h-60 lg:left-auto lg:h-full lg:w-2/3 2xl:w-3/4 print:hidden forced-colors:hidden">
        <SiteImage
          image={{ name: path?.slice(1) ?? 'cari', widths: [720, 1200], height: 420 }}
          // Under the gradient two thirds of the pixels look the same, and a slow line shows the page 0.1 s sooner.
          sizes="(min-width: 1024px) 60vw, 66vw"
          className="size-full object-cover 2xl:object-[50%_60%]"
        />
        <div className="absolute inset-0 page-hero-veil" />
      </div>
      <div className="page-column pt-5 pb-22 sm:pt-10 sm:pb-50 lg:py-14 2xl:py-20">
        {breadcrumbs && <div className="mb-2 -mt-2">{breadcrumbs}</div>}
        <h1 className="text-3xl text-white">{title}</h1>
        <p className="mt-2 max-w-2xl text-cream-200 sm:mt-3 sm:text-lg lg:max-w-md xl:max-w-xl">{lead}</p>
        {children}
      </div>
    </div>
  );
}
