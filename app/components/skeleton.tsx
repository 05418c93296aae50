/** A skeleton line: as high as a line of the surrounding text, as wide as its class. */
export function SkeletonLine({ className }: { className: string }) {
  return (
    <span className="flex h-lh items-center">
      <span className={`h-[0.75em] rounded-full shimmer ${className}`} />
    </span>
  );
}

/** The lines of a paragraph, the last one shorter. */
export function SkeletonLines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <SkeletonLine key={index} className={index === count - 1 ? 'w-3/5' : 'w-11/12'} />
  ));
}

/** A skeleton as large as its invisible text. */
export function SkeletonText({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="blank select-none">
      {children}
    </span>
  );
}
