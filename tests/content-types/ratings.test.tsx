import { expect, test } from 'vitest';
import { Rating } from '~/components/rating';
import { dishes, toCard as toCulinaryCard } from '~/content-types/culinary/schema.server';
import { ratingFact } from '~/detail-page/common-facts';
import type { RatingView } from '~/lib/rating';
import { render } from '../support/render';
import { textOf } from '../support/text-of';
import { modules } from './modules';

// The number of a rating's reviews, in records and on pages.

const names = { judul: 'Pesona', title: 'Pesona', name: 'Pesona' };
const keys = ['packages', 'accommodations', 'vehicles', 'tickets', 'events', 'attractions'] as const;

/** The rating on a record's page. */
function ratingOf(key: (typeof keys)[number], wire: object): RatingView {
  const { schema, toDetail } = modules[key];
  return toDetail(schema.parse({ ...names, ...wire }) as never);
}

test.each(keys)('of %s it has three names', (key) => {
  for (const name of ['jumlah_ulasan', 'reviews_count', 'ulasan_count']) {
    for (const count of [128, '128', '128 ulasan']) {
      expect(ratingOf(key, { rating: 4.8, [name]: count })).toMatchObject({ rating: 4.8, reviewCount: 128 });
    }
  }
});

test.each(keys)('of %s it is unknown if it is 0 or cannot be read, and where the rating is our default', (key) => {
  for (const count of [0, '0', -3, null, 'banyak', [], undefined]) {
    expect(ratingOf(key, { rating: 4.8, jumlah_ulasan: count })).not.toHaveProperty('reviewCount');
  }
  for (const rating of [0, null, 9, undefined]) {
    const found = ratingOf(key, { rating, jumlah_ulasan: 128 });
    expect(found.rating).toBe(4.5);
    expect(found).not.toHaveProperty('reviewCount');
  }
});

test('dishes and restaurants have it', () => {
  const card = (wire: object) => toCulinaryCard(dishes.schema.parse({ ...names, ...wire }));
  expect(card({ rating: 4.8, jumlah_ulasan: 12 })).toMatchObject({ rating: 4.8, reviewCount: 12 });
  expect(card({ jumlah_ulasan: 12 })).not.toHaveProperty('reviewCount');
});

test.each([
  [{ rating: 4.75 }, '4.8'],
  [{ rating: 5, reviewCount: 1 }, '5.0 (1 ulasan)'],
  [{ rating: 4.84, reviewCount: 1284 }, '4.8 (1.284 ulasan)'],
])('%j is shown as %s, on cards and on pages', (rating, text) => {
  expect(textOf(render(<Rating of={rating} />, '/'))).toBe(`Rating ${text}`);
  expect(ratingFact(rating).value).toBe(text);
});

test('a scale stands before it', () => {
  expect(ratingFact({ rating: 4.8, reviewCount: 128 }, ' / 5').value).toBe('4.8 / 5 (128 ulasan)');
});
