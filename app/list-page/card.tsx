import type { ReactNode } from 'react';
import { languageOf } from '~/components/category-name';
import { Icon, type IconName } from '~/components/icon';
import { Price } from '~/components/price';
import { Rating } from '~/components/rating';
import { CardLink } from '~/components/record-link';
import { Image } from '~/images/image';
import type { PriceView } from '~/lib/currency';
import { AddCardToPlan } from '~/plan-items/add-to-plan';
import type { NewPlanItem } from '~/plan-items/items';

/** The view model that the cards of all content types share. */
export interface CardBase {
  href: string;
  title: string;
  image?: string;
  category?: string;
  /** For the link to a plan with this record; a type that no plan takes has none. */
  item?: NewPlanItem;
  /** On the image, bottom left. */
  price?: PriceView | null;
  rating?: number;
  reviewCount?: number;
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
  /** Whether it is a row on phones: the image on the left. */
  row?: boolean;
  /** Whether it has no description on phones, since it has three lines of facts. */
  brief?: boolean;
  /** With icons; a fact without a value is left out. */
  facts?: readonly (readonly [IconName, ReactNode])[];
  /** Between facts and link. */
  children?: ReactNode;
}

// Shared with the skeleton.
export const cardClass = 'card box grid w-full grid-rows-[auto_1fr_auto]';
/** On phones lower, so that a second card is in sight. */
export const cardImageClass = (fullWidth = false) =>
  `aspect-9/4 sm:aspect-4/3 ${fullWidth ? 'sm:max-lg:aspect-7/3' : ''}`;
export const cardTitleClass = 'grow font-sans text-lg leading-snug max-sm:text-base';

/** The classes of a card's parts. The badges share a grid cell with the image. */
const portrait = {
  card: '',
  image: '',
  badges: 'col-start-1 row-start-1 m-2 flex flex-col items-start gap-2 sm:m-3',
  category: 'badge',
  price: 'price-badge',
  rating: '',
  title: '',
  reviews: '',
  body: '',
  foot: '',
  link: '',
  plan: '',
  planLabel: '',
  fact: 'line-clamp-1',
  sizes: '(min-width: 1024px) 24rem, (min-width: 640px) 46vw, 92vw',
};
/** On phones a row: category, rating, body, price and foot stand beside the image. */
const row: typeof portrait = {
  card: 'max-sm:grid-cols-[min(7.5rem,32vw)_minmax(0,1fr)] max-sm:grid-rows-[auto_1fr_auto_auto]',
  image: 'max-sm:row-span-4 max-sm:aspect-auto max-sm:min-h-44',
  badges: 'max-sm:contents sm:col-start-1 sm:row-start-1 sm:m-3 sm:flex sm:flex-col sm:items-start sm:gap-2',
  category:
    'text-xs font-bold max-sm:col-start-2 max-sm:row-start-1 max-sm:pt-3 max-sm:pr-16 max-sm:pl-4 max-sm:text-lagoon-700 sm:rounded-full sm:bg-white/95 sm:px-3 sm:py-1 sm:text-sea-900',
  price:
    'text-sm tabular max-sm:col-start-2 max-sm:row-start-3 max-sm:px-4 max-sm:text-sea-900 sm:mt-auto sm:rounded-full sm:bg-sea-900/95 sm:px-3.5 sm:py-1.5 sm:text-white',
  rating: 'max-sm:absolute max-sm:top-2.5 max-sm:right-4 max-sm:text-sm',
  // A rating with a number of reviews is too long to stand beside category or title.
  title: 'max-sm:flex-wrap max-sm:gap-y-0.5',
  reviews: 'max-sm:inline-flex max-sm:basis-full max-sm:text-sm',
  body: 'max-sm:col-start-2 max-sm:row-start-2 max-sm:gap-1.5 max-sm:pt-0.5 max-sm:pb-1',
  foot: 'max-sm:col-start-2 max-sm:row-start-4 max-sm:border-0 max-sm:pb-2.5',
  link: 'max-sm:text-sm',
  plan: 'max-sm:mr-0 max-sm:size-11 max-sm:justify-center max-sm:border max-sm:border-cream-300 max-sm:px-0',
  planLabel: 'max-sm:sr-only',
  fact: 'line-clamp-2 sm:line-clamp-1',
  sizes: '(min-width: 1024px) 24rem, (min-width: 640px) 46vw, 18rem',
};
const WIDE_SIZES = '(min-width: 1024px) 24rem, 92vw';

