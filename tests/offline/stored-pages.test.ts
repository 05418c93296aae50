import { expect, test } from 'vitest';
import { storedAtText } from '~/offline/stored-pages';

test('the time at which a page was stored is Bali’s', () => {
  expect(storedAtText(Date.UTC(2026, 10, 22, 11, 5))).toBe('22 November 2026 pukul 19.05');
  expect(storedAtText(Date.UTC(2026, 10, 30, 16, 0))).toBe('1 Desember 2026 pukul 00.00');
});
