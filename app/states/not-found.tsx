import { useLocation } from '@remix-run/react';
import { wordsOf } from '~/site/words-of';
import { button } from '~/ui/button';
import { PageLink } from '~/ui/page-link';
import { WaysOn } from './ways-on';

/** An address that leads nowhere (specification 2). */
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
        <PageLink href="/" className={button('primary', 'mt-2')}>
          Kembali ke Beranda
        </PageLink>
        <div className="mt-6 flex w-full justify-center">
          <WaysOn sought={wordsOf(pathname)} />
        </div>
      </div>
      <svg viewBox="0 0 1200 160" className="w-full text-lagoon-100" aria-hidden="true">
        <path
          fill="currentColor"
          d="M0 160V96c180-50 300 16 460-8l90-60 40 18 60-36 110 88c120 40 260-34 440-6v68Z"
        />
        <path
          className="fill-sea-900"
          d="M520 160v-22h8v-16h8v-14h8V92h8V76h10V62l6-8v106Zm160 0v-22h-8v-16h-8v-14h-8V92h-8V76h-10V62l-6-8v106Z"
        />
      </svg>
    </div>
  );
}
