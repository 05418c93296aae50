import { expect, test } from 'vitest';
import { readSelection } from '~/compare/compare.server';
import { compareHref } from '~/items/compare-href';
import { itemRef } from '~/items/items';

test('names its records, commas as they are', () => {
  const refs = ['3', '5'].map((param) => ({ type: 'vehicles' as const, param }));
  expect(compareHref(refs)).toBe('/bandingkan?isi=transportasi-3,transportasi-5');
});

test.each(['a,b', 'fortuner-x2', 'ü 50%', 'a&isi=b', '#', '…'])(
  'selects the records with the slug %j again',
  (slug) => {
    const ref = itemRef('packages', { id: null, slug });
    const other = { type: 'packages' as const, param: '1' };
    const { searchParams } = new URL(compareHref(ref ? [ref, other] : []), 'https://x.example');
    expect(readSelection(searchParams)).toEqual({
      type: 'packages',
      refs: [expect.objectContaining(ref ?? {}), expect.objectContaining(other)],
      others: 0,
    });
  },
);
