import { formatNumber } from './currency';

/** A record's rating as cards and pages show it. */
export interface RatingView {
  /** From 0 to 5. */
  rating: number;
  /** How many reviews the rating comes from; absent if the admin host does not say. */
  reviewCount?: number;
}

/** A number of reviews in words: `(1.284 ulasan)`. */
export const reviewsText = (count: number): string => `(${formatNumber(count)} ulasan)`;

/** A rating, with the number of its reviews if known: `4.8 (128 ulasan)`, or `4.8 / 5 (128 ulasan)` with a scale of ` / 5`. */
export const ratingText = ({ rating, reviewCount }: RatingView, scale = ''): string =>
  `${rating.toFixed(1)}${scale}${reviewCount === undefined ? '' : ` ${reviewsText(reviewCount)}`}`;
