import type { ReactNode } from 'react';
import { Icon } from '~/components/icon';
import { PageLink } from '~/components/page-link';
import { Rating } from '~/components/rating';
import { StartFrom } from '~/components/start-from';
import { CategoryName } from '~/content-types/category-name';
import { Image } from '~/images/image';

/** What the cards of all sections show. */
export interface CardBase {
  href: string;
  title: string;
  image?: string;
  category?: string;
}

/** What a section's card gets. */
export interface CardProps<C> {
  card: C;
  /** Whether it is the page's first, whose picture is loaded before others. */
  priority: boolean;
  /** The title's level: below a section's heading it is h3. */
  heading?: 'h2' | 'h3';
  /** What stands in place of a missing picture. */
  fallbackLabel?: string;
}

interface Props extends CardProps<CardBase> {
  /** Whether it has a row of two columns to itself: its picture is no higher for that. */
  fullWidth?: boolean;
  /** On the picture, bottom left. */
  price?: string | null;
  rating?: number;
  /** Between title and link. */
  children?: ReactNode;
}

// A card to come has the frame of one that is there.
export const cardFrame =
  'flex w-full flex-col overflow-hidden rounded-card border border-cream-200 bg-white shadow-card';
export const cardFoot =
  'mt-auto -mb-2 flex min-h-12 items-center justify-between gap-2 border-t border-cream-200';
export const cardBody = 'flex flex-1 flex-col gap-3 p-5';

/** A category's name upon a picture. */
export const categoryBadge = 'rounded-full bg-white/95 px-3 py-1 text-xs font-bold text-sea-900';

const GRID_SIZES = '(min-width: 1024px) 24rem, (min-width: 640px) 46vw, 92vw';
const WIDE_SIZES = '(min-width: 1024px) 24rem, 92vw';

/** A record in a list: one target, picture first; the title's link is stretched over the card. */
export function Card(props: Props) {
  const {
    card,
    priority,
    price,
    rating,
    fallbackLabel,
    fullWidth,
    heading: Heading = 'h2',
    children,
  } = props;
  return (
    <article data-card="" className={`group relative ${cardFrame}`}>
      <div className={`relative aspect-4/3 overflow-hidden ${fullWidth ? 'sm:max-lg:aspect-video' : ''}`}>
        <Image
          path={card.image}
          alt={card.title}
          sizes={fullWidth ? WIDE_SIZES : GRID_SIZES}
          priority={priority}
          fallbackLabel={fallbackLabel}
          className="size-full transition-transform duration-250 ease-out group-hover:scale-103"
        />
        <div className="absolute inset-3 flex flex-col items-start gap-2">
          {card.category && (
            <p className={categoryBadge}>
              <CategoryName label={card.category} />
            </p>
          )}
          {price && (
            <p className="mt-auto rounded-full bg-sea-900/95 px-3.5 py-1.5 text-sm font-bold text-white tabular-nums">
              <StartFrom text={price} />
            </p>
          )}
        </div>
      </div>
      <div className={cardBody}>
        <div className="flex items-start justify-between gap-3">
          <Heading className="line-clamp-2 grow font-sans text-lg leading-snug font-bold tracking-normal">
            {card.title}
          </Heading>
          {rating !== undefined && <Rating value={rating} />}
        </div>
        {children}
        <PageLink
          href={card.href}
          aria-label={`Lihat Detail ${card.title}`}
          className={`font-bold text-lagoon-700 no-underline after:absolute after:inset-0 after:rounded-card ${cardFoot}`}
        >
          Lihat Detail
          <Icon
            name="arrow-right"
            className="size-4 transition-transform duration-200 ease-out group-hover:translate-x-1"
          />
        </PageLink>
      </div>
    </article>
  );
}
