import { expect, test } from 'vitest';
import { amount, rupiah, startFrom } from '~/site/rupiah';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [0, 'Rp 0'],
  [950, 'Rp 950'],
  [15_000, 'Rp 15.000'],
  [1_400_000, 'Rp 1.400.000'],
  [1_250_000_000, 'Rp 1.250.000.000'],
])('%i is written in whole rupiah with Indonesian grouping', (value, expected) => {
  expect(plain(rupiah(value))).toBe(expected);
});

test('decimals are never shown', () => {
  expect(plain(rupiah(1_400_000.4))).toBe('Rp 1.400.000');
});

test.each([
  ['', 'Start From Rp 750.000'],
  ['/hari', 'Start From Rp 750.000/hari'],
])('a card says from what price on%s', (per, expected) =>
  expect(plain(startFrom(750_000, per))).toBe(expected),
);

test('an unknown price is never shown as a number', () => {
  expect(amount(null)).not.toMatch(/Rp|\d/);
  expect(startFrom(null, '/hari')).not.toMatch(/Rp|\d|Start From|hari/);
  expect(plain(amount(0))).toBe('Rp 0');
});
