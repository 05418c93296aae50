/** A chip's number of records. It is no part of the chip's name, and takes its space while it loads. */
export function ChipCount({ count }: { count: number | undefined }) {
  return (
    <span
      aria-hidden="true"
      data-count={count}
      className="ml-2 min-w-[1ch] text-xs font-normal tabular-nums text-ash-600 group-aria-[current=true]:text-cream-200 after:content-[attr(data-count)]"
    />
  );
}
