import type { ReactNode } from 'react';
import { SiteImage } from '~/images/image';
import { Breadcrumbs } from './breadcrumbs';

/** A page's hero: title, lead text and image. */
export function PageHero(props: { title: string; name?: string; path?: string; lead: string; children?: ReactNode }) {
  const { title, name, path, lead, children } = props;
  return (
    <div className="on-dark relative isolate overflow-hidden bg-sea-900 text-cream-100">
      {/* Fades into the dark background: beside the text, on phones below it. */}
      <div className="absolute inset-x-0 bottom-0 -z-10 h-32 sm:h-52 lg:left-auto lg:h-full lg:w-3/5 print:hidden forced-colors:hidden">
        <SiteImage
          image={{ name: path?.slice(1) ?? 'cari', widths: [720, 1200], height: 420 }}
          // Under the gradient two thirds of the pixels look the same, and a slow line shows the page 0.1 s sooner.
          sizes="(min-width: 1024px) 60vw, 66vw"
          className="size-full object-cover"
        />
        <div className="absolute inset-0 bg-linear-to-b from-sea-900 from-25% to-sea-900/10 to-65% lg:bg-linear-to-r lg:from-0% lg:via-sea-900/80 lg:via-22% lg:to-transparent lg:to-60%" />
      </div>
      <div className="page pt-8 pb-22 sm:pt-10 sm:pb-40 lg:py-18">
        {name && path && (
          <div className="mb-2 -mt-2">
            <Breadcrumbs crumbs={[{ name, path }]} />
          </div>
        )}
        <h1 className="text-3xl text-white">{title}</h1>
        <p className="mt-3 max-w-2xl text-lg text-cream-200 lg:max-w-md xl:max-w-xl">{lead}</p>
        {children}
      </div>
    </div>
  );
}
