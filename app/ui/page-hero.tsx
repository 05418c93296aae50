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

/** A volcano, the sun beside it and a meru on the hill before it, at the far end of the words. */
function HeroRidges() {
  return (
    <svg
      viewBox="0 0 640 240"
      preserveAspectRatio="xMaxYMax meet"
      className="absolute right-0 bottom-0 -z-10 h-full max-lg:h-2/5 max-lg:opacity-50"
      aria-hidden="true"
    >
      <g className="fill-marigold-400 max-lg:hidden">
        <circle cx="392" cy="96" r="92" opacity="0.07" />
        <circle cx="392" cy="96" r="64" opacity="0.1" />
        <circle cx="392" cy="96" r="36" />
      </g>
      <path
        className="fill-sea-700"
        d="M190 240c96-14 170-62 232-128 34-37 58-68 76-80l12 7 11-5 13 6c18 22 38 52 62 76 16 16 32 26 44 32v92Z"
      />
      <path
        className="fill-sea-800"
        d="M0 240c84-4 140-28 216-34 90-7 150 18 236 10 70-6 122-34 188-40v64Z"
      />
      <path
        className="fill-sea-950"
        d="M240 222h44v-8h-44ZM250 214h24v-14h-24ZM238 200h48l-11-8h-26ZM253 192h18v-4h-18ZM242 188h40l-9-7h-22ZM255 181h14v-4h-14ZM245.500 177h33l-7.500-6h-18ZM256 171h12v-3h-12ZM249 168h26l-6-5.500h-14ZM257.500 162.500h9v-2.500h-9ZM252 160h20l-10-12Z"
      />
      <path className="fill-sea-950" opacity="0.6" d="M150 240c60-4 96-22 150-24 120-4 220 18 340-2v26Z" />
    </svg>
  );
}
