import { describe, expect, test } from 'vitest';
import { collection as attractions, toCard, toDetail } from '~/content-types/attractions/schema.server';

const full = {
  id: 1,
  title: 'Pura Tanah Lot',
  slug: 'pura-tanah-lot',
  description: 'Pura di atas batu.',
  price: 30_000,
  category: 'Wisata Keluarga',
  rating: 4.7,
  location: 'Beraban, Tabanan',
  duration_days: 2,
  duration_nights: 1,
  image: 'attractions/tanah-lot.jpg',
};
const read = (wire: object) => attractions.schema.parse(wire);

test('a full record maps to its view', () => {
  const view = toDetail(read(full));
  expect(view).toMatchObject({
    href: '/attraction/1',
    title: 'Pura Tanah Lot',
    category: 'Wisata Keluarga',
    description: 'Pura di atas batu.',
    rating: 4.7,
    location: 'Beraban, Tabanan',
    duration: '2 hari 1 malam',
    images: ['attractions/tanah-lot.jpg'],
  });
  expect(view.price).toBe('Rp 30.000 per orang');
});

test('its card shows its rating', () => {
  expect(toCard(read(full)).rating).toBe(4.7);
});

test('a record with only a title gets every default', () => {
  expect(toDetail(read({ judul: 'Sawah' }))).toMatchObject({
    href: '/attraction/sawah',
    title: 'Sawah',
    category: undefined,
    description: 'Deskripsi atraksi belum tersedia.',
    price: null,
    rating: 4.5,
    location: null,
    duration: '1 hari',
    images: [],
  });
  expect(toCard(read({ judul: 'Sawah' })).description ?? null).toBeNull();
});

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
