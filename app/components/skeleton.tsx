/** A line of text to come: as high as a line of the text around it, as wide as its class says. */
export function SkeletonLine({ className }: { className: string }) {
  return (
    <span className="flex h-lh items-center">
      <span className={`h-[0.75em] rounded-full shimmer ${className}`} />
    </span>
  );
}

/** Some lines of text to come. */
export function SkeletonLines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <SkeletonLine key={index} className={index === count - 1 ? 'w-3/5' : 'w-11/12'} />
  ));
}

/** Words to come that take the room of these, of which nothing is to be seen. */
export function SkeletonText({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="blank select-none">
      {children}
    </span>
  );
}
