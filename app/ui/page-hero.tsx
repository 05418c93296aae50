import type { ReactNode } from 'react';
import { Breadcrumbs } from './breadcrumbs';

/** The head of a page: its name and what it offers. */
export function PageHero(props: {
  title: string;
  name?: string;
  path?: string;
  lead: string;
  children?: ReactNode;
}) {
  const { title, name, path, lead, children } = props;
  return (
    <div className="on-dark relative isolate overflow-hidden bg-sea-900 text-cream-100">
      <HeroRidges />
      <div className="page pt-10 pb-14 sm:pt-14 sm:pb-18">
        {name && path && (
          <div className="mb-2 -mt-4">
            <Breadcrumbs steps={[{ name, path }]} />
          </div>
        )}
        <h1 className="text-3xl text-white">{title}</h1>
        <p className="mt-3 max-w-2xl text-lg text-cream-200">{lead}</p>
        {children}
      </div>
    </div>
  );
}

/** A volcano before a low sun, at the far end of the words. */
function HeroRidges() {
  return (
    <svg
      viewBox="0 0 640 240"
      preserveAspectRatio="xMaxYMax meet"
      className="absolute right-0 bottom-0 -z-10 h-full max-lg:h-2/5 max-lg:opacity-50"
      aria-hidden="true"
    >
      <circle cx="500" cy="96" r="46" className="fill-marigold-400 max-lg:hidden" />
      <path
        className="fill-sea-700"
        d="M150 240c110-22 190-86 262-150 16-14 26-22 36-22 8 0 12 6 20 6 9 0 13-7 22-5 12 3 22 18 40 36 34 34 66 58 110 66v69Z"
      />
      <path className="fill-sea-800" d="M0 240c120-8 210-52 330-50s190 30 310 8v42Z" />
      <path className="fill-sea-950" opacity="0.55" d="M180 240c150-4 230-26 320-22s100 12 140 8v14Z" />
    </svg>
  );
}
