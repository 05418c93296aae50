import type { Section } from '~/site/sections';
import { LoadingWords } from '~/states/loading-words';
import { PAGE_SIZE } from './params';

/** What stands in a list's place while it is awaited: six cards to come, or the words (specification 4). */
export function ListLoading({ section }: { section: Section }) {
  return (
    <div className="page py-8 sm:py-10" data-loading="">
      <CardsLoading words={section.loading.list} />
    </div>
  );
}

/** The loading state of a grid of cards. */
export function CardsLoading({ words }: { words: 'cards' | string }) {
  if (words !== 'cards') return <LoadingWords words={words} />;
  return (
    <div role="status" aria-label="Memuat data">
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: PAGE_SIZE }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: six alike, none of them ever moves.
          <li key={index} className="overflow-hidden rounded-card border border-cream-200 bg-white">
            <div className="aspect-4/3 shimmer" />
            <div className="space-y-3 p-5">
              <div className="h-5 w-4/5 rounded-full shimmer" />
              <div className="h-4 w-3/5 rounded-full shimmer" />
              <div className="h-4 w-2/5 rounded-full shimmer" />
              <div className="h-11 rounded-full shimmer" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
