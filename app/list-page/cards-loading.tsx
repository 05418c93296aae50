import { PageSpinner } from '~/components/feedback/spinner';
import { SkeletonLine, SkeletonLines } from '~/components/skeleton';
import type { CardSkeletonConfig, ContentType } from '~/definitions/types';
import { PAGE_SIZE } from '~/urls/params';
import { cardClass, cardImageClass, cardTitleClass } from './card';
import { cardGridClass, listBodyClass } from './list-layout';

/** The loading state of a list's cards: six skeletons, or the loading text. */
export function CardsLoading({ contentType }: { contentType: ContentType }) {
  const label = contentType.loading.list;
  if (label !== 'cards') return <PageSpinner label={label} />;
  return (
    <div role="status" aria-label="Memuat data" className={listBodyClass} data-loading="">
      <div className="count-line text-sm">
        <SkeletonLine className="w-44" />
      </div>
      <ul className={cardGridClass}>
        <CardSkeletons count={PAGE_SIZE} skeleton={contentType.cardSkeleton} />
      </ul>
    </div>
  );
}

/** Card skeletons as list items. */
export function CardSkeletons({ count, skeleton }: { count: number; skeleton: CardSkeletonConfig }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className="flex">
      <CardSkeleton skeleton={skeleton} />
    </li>
  ));
}

/** A card's skeleton. With `fullWidth` it spans both columns of a two-column grid. */
export function CardSkeleton({ skeleton, fullWidth }: { skeleton: CardSkeletonConfig; fullWidth?: boolean }) {
  return (
    <div className={cardClass}>
      <div className={`shimmer ${cardImageClass(fullWidth)}`} />
      <div className="card-body">
        {Object.entries(skeleton).map(([kind, lines]) => (
          <SkeletonPart
            key={kind}
            kind={kind as keyof CardSkeletonConfig}
            lines={lines}
            brief={(skeleton.facts ?? 0) > 2}
          />
        ))}
      </div>
      <div className="card-foot">
        <SkeletonLine className="w-24" />
      </div>
    </div>
  );
}

function SkeletonPart(props: { kind: keyof CardSkeletonConfig; lines: number; brief: boolean }) {
  const { kind, lines, brief } = props;
  if (kind === 'text') {
    return (
      <div className={`text-sm ${brief ? 'max-sm:hidden' : 'max-sm:max-h-[5.5lh] max-sm:overflow-hidden'}`}>
        <SkeletonLines count={lines} />
      </div>
    );
  }
  if (kind === 'title') {
    return (
      <div className="flex items-start justify-between gap-3">
        <div className={cardTitleClass}>
          <SkeletonLines count={lines} />
        </div>
        <SkeletonLine className="w-10" />
      </div>
    );
  }
  return (
    <div
      className={`grid ${kind === 'chips' ? 'gap-1 text-xs *:py-0.5 sm:gap-1.5 sm:*:py-1' : 'gap-0.5 text-sm sm:gap-1.5'}`}
    >
      {Array.from({ length: lines }, (_, index) => (
        <div key={index}>
          <SkeletonLine className={index % 2 === 0 ? 'w-3/5' : 'w-2/5'} />
        </div>
      ))}
    </div>
  );
}