/** A record in a list, image first. The title's link covers the whole card. */
export function Card(props: Props) {
  const { card, priority, fallbackLabel, fullWidth, heading: Heading = 'h2', facts, children } = props;
  const variant = props.row ? row : portrait;
  const { rating, reviewCount } = card;
  return (
    <article className={`group ${cardClass} ${variant.card}`}>
      <div className={`col-start-1 row-start-1 overflow-hidden ${cardImageClass(fullWidth)} ${variant.image}`}>
        <Image
          path={card.image}
          alt={card.title}
          sizes={fullWidth ? WIDE_SIZES : variant.sizes}
          priority={priority}
          fallbackLabel={fallbackLabel}
          className="size-full zoom-on-hover"
        />
      </div>
      <div className={`relative ${variant.badges}`}>
        {card.category && (
          <p lang={languageOf(card.category)} className={variant.category}>
            {card.category}
          </p>
        )}
        {card.price && (
          <p className={variant.price}>
            <Price {...card.price} />
          </p>
        )}
      </div>
      <div className={`card-body ${variant.body} ${props.row && !card.category ? 'max-sm:pt-9' : ''}`}>
        <div className={`flex items-start justify-between gap-3 large-text:flex-wrap ${variant.title}`}>
          <Heading className={`line-clamp-2 font-bold tracking-normal ${cardTitleClass}`}>{card.title}</Heading>
          {rating !== undefined && (
            <Rating
              of={{ rating, reviewCount }}
              className={`text-sea-900 ${reviewCount === undefined ? variant.rating : variant.reviews}`}
            />
          )}
        </div>
        {card.description && (
          <p className={`line-clamp-2 text-sm ${props.brief ? 'max-sm:hidden' : ''}`}>{card.description}</p>
        )}
        {facts && <CardFacts facts={facts} className={variant.fact} />}
        {children}
      </div>
      {/* A row: another link may stand beside the card's. */}
      <div className={`card-foot ${variant.foot}`}>
        <CardLink
          card={card}
          aria-label={`Lihat Detail ${card.title}`}
          className={`flex min-h-11 grow items-center gap-2 font-bold [overflow-wrap:normal] text-lagoon-700 ${variant.link}`}
        >
          Lihat Detail
          <Icon name="arrow-right" className="size-4 shift-on-hover" />
        </CardLink>
        <AddCardToPlan
          card={card}
          className={`relative -mr-3 hover:bg-lagoon-50 ${variant.plan}`}
          labelClass={variant.planLabel}
        />
      </div>
    </article>
  );
}

/** A card's known facts; a location takes a whole row, so that neighboring cards look alike. */
function CardFacts({ facts, className }: Required<Pick<Props, 'facts'>> & { className: string }) {
  const shown = facts.filter(([, value]) => value !== null && value !== undefined);
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-0.5 text-sm sm:gap-y-1.5">
      {shown.map(([icon, value]) => (
        <li key={icon} className={`flex min-w-0 gap-2 ${icon === 'map-pin' ? 'basis-full' : ''}`}>
          <Icon name={icon} className="mt-0.5 size-4 text-lagoon-600" />
          <span className={className}>{value}</span>
        </li>
      ))}
    </ul>
  );
}

const chip = 'rounded-full px-2.5 py-0.5 sm:py-1';

/** A card's first three facilities, and the number of the others. */
export function FacilityChips({ names, more }: { names: readonly string[]; more: number }) {
  if (names.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1 text-xs sm:gap-1.5">
      {names.map((name, index) => (
        <li key={`${index} ${name}`} className={`bg-cream-100 text-ash-700 ${chip}`}>
          {name}
        </li>
      ))}
      {more > 0 && <li className={`bg-lagoon-50 text-lagoon-700 ${chip}`}>+{more} lainnya</li>}
    </ul>
  );
}
