import { expect, test } from 'vitest';
import { canonicalPath } from '~/lib/canonical-path';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/Tiket/', '/tiket'],
  ['//tiket//', '/tiket'],
  ['/transportasi/Toyota', '/transportasi/Toyota'],
  ['/akomodasi/caf%c3%a9', '/akomodasi/caf%C3%A9'],
  ['/akomodasi/%61b%2fc', '/akomodasi/ab%2Fc'],
])('%s is %s', (path, canonical) => expect(canonicalPath(path)).toBe(canonical));

// Quadratic time would take a minute.
test('its time grows with the length of the path', () => {
  const path = `/x${'/'.repeat(200_000)}x`;
  expect(canonicalPath(path)).toBe(path);
});
