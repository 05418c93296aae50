import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import { humanizeSlug } from '~/lib/humanize-slug';
import type { ApiError } from '~/lib/result';
import { useHasNavigated } from '../has-navigated';
import { NotFound } from './not-found';
import { RecoveryLinks, RetryButton } from './recovery';

const RENDER_ERROR = 'Halaman ini sedang tidak bisa ditampilkan. Silakan coba lagi sebentar lagi.';

interface Props {
  /** Renders an error of the admin host, if the route has a view for it. */
  renderApiError?: (error: ApiError) => ReactNode;
  /** The page's text for an error that has no other view. */
  message?: string;
}

/** A route's ErrorBoundary for an error of the admin host, a missing page or a render error. */
export function RouteErrorBoundary({ renderApiError, message = RENDER_ERROR }: Props) {
  const error = useRouteError();
  const { pathname } = useLocation();
  const apiError = getRouteApiError(error);
  useStoredDocument(error);
  if (apiError && renderApiError) return renderApiError(apiError);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <div className="page-column flex flex-col items-center gap-5 py-20 text-center">
      <h1 className="text-2xl" lang="en">
        Unexpected Application Error!
      </h1>
      <p>{message}</p>
      <RetryButton />
      <RecoveryLinks topic={humanizeSlug(pathname)} />
    </div>
  );
}

/**
 * Loads the document of a page whose data could not be fetched in a client-side navigation: the service worker may have
 * stored it. A page that was loaded as a document is never loaded again, whatever fails in it.
 */
function useStoredDocument(error: unknown) {
  const hasNavigated = useHasNavigated();
  useEffect(() => {
    if (hasNavigated && isUnreachable(error) && navigator.serviceWorker?.controller) window.location.reload();
  }, [error, hasNavigated]);
}

const isUnreachable = (error: unknown) =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

/**
 * Returns the API error that a loader threw, or a network error in the browser; null for a missing page or a render
 * error.
 */
function getRouteApiError(error: unknown): ApiError | null {
  if (isRouteErrorResponse(error)) return (error.data as { error?: ApiError } | null)?.error ?? null;
  const isStreamInterrupted = error instanceof Error && error.message.includes('turbo-stream');
  return isUnreachable(error) || isStreamInterrupted ? { code: 'network' } : null;
}
