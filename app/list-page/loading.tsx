import { PageLoading } from '~/components/feedback/spinner';
import { Line, Lines } from '~/components/skeleton';
import type { Section } from '~/content-types/registry';
import type { CardShape } from '~/content-types/skeletons';
import { PAGE_SIZE } from '~/lib/search-params';
import { cardBody, cardFoot, cardFrame } from './card';
import { cardGrid, countLine, listBody } from './list-frame';

/** What stands in place of a list's cards while they are awaited: six to come, or the words (specification 4). */
export function CardsLoading({ section }: { section: Section }) {
  const words = section.loading.list;
  if (words !== 'cards') return <PageLoading words={words} />;
  return (
    <div role="status" aria-label="Memuat data" className={listBody} data-loading="">
      <div className={`${countLine} text-sm`}>
        <Line className="w-44" />
      </div>
      <ul className={cardGrid}>
        <CardsToCome count={PAGE_SIZE} shape={section.shape.card} />
      </ul>
    </div>
  );
}

/** Cards to come, as entries of a list. */
export function CardsToCome({ count, shape }: { count: number; shape: CardShape }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className="flex">
      <CardSkeleton shape={shape} />
    </li>
  ));
}

/** A card's skeleton; with `wide` it has a row of two columns to itself. */
export function CardSkeleton({ shape, wide }: { shape: CardShape; wide?: boolean }) {
  return (
    <div className={cardFrame}>
      <div className={`aspect-4/3 shimmer ${wide ? 'sm:max-lg:aspect-video' : ''}`} />
      <div className={cardBody}>
        {Object.entries(shape).map(([kind, lines]) => (
          <Part key={kind} kind={kind as keyof CardShape} lines={lines} />
        ))}
        <span className={cardFoot}>
          <Line className="w-24" />
        </span>
      </div>
    </div>
  );
}

function Part({ kind, lines }: { kind: keyof CardShape; lines: number }) {
  if (kind === 'text') {
    return (
      <div className="text-sm">
        <Lines count={lines} />
      </div>
    );
  }
  if (kind === 'title') {
    return (
      <div className="flex items-start justify-between gap-3">
        <div className="flex-1 text-lg leading-snug">
          <Lines count={lines} />
        </div>
        <Line className="w-10" />
      </div>
    );
  }
  return (
    <div className={`grid gap-1.5 ${kind === 'chips' ? 'text-xs *:py-1' : 'text-sm'}`}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index}>
          <Line className={index % 2 === 0 ? 'w-3/5' : 'w-2/5'} />
        </div>
      ))}
    </div>
  );
}
