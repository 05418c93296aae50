import { Icon } from './icon';

/** A rating from 0 to 5 as a short text. */
export function Rating({ value, tone = 'text-sea-900' }: { value: number; tone?: string }) {
  return (
    <span className={`rating ${tone}`}>
      <Icon name="star-full" className="size-4 text-marigold-400" />
      <span className="sr-only">Rating </span>
      {value.toFixed(1)}
    </span>
  );
}
