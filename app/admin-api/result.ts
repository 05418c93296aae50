/** Why the admin host gave no usable answer. `not_found` means that it knows no such record. */
export type ApiError =
  | { code: 'status'; status: number }
  | { code: 'network' | 'timeout' | 'invalid_response' | 'not_found' }
  | { code: 'unexpected'; message: string };

/** A value, or the error that is there in its place. Errors are values: nothing throws. */
export type Result<T, E = ApiError> = { ok: true; data: T } | { ok: false; error: E };

/** What is known of a cached API response. */
export interface ResponseMeta {
  /** When it was fetched, in milliseconds. */
  fetchedAt: number;
  /** Until when it counts as fresh, in milliseconds. */
  expiresAt: number;
  /** Changes when, and only when, the content does. */
  version: string;
  /** True when it is older than the fresh window because the admin host fails (stale-if-error). */
  isStale: boolean;
}

/** Parsed data of the admin host with its metadata, or the error. */
export type ApiResult<T> = { ok: true; data: T; meta: ResponseMeta } | { ok: false; error: ApiError };

/** The status with which the site answers a failure of the admin host (decisions 4). */
export function errorStatus(error: ApiError): number {
  if (error.code === 'not_found') return 404;
  if (error.code === 'timeout') return 504;
  return error.code === 'unexpected' ? 500 : 502;
}

/** The catalogued sentence of a list's error view and of home's banner (specification 8, decisions 4). */
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
 * Turns anything thrown into a failure. Only a short, single-line message of an Error is passed on: never a stack,
 * a path or an address (decisions 4).
 */
export function toApiError(thrown: unknown): ApiError {
  const message = thrown instanceof Error ? thrown.message : '';
  const isDisplayable = message.length > 0 && message.length <= 120 && !/[\n\r]|\/|\\|:\d{2,}/.test(message);
  return { code: 'unexpected', message: isDisplayable ? message : 'Unknown error occurred' };
}
