import { formatNumber } from './currency';

/** A record's rating as shown on cards and pages. */
export interface RatingView {
  /** From 0 to 5. */
  rating: number;
  /** The number of reviews; undefined if the admin host does not send it. */
  reviewCount?: number;
}

/** Returns a number of reviews as text: `(1.284 ulasan)`. */
export const reviewsText = (count: number): string => `(${formatNumber(count)} ulasan)`;

/**
 * Returns a rating as text, with its number of reviews if known: `4.8 (128 ulasan)`, or `4.8 / 5 (128 ulasan)` with the
 * scale ` / 5`.
 */
export const ratingText = ({ rating, reviewCount }: RatingView, scale = ''): string =>
  `${rating.toFixed(1)}${scale}${reviewCount === undefined ? '' : ` ${reviewsText(reviewCount)}`}`;
