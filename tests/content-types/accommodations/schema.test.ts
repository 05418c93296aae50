import { describe, expect, test } from 'vitest';
import { collection as accommodations, toCard, toDetail } from '~/content-types/accommodations/schema.server';
import { plain } from '../../support/plain';

const full = {
  id: 4,
  judul: 'Hotel Gita Samudra',
  slug: 'hotel-gita-samudra-nusa-dua',
  kategori: 'Hotel Bintang 5',
  harga: 3_650_000,
  rating: '4.9',
  alamat: 'Kawasan Nusa Dua, Badung',
  location: 'Nusa Dua',
  kamar_tersedia: 14,
  images: 'akomodasis/gita.jpg',
  fasilitas_1: 'Kolam',
  fasilitas_2: 'Spa',
  fasilitas_3: 'Klub anak',
  fasilitas_4: 'Ballroom',
  fasilitas_5: 'Pantai',
  deskripsi: 'Hotel besar yang tenang.',
  created_at: '2026-11-14T03:10:26.000000Z',
};
const read = (wire: object) => accommodations.schema.parse(wire);

test('a full record maps to its view', () => {
  const view = toDetail(read(full));
  expect(view).toMatchObject({
    href: '/akomodasi/hotel-gita-samudra',
    title: 'Hotel Gita Samudra',
    category: 'Hotel Bintang 5',
    rating: 4.9,
    rooms: 14,
    images: ['akomodasis/gita.jpg'],
    facilities: ['Kolam', 'Spa', 'Klub anak', 'Ballroom', 'Pantai'],
    description: 'Hotel besar yang tenang.',
  });
  expect(view.location).toContain('Nusa Dua');
});

test('its card shows the price per night', () => {
  expect(plain(toCard(read(full)).price)).toBe('Rp 3.650.000/malam');
});

test('an empty record gets every default', () => {
  const place = read({});
  expect(place).toMatchObject({
    title: 'Nama Hotel',
    category: 'Hotel',
    price: null,
    rating: 4.5,
    location: 'Bali',
    rooms: 10,
    images: [],
    facilities: [],
    description: null,
    createdAt: null,
  });
  expect(toCard(place).href).toBe('/akomodasi/nama-hotel');
  expect(toDetail(place).description).toBe('Deskripsi akomodasi belum tersedia.');
});

describe('irregular fields', () => {
  test('blank facilities are dropped', () => {
    const wire = { fasilitas_1: ' ', fasilitas_2: 'Spa', fasilitas_3: null, fasilitas_4: '', fasilitas_5: 'Wifi' };
    expect(read(wire).facilities).toEqual(['Spa', 'Wifi']);
  });

  test.each([
    [{ alamat: 'Jl. Raya', location: '' }, 'Jl. Raya'],
    [{ alamat: null, location: 'Ubud' }, 'Ubud'],
  ])('the location of %j falls back from alamat to location', (wire, location) => {
    expect(read(wire).location).toBe(location);
    expect(toCard(read(wire)).location).toBe(location);
  });

  test.each([
    ['', 10],
    [null, 10],
    ['banyak', 10],
    [0, 0],
    ['3', 3],
  ])('kamar_tersedia %j is parsed as %i rooms', (kamar_tersedia, rooms) => {
    expect(read({ kamar_tersedia }).rooms).toBe(rooms);
  });

  test('a title with spaces, symbols and capitals becomes one path segment', () => {
    expect(toCard(read({ judul: 'Villa  Ubud & Spa / 2' })).href).toBe('/akomodasi/villa-ubud-%26-spa-%2F-2');
  });
});
