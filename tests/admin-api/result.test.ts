import { describe, expect, test } from 'vitest';
import { type Failure, failureStatus, failureText, thrownFailure } from '~/admin-api/result';

test.each<[Failure, number, string]>([
  [{ kind: 'status', status: 500 }, 502, 'HTTP error! status: 500'],
  [{ kind: 'status', status: 404 }, 502, 'HTTP error! status: 404'],
  [{ kind: 'status', status: 401 }, 502, 'HTTP error! status: 401'],
  [{ kind: 'network' }, 502, 'Failed to fetch: network error'],
  [{ kind: 'timeout' }, 504, 'Failed to fetch: timeout'],
  [{ kind: 'format' }, 502, 'Invalid data format from API'],
  [{ kind: 'other', message: 'Kuota habis' }, 500, 'Kuota habis'],
])('%j is answered with %i and “%s”', (failure, status, text) => {
  expect(failureStatus(failure)).toBe(status);
  expect(failureText(failure)).toBe(text);
});

test('a missing record is answered with 404', () => {
  expect(failureStatus({ kind: 'missing' })).toBe(404);
});

describe('what was thrown', () => {
  test('shows its message when it is an Error', () => {
    expect(failureText(thrownFailure(new Error('Kuota habis')))).toBe('Kuota habis');
    expect(failureStatus(thrownFailure(new Error('Kuota habis')))).toBe(500);
  });

  test.each(['text', 404, null, undefined, { message: 'Kuota habis' }, []])(
    'is unknown when it is %j',
    (thrown) => {
      expect(failureText(thrownFailure(thrown))).toBe('Unknown error occurred');
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
  ])('never shows a stack, a path or an address: %j', (message) => {
    expect(failureText(thrownFailure(new Error(message)))).toBe('Unknown error occurred');
  });
});
