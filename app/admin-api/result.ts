/** Why there is no valid response from the admin host. `not_found` means that it has no such record. */
export type ApiError =
  | { code: 'status'; status: number }
  | { code: 'network' | 'timeout' | 'invalid_response' | 'not_found' }
  | { code: 'unexpected'; message: string };

/** A value or an error. Errors are values: nothing throws. */
export type Result<T, E = ApiError> = { ok: true; data: T } | { ok: false; error: E };

/** Metadata of a cached API response. */
export interface ResponseMeta {
  /** When it was fetched, in milliseconds. */
  fetchedAt: number;
  /** When it stops being fresh, in milliseconds. */
  expiresAt: number;
  /** Changes when, and only when, the content does. */
  version: string;
  /** True when it is older than the fresh window because the admin host fails (stale-if-error). */
  isStale: boolean;
}

/** Parsed data with its metadata, or the error. */
export type ApiResult<T> = { ok: true; data: T; meta: ResponseMeta } | { ok: false; error: ApiError };

/** The HTTP status of the site's response to an API error (decisions 4). */
export function errorStatus(error: ApiError): number {
  if (error.code === 'not_found') return 404;
  if (error.code === 'timeout') return 504;
  return error.code === 'unexpected' ? 500 : 502;
}

/** The message of a list's error view and of home's banner (specification 8, decisions 4). */
export function errorMessage(error: ApiError): string {
  switch (error.code) {
    case 'status':
      return `HTTP error! status: ${error.status}`;
    case 'not_found':
      return 'HTTP error! status: 404';
    case 'network':
      return 'Failed to fetch: network error';
    case 'timeout':
      return 'Failed to fetch: timeout';
    case 'invalid_response':
      return 'Invalid data format from API';
    case 'unexpected':
      return error.message;
  }
}

/**
 * Turns anything thrown into an `ApiError`. Keeps only a short, single-line message of an Error: never a stack, a path
 * or a URL (decisions 4).
 */
export function toApiError(thrown: unknown): ApiError {
  const message = thrown instanceof Error ? thrown.message : '';
  const isDisplayable = message.length > 0 && message.length <= 120 && !/[\n\r]|\/|\\|:\d{2,}/.test(message);
  return { code: 'unexpected', message: isDisplayable ? message : 'Unknown error occurred' };
}
