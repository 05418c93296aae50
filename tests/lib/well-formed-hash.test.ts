import { expect, test } from 'vitest';
import { wellFormedHash } from '~/lib/well-formed-hash';

test.each([
  ['#50%off', '#50%25off'],
  ['#%C3', '#%25C3'],
  ['#%', '#%25'],
  ['#caf%C3%A9', '#caf%C3%A9'],
  ['#konten', '#konten'],
  ['', ''],
])('%s is decoded as %s', (hash, expected) => {
  expect(wellFormedHash(hash)).toBe(expected);
  expect(() => decodeURIComponent(wellFormedHash(hash))).not.toThrow();
});
