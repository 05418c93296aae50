import { describe, expect, test } from 'vitest';
import { collection as tickets, toCard, toDetail } from '~/content-types/tickets/schema.server';

const full = {
  id: 7,
  name: 'Kapal ke Nusa Penida',
  title: 'Bukan yang ini',
  slug: 'kapal-nusa-penida',
  description: 'Menyeberang dari Sanur.',
  category: 'Reservasi Kapal / Kereta',
  price: 175_000,
  event_date: '2026-12-19',
  location: 'Sanur',
  stock: 60,
  capacity: 2,
  rating: 4.6,
  image: 'tickets/kapal.jpg',
  created_at: '2026-01-14T07:05:00.000000Z',
};
const read = (wire: object) => tickets.schema.parse(wire);

test('a full record maps to its view', () => {
  const view = toDetail(read(full));
  expect(view).toMatchObject({
    href: '/tiket/7',
    title: 'Kapal ke Nusa Penida',
    category: 'Reservasi Kapal / Kereta',
    description: 'Menyeberang dari Sanur.',
    location: 'Sanur',
    stock: 60,
    capacity: 2,
    rating: 4.6,
    images: ['tickets/kapal.jpg'],
    date: { text: '19 Desember 2026', iso: '2026-12-19' },
  });
  expect(view.price).toBe('Rp 175.000 per tiket');
  expect(toCard(read(full)).image).toBe('tickets/kapal.jpg');
});

test('a record with only a name gets every default', () => {
  expect(toDetail(read({ name: 'Kapal' }))).toMatchObject({
    href: '/tiket/kapal',
    category: undefined,
    description: 'Deskripsi tiket belum tersedia.',
    location: null,
    stock: 0,
    capacity: 1,
    rating: 4.5,
    images: [],
    date: null,
  });
});

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
