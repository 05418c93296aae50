/** The classes that a detail page shares with its skeleton, which every page has and which must not load the page itself. */

// A single image is as high as one beside thumbnails.
export const mosaic = 'grid grid-cols-1 gap-3 lg:grid-cols-[2fr_1fr]';
export const largeImage = 'aspect-4/3 w-full lg:aspect-8/5';
export const thumbnailItem = 'shrink-0 lg:min-h-0';
export const thumbnailFrame =
  'relative block overflow-hidden rounded-xl after:absolute after:inset-0 after:rounded-xl after:border-lagoon-600 aria-[current=true]:after:border-3 lg:h-full lg:rounded-2xl lg:after:rounded-2xl';
export const thumbnailImage = 'h-16 w-22 lg:size-full';
/** Thumbnails fill the height of the large image: up to three in one column, more in two. */
export const thumbnailList = (count: number) =>
  `-m-1 flex gap-3 overflow-x-auto scroll-px-1 p-1 no-scrollbar lg:absolute lg:inset-0 lg:m-0 lg:grid lg:overflow-y-auto lg:p-0 ${count > 3 ? 'lg:grid-cols-2 lg:auto-rows-[calc(50%-0.375rem)]' : 'lg:auto-rows-fr'}`;

export const tabRow = 'relative no-print flex gap-1 overflow-x-auto border-b border-cream-300 no-scrollbar';
export const tabClass = 'min-h-12 shrink-0 border-b-3 px-3.5 pt-3 sm:px-4';
