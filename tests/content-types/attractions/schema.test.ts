import { describe, expect, test } from 'vitest';
import { collection as attractions } from '~/content-types/attractions/schema.server';

// A full record and one with only a title: `e2e/http/lists.spec.ts` and `details.spec.ts`.
const read = (wire: object) => attractions.schema.parse(wire);

describe('irregular fields', () => {
  test.each([
    [{ title: 'Sawah', judul: 'Bukan' }, 'Sawah'],
    [{ title: '', judul: 'Sawah' }, 'Sawah'],
  ])('the title of %j falls back to judul', (wire, title) => expect(read(wire).title).toBe(title));

  test.each([
    [{ price: null, harga: 50_000 }, 50_000],
    [{ price: 30_000, harga: 50_000 }, 30_000],
    [{ price: '25000.00' }, 25_000],
    [{ price: null, harga: null }, 0],
    [{ price: 0 }, 0],
    [{ price: '0.00' }, 0],
    [{ price: 'hubungi kami' }, null],
    [{ price: -1 }, null],
    [{ price: null, harga: 'segera' }, null],
    [{ price: 'hubungi kami', harga: '750.000' }, 750_000],
  ])('the price of %j falls back to harga; 0 is free, and null unknown', (wire, price) => {
    expect(read({ title: 'Sawah', ...wire }).price).toBe(price);
  });

  test('the slug falls back to the id', () => {
    expect(read({ id: 9, title: 'Sawah' }).slug).toBe('9');
    expect(read({ id: 9, slug: 'sawah', title: 'Sawah' }).slug).toBe('sawah');
  });
});
