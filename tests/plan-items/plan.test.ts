import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { MAX_PLAN_ITEMS, type NewPlanItem, parseItems } from '~/plan-items/items';
import {
  addOne,
  changeCount,
  countIn,
  insert,
  itemIn,
  newPlanHref,
  type Plan,
  planHref,
  readPlan,
  remove,
  setItem,
  setTrip,
  takeBack,
} from '~/plan-items/plan';

const plan = (isi: string, trip: Partial<Plan> = {}): Plan => ({
  items: parseItems(isi).items,
  tanggal: '',
  orang: '',
  ...trip,
});

const tour: NewPlanItem = { type: 'packages', param: '1', minPeople: 2 };
const car: NewPlanItem = { type: 'vehicles', param: '3' };
const event: NewPlanItem = { type: 'events', param: '9' };

describe('the URL of a plan', () => {
  it('has its items with plain commas, date and people', () => {
    expect(planHref(plan('paket-1,transportasi-3x2', { tanggal: '2027-01-12', orang: '4' }))).toBe(
      '/rencana?isi=paket-1,transportasi-3x2&tanggal=2027-01-12&orang=4',
    );
  });

  it('keeps date and people while nothing is in the plan', () => {
    expect(planHref(plan('', { tanggal: '2027-01-12', orang: '4' }))).toBe('/rencana?tanggal=2027-01-12&orang=4');
    expect(planHref(plan(''))).toBe('/rencana');
  });

  it('says a count of one only where people are counted', () => {
    expect(planHref(plan('paket-1x1,transportasi-3x1'))).toBe('/rencana?isi=paket-1x1,transportasi-3');
  });

  it('of a new plan has no count', () => {
    expect(newPlanHref(tour)).toBe('/rencana?isi=paket-1');
  });

  test('any text is read as some plan, whose URL is read as the same plan', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.stringMatching(/^(paket|ticket|event|attraction|kuliner)-[\w,%x-]{0,8}(x\d{0,4})?$/)).map(String),
    );
    fc.assert(
      fc.property(text, text, (isi, other) => {
        const read = readPlan(new URLSearchParams({ isi, tanggal: other, orang: other }));
        expect(read.items.length).toBeLessThanOrEqual(MAX_PLAN_ITEMS);
        for (const { count } of read.items) expect(Math.min(60, Math.max(1, count ?? 1))).toBe(count ?? 1);
        const href = planHref(read);
        const again = readPlan(new URL(href, 'https://www.jelajahi.example').searchParams);
        expect(again.items).toEqual(read.items);
        expect(planHref(again)).toBe(href);
      }),
    );
  });
});

describe('a change of a plan', () => {
  it('adds a new record at the end, with the count that it begins with; then one to its count', () => {
    const added = addOne(tour)(plan('event-9'));
    expect(planHref(added)).toBe('/rencana?isi=event-9,paket-1');
    expect(countIn(added, tour)).toBe(2);
    expect(planHref(addOne(tour)(added))).toBe('/rencana?isi=event-9,paket-1x3');
    expect(planHref(addOne(tour)(plan('paket-1', { orang: '4' })))).toBe('/rencana?isi=paket-1x5&orang=4');
  });

  it('counts from 1 to 60', () => {
    expect(planHref(changeCount(car, 1)(plan('transportasi-3x60')))).toBe('/rencana?isi=transportasi-3x60');
    expect(planHref(changeCount(car, -1)(plan('transportasi-3')))).toBe('/rencana?isi=transportasi-3');
    expect(planHref(changeCount(tour, -1)(plan('paket-1')))).toBe('/rencana?isi=paket-1x1');
  });

  it('takes no thirteenth record, but a higher count', () => {
    const full = plan(Array.from({ length: 12 }, (_, index) => `event-${index}`).join());
    expect(addOne(car)(full)).toEqual(full);
    expect(countIn(addOne(event)(full), event)).toBe(2);
  });

  it('of the number of people changes only counts that no visitor has set', () => {
    const before = plan('paket-1,attraction-5x2,transportasi-3');
    const after = setTrip({ tanggal: '2027-01-12', orang: '4' })(before);
    const attraction: NewPlanItem = { type: 'attractions', param: '5', minPeople: 1 };
    expect([tour, attraction, car].map((record) => countIn(after, record))).toEqual([4, 2, 1]);
    expect(countIn(setItem(attraction, null)(after), attraction)).toBe(4);
  });

  it('removes an item, and puts it back in its place once, in a plan with the same date and people', () => {
    const all = plan('paket-1,event-9x3,ticket-4', { tanggal: '2027-01-12', orang: '4' });
    const without = remove(event)(all);
    expect(planHref(without)).toBe('/rencana?isi=paket-1,ticket-4&tanggal=2027-01-12&orang=4');
    const item = itemIn(all, event);
    if (!item) throw new Error('no event');
    expect(insert(item, 1)(without)).toEqual(all);
    expect(insert(item, 1)(all)).toEqual(all);
    const last = plan('event-9x3', { tanggal: '2027-01-12', orang: '4' });
    expect(insert(item, 0)(remove(event)(last))).toEqual(last);
  });

  it('is undone completely, or by one if the count has changed since', () => {
    for (const isi of ['', 'paket-1', 'paket-1x2']) {
      const before = plan(isi, { orang: '3' });
      expect(takeBack(tour, before)(addOne(tour)(before))).toEqual(before);
    }
    expect(planHref(takeBack(car, plan(''))(plan('transportasi-3x4')))).toBe('/rencana?isi=transportasi-3x3');
    expect(planHref(takeBack(car, plan('transportasi-3x2'))(plan('')))).toBe('/rencana');
  });
});
