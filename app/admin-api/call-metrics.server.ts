import type { Result } from '~/lib/result';
import { metrics } from '~/server/metrics/metrics.server';

/**
 * Measures a call to the admin host since `started`, if metrics are on.
 *
 * @param path a kind of path, such as `/api/admin/tickets/:id`: there are thousands of records and files
 */
export function measureCall(path: string, result: Result<unknown>, started: number, signal?: AbortSignal): void {
  metrics?.observeAdminCall({ path, result: callResult(result, signal) }, performance.now() - started);
}

/**
 * Returns how a call ended: `ok`, `aborted`, a class of statuses such as `5xx`, why a response is invalid, or the
 * error's code.
 */
export function callResult(result: Result<unknown>, signal?: AbortSignal): string {
  if (result.ok) return 'ok';
  const { error } = result;
  if (signal?.aborted) return 'aborted';
  if (error.code === 'status') return `${Math.floor(error.status / 100)}xx`;
  return (error.code === 'invalid_response' && error.reason) || error.code;
}
