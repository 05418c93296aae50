import { CategoryName } from '~/components/category-name';
import { Price } from '~/components/price';
import { formatNumber, type PriceView } from '~/lib/currency';
import { type RatingView, ratingText } from '~/lib/rating';
import type { Fact } from './facts';

/** Returns the facts whose value is known. */
export const knownFacts = (facts: readonly Fact[]): Fact[] =>
  facts.filter(({ value }) => value !== null && value !== undefined);

// Facts of several content types. Their value is null or undefined if it is unknown.

/** @param scale shown after the rating: ` / 5` */
export const ratingFact = (rating: RatingView, scale?: string): Fact => ({
  icon: 'star-full',
  label: 'Rating',
  value: ratingText(rating, scale),
});

export const categoryFact = (category: string | null | undefined, unknown?: string): Fact => ({
  icon: 'tag',
  label: 'Kategori',
  value: category ? <CategoryName label={category} /> : unknown,
});

export const placeFact = (place: string | null | undefined): Fact => ({
  icon: 'map-pin',
  label: 'Lokasi',
  value: place,
});

export const priceFact = (price: PriceView | null | undefined): Fact => ({
  icon: 'banknote',
  label: 'Harga',
  value: price && <Price {...price} />,
});

export const capacityFact = (people: number | null): Fact => ({
  icon: 'users',
  label: 'Kapasitas',
  value: people === null ? null : `${formatNumber(people)} orang`,
});
