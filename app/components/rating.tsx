import { type RatingView, reviewsText } from '~/lib/rating';
import { Icon } from './icon';

interface Props {
  of: RatingView;
  className?: string;
}

/** A rating from 0 to 5 as a short text, with the number of reviews below it if known. */
export function Rating({ of: { rating, reviewCount }, className = 'text-sea-900' }: Props) {
  return (
    <span className={`rating ${className}`}>
      <Icon name="star-full" className="size-4 text-marigold-400" />
      <span className="sr-only">Rating </span>
      {rating.toFixed(1)}
      {reviewCount !== undefined && (
        <span className="col-span-full text-xs font-normal">{` ${reviewsText(reviewCount)}`}</span>
      )}
    </span>
  );
}
