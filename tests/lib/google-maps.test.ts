import { expect, test } from 'vitest';
import { mapsSearchUrl } from '~/lib/google-maps';

test('a place is found by its title and location, encoded', () => {
  expect(mapsSearchUrl('Kopi & Teh "Ayu"', 'Jl. Raya Ubud 1,\nGianyar')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Kopi%20%26%20Teh%20%22Ayu%22%2C%20Jl.%20Raya%20Ubud%201%2C%20Gianyar',
  );
});

test('stays within the 2,048 characters that Google Maps takes, without a lone surrogate', () => {
  const url = mapsSearchUrl('島'.repeat(500), '😋'.repeat(500));
  expect(url.length).toBeLessThanOrEqual(2048);
  expect(new URL(mapsSearchUrl(`${'a'.repeat(197)}`, '😋')).searchParams.get('query')).toBe(`${'a'.repeat(197)}, `);
});
