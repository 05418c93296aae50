import { useLocation } from '@remix-run/react';
import { AppLink } from '~/components/app-link';
import { button } from '~/components/button';
import { humanizeSlug } from '~/lib/humanize-slug';
import gate from './gate.svg';
import { RecoveryLinks } from './recovery';

/** The 404 page: its text in the sky above a gate, both in the first view. */
export function NotFound() {
  const { pathname } = useLocation();
  return (
    <div className="relative isolate flex min-h-[calc(100*var(--svh)-var(--spacing-header))] flex-col overflow-hidden dawn">
      <div className="page-column flex flex-1 flex-col items-center justify-center gap-3 pt-8 text-center">
        <h1 className="font-display text-4xl font-semibold text-sea-900">404</h1>
        <p lang="en">Oops! Page not found</p>
        <p className="text-xl font-semibold text-sea-900">Halaman tidak ditemukan</p>
        <p className="max-w-md">
          Jalan ini buntu, tetapi pulaunya masih luas. Mulai lagi dari beranda atau pilih dari menu.
        </p>
        <AppLink prefetch="intent" to="/" className={button('primary', 'mt-2')}>
          Kembali ke Beranda
        </AppLink>
        <div className="mt-4 flex w-full justify-center">
          <RecoveryLinks topic={humanizeSlug(pathname)} />
        </div>
      </div>
      <img
        src={gate}
        alt=""
        width={1600}
        height={320}
        className="mt-4 block min-h-40 w-full object-cover object-bottom"
      />
    </div>
  );
}
