import { Icon } from './icon';

/** A rating from 0 to 5 as one short text. */
export function Rating({ value, tone = 'text-sea-900' }: { value: number; tone?: string }) {
  return (
    <span className={`inline-flex items-center gap-1 font-semibold tabular-nums ${tone}`}>
      <Icon name="star" className="size-4 fill-marigold-400 text-marigold-400" />
      <span className="sr-only">Rating </span>
      {value.toFixed(1)}
    </span>
  );
}
