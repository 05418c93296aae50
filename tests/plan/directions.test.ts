import { expect, test } from 'vitest';
import { directionsUrl } from '~/plan/directions.server';

const params = (places: string[]) => new URL(directionsUrl(places) ?? '').searchParams;

test('directions lead from the first place over the others to the last one, each once, in Bali', () => {
  const url = new URL(directionsUrl(['Ubud', 'Pura Tanah Lot, Tabanan', 'Ubud', 'Sanur, Bali']) ?? '');
  expect(url.origin + url.pathname).toBe('https://www.google.com/maps/dir/');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    api: '1',
    origin: 'Ubud, Bali',
    waypoints: 'Pura Tanah Lot, Tabanan, Bali',
    destination: 'Sanur, Bali',
  });
});

test('a single place is a destination; without a place there are no directions', () => {
  expect([...params(['Ubud']).keys()]).toEqual(['api', 'destination']);
  expect(directionsUrl([])).toBeNull();
});

test('Maps gets as many places as it takes, in a URL of at most 2,048 characters, whatever they are called', () => {
  const places = Array.from({ length: 12 }, (_, index) => `${index} ${'Jalan Raya | 🌴 '.repeat(40)}`);
  expect(params(places).get('waypoints')?.split('|')).toHaveLength(9);
  expect(directionsUrl(places)?.length).toBeLessThanOrEqual(2048);
});
