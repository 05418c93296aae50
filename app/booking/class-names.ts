/** The classes that the order card and bar share with a detail page's skeleton. */

export const orderCardClass = 'rounded-panel border border-cream-200 bg-white p-[min(1.5rem,7vw)] shadow-card';
export const orderBarClass =
  'no-print fixed inset-x-0 bottom-0 z-20 flex min-h-19 flex-wrap items-center justify-between gap-2 border-t border-cream-200 bg-white px-gutter pt-2 pb-safe shadow-float low:static low:[box-shadow:none] lg:hidden';
export const barCircleClass = 'size-[min(2.75rem,14vw)] shrink-0 rounded-full';
