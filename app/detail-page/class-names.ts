/**
 * The classes that a detail page shares with its skeleton. Every page has the skeleton, which must not load the detail
 * page.
 */

// On wide screens the large image is the mosaic's first: two halves, or a large image beside two, three or four. In low
// windows it leaves room for the content below.
export const mosaicClass = (count: number) =>
  `grid grid-cols-1 gap-3 ${count === 2 ? 'lg:grid-cols-2' : 'lg:grid-cols-[2fr_1fr]'}`;
export const largeImageClass = (count: number) => (count === 2 ? 'large-photo lg:aspect-6/5' : 'large-photo');
export const thumbnailItemClass = 'shrink-0 lg:min-h-0 lg:first:hidden';
export const thumbnailImageClass = 'h-16 w-22 lg:size-full';
/**
 * Returns the grid of the thumbnails on wide screens: two in one column, three with the first across, four or more in
 * two columns.
 */
function thumbnailColumns(count: number): string {
  if (count > 4) return 'lg:grid-cols-2 lg:auto-rows-[calc(50%-0.375rem)]';
  return count === 4 ? 'lg:grid-cols-2 lg:auto-rows-fr lg:*:nth-2:col-span-2' : 'lg:auto-rows-fr';
}
/** On wide screens all thumbnails except the first fill the height of the large image. */
export const thumbnailListClass = (count: number) =>
  `-m-1 flex gap-3 overflow-x-auto scroll-px-1 p-1 no-scrollbar lg:absolute lg:inset-0 lg:m-0 lg:grid lg:overflow-y-auto lg:p-0 ${thumbnailColumns(count)}`;

/** Sticks below the back bar; its row moves with the back bar (base.css). */
export const tabBarClass = 'tab-bar no-print z-10 max-sm:-mx-gutter';
export const tabRowClass =
  'relative flex overflow-x-auto border-b border-cream-300 bg-cream-50 no-scrollbar transition-motion max-sm:px-[max(0px,var(--spacing-gutter)-0.625rem)] sm:gap-1';

export const conditionsLineClass = 'mt-3 flex gap-2 text-sm';
/** Panels beside the main column. */
export const sidePanelClass = 'rounded-panel p-[min(1.5rem,7vw)]';
