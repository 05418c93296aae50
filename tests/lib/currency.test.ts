import { expect, test } from 'vitest';
import { formatPrice, formatPriceFrom, formatRupiah, priceView } from '~/lib/currency';
import { plain } from '../support/plain';

test.each([
  [0, 'Rp 0'],
  [950, 'Rp 950'],
  [15_000, 'Rp 15.000'],
  [1_400_000, 'Rp 1.400.000'],
  [1_250_000_000, 'Rp 1.250.000.000'],
])('%i is formatted in whole rupiah with Indonesian grouping', (value, expected) => {
  expect(plain(formatRupiah(value))).toBe(expected);
});

test('decimals are never shown', () => {
  expect(plain(formatRupiah(1_400_000.4))).toBe('Rp 1.400.000');
});

test.each([
  ['', 'Start From Rp 750.000'],
  ['/hari', 'Start From Rp 750.000/hari'],
])('a card shows the starting price%s', (per, expected) => expect(plain(formatPriceFrom(750_000, per))).toBe(expected));

test('a price is followed by its unit', () => {
  expect(plain(formatPrice(900_000, '/malam'))).toBe('Rp 900.000/malam');
  expect(plain(formatPrice(900_000))).toBe('Rp 900.000');
});

test('a price on a page has a label and a unit', () => {
  const { amount, ...words } = priceView(475_000, { label: 'Start From', unit: 'per hari' });
  expect(plain(amount)).toBe('Rp 475.000');
  expect(words).toEqual({ label: 'Start From', unit: 'per hari' });
});

test('an unknown price is “Tanyakan harga”, without label or unit', () => {
  expect(formatPrice(null, '/malam')).toBe('Tanyakan harga');
  expect(formatPriceFrom(null, '/hari')).toBe('Tanyakan harga');
  expect(priceView(null, { label: 'Start From', unit: 'per hari' })).toEqual({ amount: 'Tanyakan harga' });
});
