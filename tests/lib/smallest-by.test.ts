import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smallestBy } from '~/lib/smallest-by.server';

test('returns the items of the lowest cost in order, of equal ones the first', () => {
  const items = ['c3', 'a1', 'd9', 'b1', 'e2'];
  expect(smallestBy(items, 3, (item) => Number(item[1]))).toEqual(['a1', 'b1', 'e2']);
});

test('leaves out items without a cost, and returns fewer when there are fewer', () => {
  expect(smallestBy([1, 2, 3, 4], 3, (item) => (item % 2 === 0 ? item : null))).toEqual([2, 4]);
  expect(smallestBy([], 3, () => 0)).toEqual([]);
});

test('takes an infinite cost for the highest', () => {
  const costs = [Number.POSITIVE_INFINITY, 5, Number.POSITIVE_INFINITY, 7];
  expect(smallestBy([0, 1, 2, 3], 3, (at) => costs[at] ?? null)).toEqual([1, 3, 0]);
});

test('is the beginning of the sorted list', () => {
  const costs = fc.array(fc.option(fc.integer({ min: 0, max: 9 })));
  fc.assert(
    fc.property(costs, fc.integer({ min: 1, max: 5 }), (given, count) => {
      const items = given.map((cost, at) => ({ cost, at }));
      const sorted = items.filter(({ cost }) => cost !== null).sort((a, b) => Number(a.cost) - Number(b.cost));
      expect(smallestBy(items, count, ({ cost }) => cost)).toEqual(sorted.slice(0, count));
    }),
  );
});
