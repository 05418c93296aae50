import type { ReactNode } from 'react';
import { PageHero } from '~/components/page-hero';
import type { ContentType } from '~/content-types/types';
import { CategoryChips } from './chips';

// Layout that a list and its loading state share.
export const listBody = 'page pb-8 sm:pb-10';
export const countLine = 'mt-6 flex min-h-11 flex-wrap items-center justify-between gap-3';
export const cardGrid = 'mt-4 grid gap-6 sm:grid-cols-2 lg:grid-cols-3';

interface Props {
  contentType: ContentType;
  category: string | null;
  /** Cards or their skeletons, in a container of their own: without JavaScript, streamed cards appear outside this. */
  children: ReactNode;
}

/** The layout of every list and its loading state: hero, categories and heading above the cards (specification 2). */
export function ListFrame({ contentType, category, children }: Props) {
  return (
    <>
      <PageHero {...contentType} />
      <div className="page pt-8 sm:pt-10">
        <CategoryChips labels={contentType.categories.map(({ label }) => label)} current={category} />
        {contentType.heading && <h2 className="mt-8 text-2xl">{contentType.heading}</h2>}
      </div>
      {children}
    </>
  );
}
