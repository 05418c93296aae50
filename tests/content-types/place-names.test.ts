import { describe, expect, test } from 'vitest';
import { indexPlaces } from '~/content-types/place-names.server';

/** Which of some names mean the same place as another one. */
const meaning = (name: string, names: string[]) =>
  indexPlaces(names.map((other) => [other, other] as const))(name).flatMap(({ values }) => values);

describe('names mean the same place when all words of the shorter stand in the longer', () => {
  test.each([
    ['Tanah Lot', 'Pura Tanah Lot'],
    ['Jatiluwih', 'Sawah Terasering Jatiluwih'],
    ['Tegalalang', 'Teras Sawah Tegalalang'],
    ['Gunung Batur', 'Puncak Gunung Batur'],
    ['tirta  EMPUL', 'Pura Tirta Empul (Tampaksiring)'],
    ['Angel’s Billabong', "ANGEL'S BILLABONG"],
    ['Café Seniman', 'Cafe Seniman'],
  ])('%s and %s', (one, other) => {
    expect(meaning(one, [other])).toEqual([other]);
    expect(meaning(other, [one])).toEqual([one]);
  });

  test.each([
    ['Gunung Batur', 'Danau Batur'],
    ['Desa Celuk', 'Kelas Perak Celuk'],
    ['Tanah', 'Pertanahan Lot'],
    ['constructor', 'Ubud'],
    ['', 'Pura Tanah Lot'],
    ['…', '!'],
  ])('not %s and %s', (one, other) => {
    expect(meaning(one, [other])).toEqual([]);
    expect(meaning(other, [one])).toEqual([]);
  });

  test.each([
    ['Pantai', 'Pantai Kelingking'],
    ['Pura Luhur', 'Pura Luhur Uluwatu'],
    ['Air Terjun', 'Air Terjun Sekumpul'],
    ['Pemandian air panas', 'Pemandian air panas Toya Bungkah'],
    ['Bali', 'Bali Safari'],
    ['Ubud', 'Monkey Forest Ubud'],
    ['Ubud, Gianyar', 'Museum Ubud Gianyar'],
  ])('nor %s, which is generic, and %s', (one, other) => {
    expect(meaning(one, [other])).toEqual([]);
    expect(meaning(other, [one])).toEqual([]);
  });

  test('a generic name means the one that equals it', () => {
    expect(meaning('pantai', ['Pantai', 'Pantai Sanur'])).toEqual(['Pantai']);
  });
});

test('a name has its values in their order, each once, whatever its spelling', () => {
  const find = indexPlaces([
    ['Tanah Lot', 1],
    ['TANAH LOT', 1],
    ['tanah lot', 2],
    ['Tanah Lot', 3],
  ]);
  expect(find('Tanah Lot')).toEqual([{ values: [1, 2, 3], distance: 0 }]);
});

test('among thousands of names that share a word some are found, and the equal one always', () => {
  const names = Array.from({ length: 15_000 }, (_, at) => `Sekumpul ${at}`);
  expect(meaning('Sekumpul', names).length).toBeGreaterThan(0);
  expect(meaning('Sekumpul 14999', names)).toEqual(['Sekumpul 14999']);
});
