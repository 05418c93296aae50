import { isRouteErrorResponse } from '@remix-run/react';
import type { ApiError } from '~/admin-api/result';

/**
 * The failure in what an ErrorBoundary caught: the one that a loader threw, or a broken connection between browser
 * and site. Null where it is something else: a missing page, or a fault in rendering.
 */
export function getRouteApiError(error: unknown): ApiError | null {
  if (isRouteErrorResponse(error)) {
    return (error.data as { error?: ApiError } | null)?.error ?? null;
  }
  const offline = error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
  const cutOff = error instanceof Error && error.message.includes('turbo-stream');
  return offline || cutOff ? { code: 'network' } : null;
}
