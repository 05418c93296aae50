import { expect, test } from 'vitest';
import { formatRupiah, priceText, priceView, readPriceUnit } from '~/lib/currency';
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
  [{ label: 'Start From' }, 'Start From Rp 750.000'],
  [{ label: 'Start From', unit: '/hari' }, 'Start From Rp 750.000/hari'],
  [{ unit: 'per malam' }, 'Rp 750.000 per malam'],
  [{}, 'Rp 750.000'],
])('a price with %j in one line of text', (words, expected) => {
  expect(plain(priceText(priceView(750_000, words)))).toBe(expected);
});

test.each([
  ['per orang', 'orang'],
  ['/pax', 'pax'],
  ['sekali jalan', 'sekali jalan'],
])('what a price with the unit %s counts is %s', (text, noun) => {
  expect(readPriceUnit(text)).toEqual({ text, noun });
});

test('a price on a page has a label and a unit', () => {
  const { amount, ...words } = priceView(475_000, { label: 'Start From', unit: 'per hari' });
  expect(plain(amount)).toBe('Rp 475.000');
  expect(words).toEqual({ label: 'Start From', unit: 'per hari' });
});

test('an unknown price is “Tanyakan harga”, without label or unit', () => {
  expect(priceView(null, { label: 'Start From', unit: 'per hari' })).toEqual({ amount: 'Tanyakan harga' });
});
