/** A day as visitors read it, with what machines read. */
export function DateText({ date }: { date: { text: string; iso: string } }) {
  return <time dateTime={date.iso}>{date.text}</time>;
}
