import { describe, expect, test } from 'vitest';
import { toCard, toDetail, collection as vehicles } from '~/content-types/vehicles/schema.server';
import { plain } from '../../support/plain';

const full = {
  id: 1,
  judul: 'Suzuki Ertiga',
  slug: 'ertiga-2024',
  kategori: 'Mobil Keluarga',
  harga: 475_000,
  rating: 4.7,
  location: 'Denpasar',
  jumlah_orang: 6,
  transmisi: 'Manual',
  images: 'transportasis/ertiga.jpg',
  fasilitas_1: 'AC Double Blower',
  fasilitas_2: 'Full Insurance',
  fasilitas_3: 'Musik',
  deskripsi: 'Irit dan ringan.',
  created_at: '2026-01-09T02:15:00.000000Z',
};
const read = (wire: object) => vehicles.schema.parse(wire);

test('a full record maps to its view', () => {
  const view = toDetail(read(full));
  expect(view).toMatchObject({
    href: '/transportasi/suzuki-ertiga',
    title: 'Suzuki Ertiga',
    category: 'Mobil Keluarga',
    rating: 4.7,
    capacity: 6,
    transmission: 'Manual',
    images: ['transportasis/ertiga.jpg'],
    facilities: ['AC Double Blower', 'Full Insurance', 'Musik'],
    description: 'Irit dan ringan.',
  });
});

test('its card shows the starting price per day', () => {
  expect(plain(toCard(read(full)).price)).toBe('Start From Rp 475.000/hari');
});

test('a record with only a title gets every default', () => {
  expect(toDetail(read({ judul: 'Hiace' }))).toMatchObject({
    href: '/transportasi/hiace',
    category: undefined,
    rating: 4.5,
    capacity: null,
    transmission: null,
    images: [],
    facilities: [],
    description: 'Deskripsi transportasi belum tersedia.',
  });
});

describe('irregular fields', () => {
  test('blank facilities are dropped', () => {
    const wire = { judul: 'Hiace', fasilitas_1: '', fasilitas_2: null, fasilitas_3: ' Wifi ' };
    expect(read(wire).facilities).toEqual(['Wifi']);
  });

  test('numeric strings are parsed as numbers', () => {
    expect(read({ ...full, jumlah_orang: '14', harga: '850000.00', rating: '4.2' })).toMatchObject({
      capacity: 14,
      price: 850_000,
      rating: 4.2,
    });
  });
});
