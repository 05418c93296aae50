/** A day as visitors read it, with what machines read. */
export function Day({ day, full }: { day: { long: string; full: string; iso: string }; full?: boolean }) {
  return <time dateTime={day.iso}>{full ? day.full : day.long}</time>;
}
