import type { DayView } from '~/lib/dates.server';

/** A readable date in a `<time>` element with the ISO date. */
export function DateText({ date }: { date: DayView }) {
  return (
    <time dateTime={date.iso} className="inline-block">
      {date.text}
    </time>
  );
}
