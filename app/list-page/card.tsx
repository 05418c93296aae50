import type { ReactNode } from 'react';
import { CardLink } from '~/components/card-link';
import { Icon } from '~/components/icon';
import type { IconName } from '~/components/icon-names';
import { PriceText } from '~/components/price-text';
import { Rating } from '~/components/rating';
import { CategoryName } from '~/content-types/category-name';
import { Image } from '~/images/image';
import { AddCardToPlan } from '~/plan/add-to-plan';

/** The view model that the cards of all content types share. */
export interface CardBase {
  href: string;
  title: string;
  image?: string;
  category?: string;
  /** As the value of `isi`, for the link to a plan with this record; a type that no plan takes has none. */
  item?: string;
  /** On the image, bottom left. */
  price?: string | null;
  rating?: number;
  /** At most two lines are visible. */
  description?: string | null;
}

export interface CardProps<C> {
  card: C;
  /** Loads the image with high priority: for the page's first card. */
  priority: boolean;
  /** The title's level: h3 below a section's h2. */
  heading?: 'h2' | 'h3';
  /** Text in place of a missing image. */
  fallbackLabel?: string;
}

interface Props extends CardProps<CardBase> {
  /** Whether it spans both columns of a two-column grid; its image gets no higher. */
  fullWidth?: boolean;
  /** With icons; a fact without a value is left out. */
  facts?: readonly (readonly [IconName, ReactNode])[];
  /** Between facts and link. */
  children?: ReactNode;
}

// Shared with the skeleton.
export const cardFrame =
  'flex w-full flex-col overflow-hidden rounded-card border border-cream-200 bg-white shadow-card';
export const cardFoot = 'mt-auto -mb-2 flex min-h-12 items-center justify-between gap-2 border-t border-cream-200';
export const cardBody = 'flex flex-1 flex-col gap-3 p-5';

/** Classes of a category's name on an image. */
export const categoryBadge = 'rounded-full bg-white/95 px-3 py-1 text-xs font-bold text-sea-900';

const GRID_SIZES = '(min-width: 1024px) 24rem, (min-width: 640px) 46vw, 92vw';
const WIDE_SIZES = '(min-width: 1024px) 24rem, 92vw';

/** A record in a list, image first. The title's link covers the whole card. */
export function Card(props: Props) {
  const { card, priority, fallbackLabel, fullWidth, heading: Heading = 'h2', facts, children } = props;
  return (
    <article className={`group relative ${cardFrame}`}>
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
          {card.price && (
            <p className="mt-auto rounded-full bg-sea-900/95 px-3.5 py-1.5 text-sm font-bold text-white tabular-nums">
              <PriceText text={card.price} />
            </p>
          )}
        </div>
      </div>
      <div className={cardBody}>
        <div className="flex items-start justify-between gap-3">
          <Heading className="line-clamp-2 grow font-sans text-lg leading-snug font-bold tracking-normal">
            {card.title}
          </Heading>
          {card.rating !== undefined && <Rating value={card.rating} />}
        </div>
        {card.description && <p className="line-clamp-2 text-sm">{card.description}</p>}
        {facts && <CardFacts facts={facts} />}
        {children}
        <div className={cardFoot}>
          <CardLink
            card={card}
            aria-label={`Lihat Detail ${card.title}`}
            className="inline-flex min-h-11 items-center gap-2 font-bold text-lagoon-700 no-underline after:absolute after:inset-0 after:rounded-card"
          >
            Lihat Detail
            <Icon
              name="arrow-right"
              className="size-4 transition-transform duration-200 ease-out group-hover:translate-x-1"
            />
          </CardLink>
          <AddCardToPlan card={card} className="relative -mr-3 text-sea-900 hover:bg-lagoon-50" />
        </div>
      </div>
    </article>
  );
}

/** A card's known facts; a location takes a whole row, so that neighbouring cards look alike. */
function CardFacts({ facts }: Required<Pick<Props, 'facts'>>) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined);
  if (known.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      {known.map(([icon, value]) => (
        <li key={icon} className={`flex min-w-0 items-center gap-2 ${icon === 'map-pin' ? 'basis-full' : ''}`}>
          <Icon name={icon} className="size-4 text-lagoon-600" />
          <span className="line-clamp-1">{value}</span>
        </li>
      ))}
    </ul>
  );
}

/** A card's first three facilities, and the number of the others (specification 9). */
export function FacilityChips({ names, more }: { names: readonly string[]; more: number }) {
  if (names.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5 text-xs">
      {names.map((name) => (
        <li key={name} className="rounded-full bg-cream-100 px-2.5 py-1 text-ash-700">
          {name}
        </li>
      ))}
      {more > 0 && <li className="rounded-full bg-lagoon-50 px-2.5 py-1 text-lagoon-700">+{more} lainnya</li>}
    </ul>
  );
}
