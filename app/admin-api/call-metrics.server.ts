import type { Result } from '~/lib/result';
import { metrics } from '~/server/metrics/metrics.server';

/**
 * Measures a call to the admin host since `started`, where the operator wants it.
 *
 * @param path a kind of path, such as `/api/admin/tickets/:id`: the paths of records and files are thousands
 */
export function measureCall(path: string, result: Result<unknown>, started: number, signal?: AbortSignal): void {
  metrics?.observeAdminCall({ path, result: callResult(result, signal) }, performance.now() - started);
}

/** How a call ended: `ok`, `aborted`, `5xx` and its like for a status, why a response is invalid, else the error's code. */
export function callResult(result: Result<unknown>, signal?: AbortSignal): string {
  if (result.ok) return 'ok';
  const { error } = result;
  if (signal?.aborted) return 'aborted';
  if (error.code === 'status') return `${Math.floor(error.status / 100)}xx`;
  return (error.code === 'invalid_response' && error.reason) || error.code;
}
