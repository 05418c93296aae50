/** A day as visitors read it, with what machines read. */
export function Day({ day }: { day: { shown: string; iso: string } }) {
  return <time dateTime={day.iso}>{day.shown}</time>;
}
