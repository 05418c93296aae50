import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { itemKey, MAX_PLAN_ITEMS, type PlanItem, parseItems } from '~/items/items';
import { addCount, insert, planHref, readPlan, remove } from '~/items/plan';

const items = (isi: string) => parseItems(isi).items;
const hrefOf = (changed: readonly PlanItem[]) => planHref({ items: changed });
const first = (isi: string) => items(isi)[0] as PlanItem;

describe('the URL of a plan', () => {
  it('has its items with plain commas, date and people', () => {
    expect(planHref({ items: items('paket-1,transportasi-3x2'), tanggal: '2027-01-12', orang: '4' })).toBe(
      '/rencana?isi=paket-1,transportasi-3x2&tanggal=2027-01-12&orang=4',
    );
  });

  it('is the page’s path without items', () => {
    expect(planHref({ items: [], tanggal: '2027-01-12', orang: '4' })).toBe('/rencana');
  });

  test('any text is read as some plan, whose URL is read as the same plan', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.stringMatching(/^(paket|ticket|event|attraction|kuliner)-[\w,%x-]{0,8}(x\d{0,4})?$/)).map(String),
    );
    fc.assert(
      fc.property(text, text, (isi, other) => {
        const plan = readPlan(new URLSearchParams({ isi, tanggal: other, orang: other }));
        expect(plan.items.length).toBeLessThanOrEqual(MAX_PLAN_ITEMS);
        for (const { count } of plan.items) expect([1, count, 60].toSorted((a, b) => a - b)[1]).toBe(count);
        const href = planHref(plan);
        const again = readPlan(new URL(href, 'https://www.jelajahi.example').searchParams);
        expect(again.items).toEqual(plan.items);
        expect(planHref(again)).toBe(href);
      }),
    );
  });
});

describe('a change of a plan', () => {
  it('adds a new item at the end, and one to the count of another', () => {
    expect(hrefOf(addCount(first('event-9'), 1)(items('paket-1')))).toBe('/rencana?isi=paket-1,event-9');
    expect(hrefOf(addCount(first('paket-1'), 1)(items('paket-1,event-9')))).toBe('/rencana?isi=paket-1x2,event-9');
  });

  it('counts to 60, and down to the least or to nothing', () => {
    expect(hrefOf(addCount(first('paket-1'), 1)(items('paket-1x60')))).toBe('/rencana?isi=paket-1x60');
    expect(hrefOf(addCount(first('paket-1'), -1, 1)(items('paket-1')))).toBe('/rencana?isi=paket-1');
    expect(hrefOf(addCount(first('paket-1'), -1)(items('paket-1')))).toBe('/rencana');
  });

  it('takes no thirteenth item, but a higher count', () => {
    const full = items(Array.from({ length: 12 }, (_, index) => `paket-${index}`).join());
    expect(addCount(first('event-9'), 1)(full)).toEqual(full);
    expect(addCount(first('paket-3'), 1)(full).find((item) => itemKey(item) === 'paket-3')?.count).toBe(2);
  });

  it('removes an item, and puts it back in its place once', () => {
    const all = items('paket-1,event-9x3,ticket-4');
    const event = first('event-9x3');
    const without = remove(event)(all);
    expect(hrefOf(without)).toBe('/rencana?isi=paket-1,ticket-4');
    expect(insert(event, 1)(without)).toEqual(all);
    expect(insert(event, 1)(all)).toEqual(all);
  });
});
