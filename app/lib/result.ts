/** Why there is no valid response from the admin host. `not_found` means that the record does not exist. */
export type ApiError =
  | { code: 'status'; status: number }
  /** The admin host limits calls: it refused this one, or would have. `retryAt` is in milliseconds. */
  | { code: 'limited'; status: number; retryAt: number }
  | { code: 'network' | 'timeout' }
  /** `isDeleted` if the response itself says so. */
  | { code: 'not_found'; isDeleted?: boolean }
  /** For the log: why the response is invalid, and its size if it is too large. */
  | { code: 'invalid_response'; reason?: 'not_json' | 'no_list' | 'too_large'; bytes?: number }
  | { code: 'unexpected'; message: string };

/** A value or an expected error; defects throw. */
export type Result<T, E = ApiError> = { ok: true; data: T } | { ok: false; error: E };

/** A failed result as an exception, for code that works with promises only. */
export class ResultError<E extends { code: string } = ApiError> extends Error {
  constructor(readonly error: E) {
    super(error.code);
  }
}

/** Metadata of a cached API response. */
export interface ResponseMeta {
  /** When the admin host sent it, in milliseconds; loading it from the persistent cache does not change that. */
  fetchedAt: number;
  /**
   * True if the response is no longer fresh and its last revalidation failed (stale-if-error). A response that is only
   * being revalidated in the background is not stale in this sense: pages with it are cacheable.
   */
  isStaleOnError: boolean;
  /** True for a list's record in place of the record's own response, which is requested again within a minute. */
  isFromList?: boolean;
}

/** Parsed data with its metadata, or the error. */
export type ApiResult<T> = { ok: true; data: T; meta: ResponseMeta } | { ok: false; error: ApiError };

/** Returns the HTTP status of the site's response to an API error. */
export function errorStatus({ code }: ApiError): number {
  if (code === 'not_found') return 404;
  if (code === 'timeout') return 504;
  if (code === 'limited') return 503;
  return code === 'unexpected' ? 500 : 502;
}

const ERROR_MESSAGES = {
  not_found: 'HTTP error! status: 404',
  network: 'Failed to fetch: network error',
  timeout: 'Failed to fetch: timeout',
  invalid_response: 'Invalid data format from API',
};

/** Returns the message of a list's error view and of home's banner. */
export function errorMessage(error: ApiError): string {
  if (error.code === 'status' || error.code === 'limited') return `HTTP error! status: ${error.status}`;
  return error.code === 'unexpected' ? error.message : ERROR_MESSAGES[error.code];
}

/** Converts anything thrown to an `ApiError`, without a stack, a path or a URL in its message. */
export function toApiError(thrown: unknown): ApiError {
  const message = thrown instanceof Error ? thrown.message : '';
  const isDisplayable = message.length > 0 && message.length <= 120 && !/[\n\r]|\/|\\|:\d{2,}/.test(message);
  return { code: 'unexpected', message: isDisplayable ? message : 'Unknown error occurred' };
}
