/** Why the admin host gave no usable answer. `missing` means that it knows no such record. */
export type Failure =
  | { kind: 'status'; status: number }
  | { kind: 'network' | 'timeout' | 'format' | 'missing' }
  | { kind: 'other'; message: string };

/** What a call gives: a value, or the reason why there is none. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: Failure };

/** The status with which the site answers a failure of the admin host (decisions 4). */
export function failureStatus(failure: Failure): number {
  if (failure.kind === 'missing') return 404;
  if (failure.kind === 'timeout') return 504;
  return failure.kind === 'other' ? 500 : 502;
}

/** The catalogued sentence of a list's error view and of home's banner (specification 8, decisions 4). */
export function failureText(failure: Failure): string {
  switch (failure.kind) {
    case 'status':
      return `HTTP error! status: ${failure.status}`;
    case 'missing':
      return 'HTTP error! status: 404';
    case 'network':
      return 'Failed to fetch: network error';
    case 'timeout':
      return 'Failed to fetch: timeout';
    case 'format':
      return 'Invalid data format from API';
    case 'other':
      return failure.message;
  }
}

/**
 * Turns anything thrown into a failure. Only a short, single-line message of an Error is passed on: never a stack,
 * a path or an address (decisions 4).
 */
export function thrownFailure(thrown: unknown): Failure {
  const message = thrown instanceof Error ? thrown.message : '';
  const showable = message.length > 0 && message.length <= 120 && !/[\n\r]|\/|\\|:\d{2,}/.test(message);
  return { kind: 'other', message: showable ? message : 'Unknown error occurred' };
}
