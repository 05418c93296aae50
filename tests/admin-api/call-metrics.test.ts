import { expect, test } from 'vitest';
import { callResult } from '~/admin-api/call-metrics.server';
import type { ApiError } from '~/lib/result';

const errors: [ApiError, string][] = [
  [{ code: 'status', status: 503 }, '5xx'],
  [{ code: 'status', status: 401 }, '4xx'],
  [{ code: 'limited', status: 429, retryAt: 0 }, 'limited'],
  [{ code: 'timeout' }, 'timeout'],
  [{ code: 'network' }, 'network'],
  [{ code: 'not_found' }, 'not_found'],
  [{ code: 'invalid_response', reason: 'too_large', bytes: 7 }, 'too_large'],
  [{ code: 'invalid_response', reason: 'not_json' }, 'not_json'],
  [{ code: 'invalid_response' }, 'invalid_response'],
];

test.each(errors)('%j is the result %s', (error, result) => expect(callResult({ ok: false, error })).toBe(result));

test('an abandoned call does not count as a failure of the admin host', () => {
  const gone = AbortSignal.abort();
  expect(callResult({ ok: false, error: { code: 'network' } }, gone)).toBe('aborted');
  expect(callResult({ ok: true, data: null }, gone)).toBe('ok');
});
