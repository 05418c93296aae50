import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { ApiError } from '~/admin-api/result';
import { humanizeSlug } from '~/lib/humanize-slug';
import { NotFound } from './not-found';
import { RecoveryLinks } from './recovery-links';
import { RetryButton } from './retry-button';
import { getRouteApiError } from './route-api-error';

/**
 * Renders what a route's ErrorBoundary caught: an API error, by `renderApiError` when given; an unknown page; or a
 * render error (specification 8).
 */
export function RouteErrorBoundary({ renderApiError }: { renderApiError?: (error: ApiError) => ReactNode }) {
  const error = useRouteError();
  const { pathname } = useLocation();
  const apiError = getRouteApiError(error);
  if (apiError && renderApiError) return renderApiError(apiError);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <div className="page flex flex-col items-center gap-5 py-20 text-center">
      <h1 className="text-2xl" lang="en">
        Unexpected Application Error!
      </h1>
      <p>Halaman ini sedang tidak bisa ditampilkan. Silakan coba lagi sebentar lagi.</p>
      <RetryButton />
      <RecoveryLinks query={humanizeSlug(pathname)} />
    </div>
  );
}
