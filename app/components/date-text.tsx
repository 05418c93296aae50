/** A readable date in a `<time>` element with its ISO date. */
export function DateText({ date }: { date: { text: string; iso: string } }) {
  return (
    <time dateTime={date.iso} className="inline-block">
      {date.text}
    </time>
  );
}
