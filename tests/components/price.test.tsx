import { expect, test } from 'vitest';
import { Price } from '~/components/price';
import type { PriceView } from '~/lib/currency';
import { queriesIn } from '../support/dom';
import { render } from '../support/render';
import { textOf } from '../support/text-of';

const shown = (price: PriceView) => {
  const html = render(<Price {...price} />, '/');
  const { getByText, getByRole } = queriesIn(html);
  return { text: textOf(html), strong: textOf(getByRole('strong')), getByText };
};

test.each<[string, PriceView]>([
  ['Start From Rp 950.000/hari', { label: 'Start From', amount: 'Rp 950.000', unit: '/hari' }],
  ['Start From Rp\u00a02.450.000 per orang', { label: 'Start From', amount: 'Rp\u00a02.450.000', unit: 'per orang' }],
  ['Rp 350.000 per tiket', { amount: 'Rp 350.000', unit: 'per tiket' }],
  ['Start From Rp 2.450.000', { label: 'Start From', amount: 'Rp 2.450.000' }],
  ['Tanyakan harga', { amount: 'Tanyakan harga' }],
])('%s keeps this word order, and only the amount is strong', (text, price) => {
  expect(shown(price)).toMatchObject({ text, strong: price.amount });
});

test('only the English label is marked, even before a colon', () => {
  const labelled = (label: string) => shown({ label, amount: 'Rp 1.000', unit: 'per hari' });
  for (const label of ['Start From', 'Start From :']) {
    const { text, getByText } = labelled(label);
    expect(getByText(label).getAttribute('lang')).toBe('en');
    expect(text).toBe(`${label} Rp 1.000 per hari`);
  }
  expect(labelled('Harga').getByText('Harga').getAttribute('lang')).toBeNull();
});
