import { describe, expect, test } from 'vitest';
import { collection as accommodations, toCard } from '~/content-types/accommodations/schema.server';

// Full and empty records: `e2e/http/lists.spec.ts` and `details.spec.ts`.
const read = (wire: object) => accommodations.schema.parse(wire);

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
    [-1, 0],
    ['-1', 0],
    ['3', 3],
    ['3 kamar', 3],
  ])('kamar_tersedia %j is parsed as %i rooms', (kamar_tersedia, rooms) => {
    expect(read({ kamar_tersedia }).rooms).toBe(rooms);
  });

  test('a title with spaces, symbols and capitals becomes one path segment', () => {
    expect(toCard(read({ judul: 'Villa  Ubud & Spa / 2' })).href).toBe('/akomodasi/villa-ubud-%26-spa-%2F-2');
  });
});
