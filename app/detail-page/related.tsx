import { AppLink } from '~/components/app-link';
import { Price } from '~/components/price';
import { CardLink } from '~/components/record-link';
import { Image } from '~/images/image';
import type { PriceView } from '~/lib/currency';
import { AddCardToPlan } from '~/plan-items/add-to-plan';
import type { NewPlanItem } from '~/plan-items/items';

/** View model of a record on a compact card. */
export interface RelatedCard {
  href: string;
  title: string;
  image?: string;
  /** Null if the card shows no price. */
  price?: PriceView | null;
  item?: NewPlanItem;
  /** The link to a comparison of this record with the page's record, if the content type has comparisons. */
  compareHref?: string;
}

/** A heading with at least one related record. */
export interface RelatedGroup {
  title: string;
  cards: readonly RelatedCard[];
}

/** The link to the attraction at a place; null if none is known. */
export type PlaceLink = Pick<RelatedCard, 'href' | 'title'> | null;

/** The end of a detail page: similar and complementary records. Renders nothing if there are none. */
export function Related({ groups }: { groups: readonly RelatedGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <div className="no-print bg-cream-100 py-12 lg:py-16">
      <div className="page-column stack-12">
        {groups.map(({ title, cards }) => (
          <section key={title}>
            <h2 className="mb-5 text-2xl">{title}</h2>
            <ul
              aria-label={title}
              className={`grid grid-cols-1 gap-4 sm:gap-5 lg:gap-6 ${cards.length > 3 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-3'}`}
            >
              {cards.map((card, index) => (
                <li key={`${index} ${card.href}`} className={`flex ${cards.length === 1 ? 'sm:col-span-2' : ''}`}>
                  <CompactCard card={card} isOnlyCard={cards.length === 1} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/**
 * A card with image, title and price, side by side on phones and on a single card. The title's link covers the card.
 */
function CompactCard({ card, isOnlyCard }: { card: RelatedCard; isOnlyCard: boolean }) {
  const { title, image, price, compareHref } = card;
  return (
    <article className={`group card box flex w-full max-sm:large-text:flex-col ${isOnlyCard ? '' : 'sm:flex-col'}`}>
      <div
        className={`relative min-h-26 w-thumb shrink-0 overflow-hidden max-sm:large-text:w-full sm:aspect-3/2 ${isOnlyCard ? 'sm:w-2/5' : 'sm:w-full'}`}
      >
        <Image
          path={image}
          alt=""
          sizes="(min-width: 1216px) 24rem, (min-width: 640px) 30vw, 12rem"
          className="absolute inset-0 size-full zoom-on-hover"
        />
      </div>
      <div
        className={`flex min-w-0 flex-1 flex-col justify-center gap-1 px-4 py-3 sm:p-5 ${isOnlyCard ? '' : 'sm:justify-start'}`}
      >
        <h3 className="text-base leading-snug">
          <CardLink card={card} className="block">
            <span className="line-clamp-2">{title}</span>
          </CardLink>
        </h3>
        {price && (
          <p className="text-sm font-semibold text-ash-700 tabular">
            <Price {...price} />
          </p>
        )}
        {/* Stacked above the title's link, which covers the card. */}
        <div
          className={`relative -mb-2 flex flex-wrap items-center gap-x-4 self-start ${isOnlyCard ? '' : 'sm:mt-auto'}`}
        >
          {compareHref && (
            <AppLink
              to={compareHref}
              // There are as many comparisons as pairs of records, and they are not indexed.
              rel="nofollow"
              className="inline-flex min-h-11 items-center text-sm text-link"
            >
              Bandingkan<span className="sr-only"> dengan {title}</span>
            </AppLink>
          )}
          <AddCardToPlan card={card} className="-mx-3 text-sea-900 hover:underline" />
        </div>
      </div>
    </article>
  );
}
