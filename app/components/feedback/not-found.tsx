import { Link, useLocation } from '@remix-run/react';
import { button } from '~/components/button';
import { humanizeSlug } from '~/lib/humanize-slug';
import { RecoveryLinks } from './recovery-links';

/** The 404 page (specification 2). */
export function NotFound() {
  const { pathname } = useLocation();
  return (
    <div className="relative isolate overflow-hidden">
      <div className="page flex flex-col items-center gap-4 py-20 text-center sm:py-28">
        <h1 className="font-display text-4xl font-semibold text-sea-900">404</h1>
        <p className="text-xl font-semibold text-sea-900" lang="en">
          Oops! Page not found
        </p>
        <p className="max-w-md">
          Jalan ini buntu, tetapi pulaunya masih luas. Mulai lagi dari beranda atau pilih dari menu.
        </p>
        <Link prefetch="intent" to="/" className={button('primary', 'mt-2')}>
          Kembali ke Beranda
        </Link>
        <div className="mt-6 flex w-full justify-center">
          <RecoveryLinks query={humanizeSlug(pathname)} />
        </div>
      </div>
      <GateAtDawn />
    </div>
  );
}

/** Illustration: the sun between the halves of a split gate, with hills on both sides. */
function GateAtDawn() {
  return (
    <svg
      viewBox="0 0 1600 320"
      preserveAspectRatio="xMidYMax slice"
      className="block h-56 w-full sm:h-80"
      aria-hidden="true"
    >
      <g className="fill-marigold-300">
        <circle cx="800" cy="206" r="150" opacity="0.14" />
        <circle cx="800" cy="206" r="104" opacity="0.2" />
        <circle cx="800" cy="206" r="58" />
      </g>
      <path
        className="fill-lagoon-100"
        d="M0 320v-76c120-26 210-14 320-58 70-28 110-86 146-86 30 0 60 60 120 92 90 48 210 52 330 34 110-16 150-66 206-66s90 50 190 74c100 22 190-2 288-10v96Z"
      />
      <path
        className="fill-lagoon-200"
        d="M0 320v-36c170-30 330 6 480-12 130-16 190-34 320-34s190 18 320 34c150 18 310-18 480 12v36Z"
      />
      <g className="fill-sea-900">
        <path d="M762 320V112l-10 14v24h-13v25h-14v26h-15v27h-17v28h-20v30h-14v34Z" />
        <path d="M838 320V112l10 14v24h13v25h14v26h15v27h17v28h20v30h14v34Z" />
        <path d="M0 320v-8h1600v8Z" />
      </g>
    </svg>
  );
}
