// Rows of chips, of categories and months: on narrow screens they scroll, and fade at the edges.
export const chipRowClass =
  'relative -mx-gutter overflow-x-auto py-1 pr-10 pl-gutter fade-edges no-scrollbar lg:mx-0 lg:overflow-visible lg:px-0 lg:mask-none';
export const chipRowListClass = 'flex w-max gap-2.5 lg:w-auto lg:flex-wrap';
export const chipClass =
  'group inline-flex min-h-11 items-center rounded-full border border-cream-300 bg-white px-4 text-sm font-semibold whitespace-nowrap text-sea-900 no-underline transition-colors hover:border-lagoon-600 aria-[current=true]:border-sea-900 aria-[current=true]:bg-sea-900 aria-[current=true]:text-white';
