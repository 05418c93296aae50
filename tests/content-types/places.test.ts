import { describe, expect, test } from 'vitest';
import { collection as accommodations } from '~/content-types/accommodations/schema.server';
import { collection as attractions } from '~/content-types/attractions/schema.server';
import { collection as packages } from '~/content-types/packages/schema.server';
import { attractionAt, attractionsNear, packagesTo } from '~/content-types/places.server';

const titles = (records: { title: string }[]) => records.map(({ title }) => title);

const attraction = (title: string, location?: string) => attractions.schema.parse({ id: title, title, location });
const tour = (judul: string, places: string, created_at?: string) =>
  packages.schema.parse({ judul, tempat: [{ places }], created_at });

describe('packages to an attraction', () => {
  const tanahLot = attraction('Pura Tanah Lot');

  test('have a place that means it', () => {
    const list = [
      tour('Persis', 'Ubud, Pura Tanah Lot'),
      tour('Kecil', 'tanah  lot'),
      tour('Sebagian', 'Pura Luhur Uluwatu, Tanah Lot'),
      tour('Lain', 'Ubud'),
      tour('Umum', 'Pura, Bali'),
      packages.schema.parse({ judul: 'Tanpa tempat' }),
    ];
    expect(titles(packagesTo(list, tanahLot))).toEqual(['Persis', 'Kecil', 'Sebagian']);
  });

  test('are the three newest, each once, however they spell it', () => {
    const names = ['Tanah Lot, TANAH LOT, Pura Tanah Lot', 'Pura Tanah Lot', 'Tanah Lot', 'pura tanah lot'];
    const list = names.map((name, at) => tour(`Hari ${at + 1}`, name, `2026-01-0${at + 1}`));
    expect(titles(packagesTo(list, tanahLot))).toEqual(['Hari 4', 'Hari 3', 'Hari 2']);
  });
});

describe('a place of a package', () => {
  const list = ['Pura Tanah Lot', 'Gunung Batur', 'Danau Batur', 'Pantai Sanur', 'Bali Safari'].map((title) =>
    attraction(title),
  );

  test.each([
    ['Tanah Lot', 'Pura Tanah Lot'],
    ['puncak gunung batur', 'Gunung Batur'],
    ['Sanur', 'Pantai Sanur'],
    // Which of the two?
    ['Batur', undefined],
    ['Pantai', undefined],
    ['Bali', undefined],
    ['Ubud', undefined],
  ])('%s is the attraction %s', (place, title) => {
    expect(attractionAt(list, place)?.title).toBe(title);
  });

  test('is the attraction with the most similar name', () => {
    const names = ['Tirta Empul Tampaksiring', 'Pura Tirta Empul', 'Tirta Empul'].map((title) => attraction(title));
    expect(attractionAt(names, 'Tirta Empul')?.title).toBe('Tirta Empul');
    expect(attractionAt(names, 'Pura Tirta Empul Tampaksiring')).toBeNull();
  });

  test('is the first of two attractions with this name', () => {
    const [first, second] = [attraction('Tanah Lot'), attraction('TANAH LOT')];
    expect(attractionAt([first, second], 'Tanah Lot')).toBe(first);
  });
});

describe('attractions near a stay', () => {
  const stay = (location: string | null, alamat: string | null = null) =>
    accommodations.schema.parse({ judul: 'Hotel', location, alamat });
  const list = [
    attraction('Monkey Forest', 'Padangtegal, Ubud, Gianyar'),
    attraction('Pura Luhur Uluwatu', 'Pecatu, Kuta Selatan, Badung'),
    attraction('Pantai Melasti', 'Ungasan, Kuta Selatan, Badung'),
    attraction('Ulun Danu', 'Candikuning, Baturiti, Tabanan'),
    attraction('Tegenungan', 'Gianyar, Bali'),
    attraction('Pantai Kuta'),
  ];

  test.each([
    ['its area', stay('Ubud'), ['Monkey Forest']],
    ['a part of its area', stay('Nyuh Kuning, Ubud'), ['Monkey Forest']],
    ['their title', stay('Uluwatu'), ['Pura Luhur Uluwatu']],
    ['its address', stay('Nusa Dua', 'Benoa, Kuta Selatan, Badung'), ['Pura Luhur Uluwatu', 'Pantai Melasti']],
    ['its address alone', stay(null, 'Jalan Raya, UBUD, Gianyar'), ['Monkey Forest']],
  ])('lie in %s', (_, place, found) => {
    expect(titles(attractionsNear(list, place))).toEqual(found);
  });

  test('come by area before address', () => {
    const place = stay('Uluwatu', 'Jalan Melasti, Kuta Selatan, Badung');
    expect(titles(attractionsNear(list.toReversed(), place))).toEqual(['Pura Luhur Uluwatu', 'Pantai Melasti']);
  });

  test.each([
    ['the same regency', stay('Gianyar'), []],
    ['Bali', stay(null), []],
    ['a village of the same name as a district', stay('Kerambitan', 'Desa Baturiti, Kerambitan, Tabanan'), []],
    ['a neighboring district', stay('Seminyak', 'Seminyak, Kuta, Badung'), ['Pantai Kuta']],
  ])('are not all of %s', (_, place, found) => {
    expect(titles(attractionsNear(list, place))).toEqual(found);
  });

  test('are three, each once', () => {
    const many = ['A', 'B', 'C', 'D'].map((name) => attraction(`Sanur ${name}`, 'Sanur, Denpasar Selatan'));
    expect(titles(attractionsNear(many, stay('Sanur', 'Sanur, Denpasar Selatan')))).toEqual([
      'Sanur A',
      'Sanur B',
      'Sanur C',
    ]);
  });
});
