import type { ReactNode } from 'react';
import { PageHero } from '~/components/page-hero';
import type { Filters } from '~/definitions/filters';
import type { ContentType } from '~/definitions/types';
import { CategoryBar } from './category-bar';
import { FilterForm } from './filter-form';

// Layout shared by a list and its loading state.
export const listBodyClass = 'page-column pb-8 sm:pb-10';
export const cardGridClass = 'mt-3 grid gap-6 sm:mt-4 sm:grid-cols-2 lg:grid-cols-3 3xl:grid-cols-4';
/** A grid of one or two cards; the third column is for the links beside them. */
export const fewCardsClass = 'mt-3 grid gap-6 sm:mt-4 sm:grid-cols-2 lg:col-span-2';

interface Props {
  contentType: ContentType;
  category: string | null;
  filters: Filters;
  /** As in `ListView`; undefined while they load. */
  counts?: readonly number[];
  areas?: readonly string[];
  /**
   * Cards or their skeletons. They need their own container: without JavaScript, streamed cards appear outside this
   * element.
   */
  children: ReactNode;
}

/**
 * The layout of every list and its loading state: hero, categories, heading and filters above the cards. With a
 * category the hero is one line, so that the cards are in view. A filter does not change the hero: the form would jump
 * away from the finger.
 */
export function ListLayout({ contentType, category, filters, counts, areas, children }: Props) {
  return (
    <>
      <PageHero {...contentType} compact={category !== null} />
      <CategoryBar categories={contentType.categories} current={category} filters={filters} counts={counts} />
      <div data-list-head="" className="page-column">
        {contentType.heading && <h2 className="mt-3 text-2xl">{contentType.heading}</h2>}
        <FilterForm contentType={contentType} filters={filters} areas={areas} />
      </div>
      {children}
    </>
  );
}
