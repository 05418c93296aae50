import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Share } from '~/components/share';
import type { ContentType } from '~/definitions/types';
import { href } from '~/urls/href';
import { MAX_CARDS } from '~/urls/params';
import { FOUND_ID } from './filter-form';
import type { ListView } from './list-view.server';

interface Props {
  contentType: ContentType;
  category: string | null;
  filtersSet: readonly { text: string }[];
  /** A link beside the count. */
  action?: ReactNode;
  view: ListView<unknown>;
}

/** The number of records that are shown and found. Screen readers announce it after each change. */
export function ResultCount({ contentType, category, filtersSet, action, view }: Props) {
  const { search } = useLocation();
  const { total, emptyResult } = view;
  const narrowed = [...(category === null ? [] : [category]), ...filtersSet.map(({ text }) => text)];
  if (total === 0 && !emptyResult) {
    return (
      <div className={action ? 'count-line' : undefined}>
        <p role="status" id={FOUND_ID} tabIndex={-1} />
        {action}
      </div>
    );
  }
  return (
    <div className="count-line">
      <p role="status" id={FOUND_ID} tabIndex={-1} className="basis-36 grow text-sm text-balance md:basis-auto">
        {countText(view, contentType.noun)}
      </p>
      {action}
      {narrowed.length > 0 && total > 0 && (
        <Share
          title={`${narrowed.join(', ')} – ${contentType.title}`}
          path={href(contentType.path, search, { tampil: null })}
        />
      )}
    </div>
  );
}

/** Returns the count as one text, as for every changing text: a browser's translation replaces it as a whole. */
function countText({ cards, total, withoutPriceCount }: ListView<unknown>, noun: string): string {
  const shown = total > MAX_CARDS && cards.length === MAX_CARDS ? `${MAX_CARDS} pertama` : cards.length;
  const all = total === 0 ? `0 ${noun} ditemukan` : `${total} ${noun}`;
  const count = cards.length === total ? all : `Menampilkan ${shown} dari ${all}`;
  return withoutPriceCount ? `${count}. ${withoutPriceCount} tanpa harga tidak ditampilkan` : count;
}
