import { Link } from '@remix-run/react';
import { CardLink } from '~/components/card-link';
import { PriceText } from '~/components/price-text';
import { Image } from '~/images/image';

/** View model of a record on a compact card. */
export interface RelatedCard {
  href: string;
  title: string;
  image?: string;
  /** With its unit; null if the card shows none. */
  price?: string | null;
  /** The comparison of this record with the page's, where its content type has one. */
  compareHref?: string;
}

/** Related records under their heading, at least one. */
export interface RelatedGroup {
  title: string;
  cards: readonly RelatedCard[];
}

/** The end of a detail page: similar records and what goes along (decisions 13). Renders nothing without them. */
export function Related({ groups }: { groups: readonly RelatedGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <div className="no-print bg-cream-100 py-12 lg:py-16">
      <div className="page space-y-12">
        {groups.map(({ title, cards }) => (
          <section key={title}>
            <h2 className="mb-5 text-2xl">{title}</h2>
            <ul aria-label={title} className="grid gap-4 sm:grid-cols-3 sm:gap-5 lg:gap-6">
              {cards.map((card) => (
                <li key={card.href} className="flex">
                  <CompactCard card={card} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Image, title and price: beside each other on phones. The title's link covers the card. */
function CompactCard({ card }: { card: RelatedCard }) {
  const { title, image, price, compareHref } = card;
  return (
    <article className="group relative flex w-full overflow-hidden rounded-card border border-cream-200 bg-white shadow-card sm:flex-col">
      <div className="relative min-h-26 w-thumb shrink-0 overflow-hidden sm:aspect-3/2 sm:w-full">
        <Image
          path={image}
          alt=""
          sizes="(min-width: 1216px) 24rem, (min-width: 640px) 30vw, 7rem"
          className="absolute inset-0 size-full transition-transform duration-250 ease-out group-hover:scale-103"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-1 px-4 py-3 sm:justify-start sm:p-5">
        <h3 className="text-base leading-snug">
          <CardLink card={card} className="block no-underline after:absolute after:inset-0 after:rounded-card">
            <span className="line-clamp-2">{title}</span>
          </CardLink>
        </h3>
        {price && (
          <p className="text-sm font-semibold text-ash-700 tabular-nums">
            <PriceText text={price} />
          </p>
        )}
        {compareHref && (
          <Link
            to={compareHref}
            // There are as many comparisons as pairs, and none is indexed.
            rel="nofollow"
            className="relative mt-auto -mb-2 inline-flex min-h-11 items-center self-start text-sm font-bold text-lagoon-700 underline underline-offset-4"
          >
            Bandingkan<span className="sr-only"> dengan {title}</span>
          </Link>
        )}
      </div>
    </article>
  );
}
