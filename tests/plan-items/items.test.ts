import { describe, expect, it } from 'vitest';
import { countOf, formatItems, itemKey, itemRef, parseItems } from '~/plan-items/items';

const countsOf = (isi: string) => parseItems(isi).items.map((item) => [itemKey(item), item.count]);

describe('the items of a plan', () => {
  it('are type and id, with a count after x; people are not counted until a visitor does', () => {
    expect(parseItems('paket-1,event-2,transportasi-3x2,attraction-5x4').items).toEqual([
      { type: 'packages', param: '1', count: null },
      { type: 'events', param: '2', count: 1 },
      { type: 'vehicles', param: '3', count: 2 },
      { type: 'attractions', param: '5', count: 4 },
    ]);
  });

  it('add up when repeated', () => {
    expect(countsOf('ticket-4,ticket-4x2,paket-1,paket-1x3,attraction-2,attraction-2')).toEqual([
      ...[
        ['ticket-4', 3],
        ['paket-1', 4],
        ['attraction-2', 2],
      ],
    ]);
  });

  it.each([
    ['x0', 1],
    ['x00', 1],
    ['x61', 60],
    ['x99999999999999999999999', 60],
    ['x-2', 1],
    ['x1.5', 1],
    ['x', 1],
  ])('have a corrected count for %s', (count, expected) => {
    const parsed = parseItems(`event-2${count}`);
    expect(parsed.items).toEqual([{ type: 'events', param: '2', count: expected }]);
    expect(parsed.isCorrected).toBe(true);
  });

  it('have a corrected count when they add up to more than 60', () => {
    expect(countsOf('event-2x40,event-2x40')).toEqual([['event-2', 60]]);
    expect(parseItems('event-2x40,event-2x40').isCorrected).toBe(true);
    expect(parseItems('event-2x40,event-2x20').isCorrected).toBe(false);
  });

  it('have the digits after a last x as their count; a slug that ends so is written with x1', () => {
    expect(parseItems('akomodasi-vila-x2').items).toEqual([{ type: 'accommodations', param: 'vila-', count: 2 }]);
    expect(formatItems([{ type: 'accommodations', param: 'vila-x2', count: 1 }])).toBe('akomodasi-vila-x2x1');
  });

  it.each(['vila-lux-2', '4x4-adventure', '1xabc', 'max', 'x.5'])('have no count in the slug %s', (param) => {
    expect(parseItems(`akomodasi-${param}`)).toMatchObject({
      items: [{ type: 'accommodations', param, count: 1 }],
      isCorrected: false,
    });
  });

  it('are ignored if their type is unknown or they have no record', () => {
    expect(parseItems('kuliner-1,blog-2,paket-,-3,,x2,paket').items).toEqual([]);
  });

  it('are twelve at most; the others are left out', () => {
    const isi = Array.from({ length: 14 }, (_, index) => `paket-${index}`).join(',');
    const { items, overflow } = parseItems(isi);
    expect(items).toHaveLength(12);
    expect(overflow.map(itemKey)).toEqual(['paket-12', 'paket-13']);
  });

  it.each(['paket-1', 'vila-x2', 'a,b', 'a%2Cb', 'ä b', '100%', 'x3', '1x-2', '1x', 'a&b=c', '😀'])(
    'survive the way through a URL with the slug %s',
    (param) => {
      const items = [
        { type: 'facilities', param, count: 1 } as const,
        { type: 'events', param: '9', count: 3 } as const,
      ];
      const { searchParams } = new URL(`https://example.com/?isi=${encodeURIComponent(formatItems(items))}`);
      expect(parseItems(searchParams.get('isi') ?? '').items).toEqual(items);
    },
  );

  it.each([
    ['its own', 3, { minPeople: 2 }, 4, 3],
    ['the plan’s people', null, { minPeople: 2 }, 4, 4],
    ['more people than an item can be counted', null, { minPeople: 1 }, 100, 100],
    ['the fewest people without a number in the plan', null, { minPeople: 2 }, null, 2],
    ['one, where people do not multiply the price', null, {}, 4, 1],
  ])('have as their count %s', (_, count, record, people, expected) => {
    expect(countOf({ type: 'packages', param: '1', count }, record, people)).toBe(expected);
  });

  it('prefer the id to the slug', () => {
    expect(itemRef('events', { id: '4', slug: 'a' })).toEqual({ type: 'events', param: '4' });
    expect(itemRef('events', { id: null, slug: 'a' })).toEqual({ type: 'events', param: 'a' });
    expect(itemRef('events', { id: null, slug: null })).toBeNull();
  });
});
