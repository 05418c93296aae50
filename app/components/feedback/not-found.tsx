import { Link, useLocation } from '@remix-run/react';
import { button } from '~/components/button';
import { humanizeSlug } from '~/lib/humanize-slug';
import gate from './gate.svg';
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
          <RecoveryLinks subject={humanizeSlug(pathname)} />
        </div>
      </div>
      <img
        src={gate}
        alt=""
        width={1600}
        height={320}
        className="block h-56 w-full object-cover object-bottom sm:h-80"
      />
    </div>
  );
}
