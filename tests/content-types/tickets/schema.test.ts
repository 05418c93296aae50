import { describe, expect, test } from 'vitest';
import { collection as tickets, toCard } from '~/content-types/tickets/schema.server';

// A full record and one with only a name: `e2e/http/lists.spec.ts` and `details.spec.ts`.
const full = { id: 7, name: 'Kapal ke Nusa Penida', slug: 'kapal-nusa-penida' };
const read = (wire: object) => tickets.schema.parse(wire);

describe('irregular fields', () => {
  test.each([
    [{ title: 'Shuttle' }, 'Shuttle'],
    [{ name: '', title: 'Shuttle' }, 'Shuttle'],
    [{ name: 'Bus', title: 'Shuttle' }, 'Bus'],
  ])('the name of %j falls back to its title', (wire, title) => expect(read(wire).title).toBe(title));

  test.each([
    [12, 12],
    ['12', 12],
    [0, 0],
    [-3, 0],
    [null, 0],
    ['habis', 0],
  ])('a stock of %j is %i', (stock, expected) => expect(read({ ...full, stock }).stock).toBe(expected));

  test.each([
    [{ id: null }, '/tiket/kapal-nusa-penida'],
    [{ id: null, slug: null }, '/tiket/kapal-ke-nusa-penida'],
    [{ id: '07' }, '/tiket/07'],
  ])('with %j its link falls back to the next identifier', (wire, href) => {
    expect(toCard(read({ ...full, ...wire })).href).toBe(href);
  });

  test('images of both fields are merged without duplicates', () => {
    expect(read({ ...full, image: 'a.jpg', images: ['a.jpg', 'b.jpg'] }).images).toEqual(['a.jpg', 'b.jpg']);
    expect(read({ ...full, image: '', images: [] }).images).toEqual([]);
  });
});
