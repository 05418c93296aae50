import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smallestBy } from '~/lib/smallest-by.server';

test('takes an infinite cost as the highest', () => {
  const costs = [Number.POSITIVE_INFINITY, 5, Number.POSITIVE_INFINITY, 7];
  expect(smallestBy([0, 1, 2, 3], 3, (at) => costs[at] ?? null)).toEqual([1, 3, 0]);
});

test('returns the start of the stably sorted list, without items that have no cost', () => {
  const costs = fc.array(fc.option(fc.integer({ min: 0, max: 9 })));
  fc.assert(
    fc.property(costs, fc.integer({ min: 1, max: 5 }), (given, count) => {
      const items = given.map((cost, at) => ({ cost, at }));
      const sorted = items.filter(({ cost }) => cost !== null).sort((a, b) => Number(a.cost) - Number(b.cost));
      expect(smallestBy(items, count, ({ cost }) => cost)).toEqual(sorted.slice(0, count));
    }),
  );
});
