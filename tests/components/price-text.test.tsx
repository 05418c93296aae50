import { render, textOf } from '../support/render';
import { expect, test } from 'vitest';
import { Price, PriceText } from '~/components/price-text';

const shown = (text: string) => {
  const html = render(<PriceText text={text} />, '/');
  return { text: textOf(html).trim(), strong: textOf(/<strong.*?<\/strong>/.exec(html)?.[0] ?? '').trim(), html };
};

test.each([
  ['Start From Rp 950.000/hari', 'Rp 950.000'],
  ['Start From Rp\u00a02.450.000 per orang', 'Rp\u00a02.450.000'],
  ['Rp 350.000 per tiket', 'Rp 350.000'],
  ['Start From Rp 2.450.000', 'Rp 2.450.000'],
  ['Tanyakan harga', 'Tanyakan harga'],
])('%s keeps its words in their order, with only the amount strong', (text, amount) => {
  expect(shown(text)).toMatchObject({ text, strong: amount });
});

test('the English label is marked, also before a colon', () => {
  expect(shown('Start From Rp 1.000/hari').html).toContain('<span lang="en">Start From</span>');
  const html = render(<Price label="Start From :" amount="Rp 1.000" unit="per hari" />, '/');
  expect(html).toContain('<span lang="en">Start From</span>');
  expect(textOf(html)).toBe('Start From : Rp 1.000 per hari');
});
