import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { Failure } from '~/admin-api/result';
import { wordsOf } from '~/lib/humanize-slug';
import { NotFound } from './not-found';
import { WaysOn } from './recovery-links';
import { TryAgain } from './retry-button';
import { failureIn } from './route-api-error';

/**
 * What a route's ErrorBoundary caught: a failure of the admin host, which the section shows in its own way; a
 * missing page; or a fault in rendering (specification 8).
 */
export function FailedRoute({ onFailure }: { onFailure?: (failure: Failure) => ReactNode }) {
  const error = useRouteError();
  const { pathname } = useLocation();
  const failure = failureIn(error);
  if (failure && onFailure) return onFailure(failure);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <div className="page flex flex-col items-center gap-5 py-20 text-center">
      <h1 className="text-2xl" lang="en">
        Unexpected Application Error!
      </h1>
      <p>Halaman ini sedang tidak bisa ditampilkan. Silakan coba lagi sebentar lagi.</p>
      <TryAgain />
      <WaysOn sought={wordsOf(pathname)} />
    </div>
  );
}
