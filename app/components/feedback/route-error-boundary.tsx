import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { ApiError } from '~/admin-api/result';
import { humanizeSlug } from '~/lib/humanize-slug';
import { NotFound } from './not-found';
import { RecoveryLinks } from './recovery-links';
import { RetryButton } from './retry-button';
import { getRouteApiError } from './route-api-error';

const RENDER_ERROR = 'Halaman ini sedang tidak bisa ditampilkan. Silakan coba lagi sebentar lagi.';

interface Props {
  /** Renders an error of the admin host, where the route has a view for it. */
  renderApiError?: (error: ApiError) => ReactNode;
  /** The page's own words for an error that has no other view. */
  message?: string;
}

/**
 * A route's ErrorBoundary: an error of the admin host, which the route renders in its own way; a missing page; or an
 * error in rendering (specification 8).
 */
export function RouteErrorBoundary({ renderApiError, message = RENDER_ERROR }: Props) {
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
      <p>{message}</p>
      <RetryButton />
      <RecoveryLinks query={humanizeSlug(pathname)} />
    </div>
  );
}
