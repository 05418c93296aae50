import { describe, expect, test } from 'vitest';
import { type ApiError, errorMessage, errorStatus, toApiError } from '~/lib/result';

test.each<[ApiError, number, string]>([
  [{ code: 'status', status: 500 }, 502, 'HTTP error! status: 500'],
  [{ code: 'status', status: 404 }, 502, 'HTTP error! status: 404'],
  [{ code: 'status', status: 401 }, 502, 'HTTP error! status: 401'],
  [{ code: 'network' }, 502, 'Failed to fetch: network error'],
  [{ code: 'timeout' }, 504, 'Failed to fetch: timeout'],
  [{ code: 'invalid_response' }, 502, 'Invalid data format from API'],
  [{ code: 'unexpected', message: 'Kuota habis' }, 500, 'Kuota habis'],
])('%j has status %i and message “%s”', (error, status, text) => {
  expect(errorStatus(error)).toBe(status);
  expect(errorMessage(error)).toBe(text);
});

test('a missing record has status 404', () => {
  expect(errorStatus({ code: 'not_found' })).toBe(404);
});

describe('a thrown value', () => {
  test('shows its message when it is an Error', () => {
    expect(errorMessage(toApiError(new Error('Kuota habis')))).toBe('Kuota habis');
    expect(errorStatus(toApiError(new Error('Kuota habis')))).toBe(500);
  });

  test.each(['text', 404, null, undefined, { message: 'Kuota habis' }, []])(
    'is an unknown error when it is %j',
    (thrown) => {
      expect(errorMessage(toApiError(thrown))).toBe('Unknown error occurred');
    },
  );

  test.each([
    '',
    'Error: x\n    at loader (app.js:1:2)',
    "ENOENT: no such file, open '/srv/site/.cache/x'",
    'cannot read C:\\site\\build',
    'connect ECONNREFUSED 10.0.0.5:8080',
    'fetch https://admin.example.com failed',
    'x'.repeat(500),
  ])('never shows a stack trace, a path or a URL: %j', (message) => {
    expect(errorMessage(toApiError(new Error(message)))).toBe('Unknown error occurred');
  });
});
