import { data, type LoaderFunctionArgs } from '@remix-run/node';
import type { MetaArgs } from '@remix-run/react';
import { RouteErrorBoundary } from '~/components/feedback/route-error-boundary';
import { pageMeta } from '~/seo/meta';
import { log } from '~/server/logger.server';

export function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  log.info({ event: 'path-not-found', requestId: context.requestId, path: pathname.slice(0, 300) });
  throw data(null, { status: 404 });
}

export const meta = ({ matches, location }: Pick<MetaArgs, 'matches' | 'location'>) =>
  pageMeta(matches, {
    title: 'Halaman tidak ditemukan',
    description: 'Alamat ini tidak menuju ke mana pun. Cari paket, penginapan, atau atraksi di Bali dari sini.',
    path: location.pathname,
    noindex: true,
  });

// Never rendered: the loader always throws.
export default function NotFoundRoute() {
  return null;
}

export const ErrorBoundary = () => <RouteErrorBoundary />;
