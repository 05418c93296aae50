import { isRouteErrorResponse } from '@remix-run/react';
import type { ApiError } from '~/admin-api/result';

/**
 * Returns the API error that an ErrorBoundary caught: one thrown by a loader, or a network error between browser
 * and site. Returns null for anything else: an unknown page, or a render error.
 */
export function getRouteApiError(error: unknown): ApiError | null {
  if (isRouteErrorResponse(error)) {
    return (error.data as { error?: ApiError } | null)?.error ?? null;
  }
  const offline = error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
  const cutOff = error instanceof Error && error.message.includes('turbo-stream');
  return offline || cutOff ? { code: 'network' } : null;
}
