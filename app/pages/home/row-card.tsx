import { Icon } from '~/components/icon';
import { PageLink } from '~/components/page-link';
import { Rating } from '~/components/rating';
import { StartFrom } from '~/components/start-from';
import { CategoryName } from '~/content-types/category-name';
import { Image } from '~/images/image';
import type { HomeCard } from './home-sections.server';

export const rowCardFrame =
  'relative flex w-full gap-4 overflow-hidden rounded-card border border-cream-200 bg-white p-3 shadow-card sm:items-center sm:gap-6 sm:p-4';

/** A card in one row: image, text, price and link. */
export function RowCard({ card }: { card: HomeCard }) {
  return (
    <article data-card="" className={`group ${rowCardFrame}`}>
      <div className="size-thumb shrink-0 overflow-hidden rounded-2xl sm:h-32 sm:w-44">
        <Image
          path={card.image}
          alt={card.title}
          sizes="(min-width: 640px) 11rem, 7rem"
          fallbackLabel="Gambar Tidak Tersedia"
          className="size-full text-center transition-transform duration-250 ease-out group-hover:scale-103"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 text-xs font-semibold text-lagoon-700">
            {card.category && <CategoryName label={card.category} />}
            <Rating value={card.rating} />
          </p>
          <h3 className="mt-0.5 line-clamp-2 text-lg leading-snug">{card.title}</h3>
          {card.location && (
            <p className="mt-0.5 flex items-center gap-1.5 text-sm">
              <Icon name="map-pin" className="size-4 text-lagoon-600" />
              <span className="line-clamp-1">{card.location}</span>
            </p>
          )}
        </div>
        <div className="shrink-0 sm:text-right">
          {card.price && (
            <p className="text-sm font-bold text-sea-900 tabular-nums">
              <StartFrom text={card.price} />
            </p>
          )}
          <PageLink
            href={card.href}
            aria-label={`Lihat Detail ${card.title}`}
            className="mt-1 inline-flex items-center gap-1.5 text-sm font-bold text-lagoon-700 no-underline after:absolute after:inset-0 after:rounded-card"
          >
            Lihat Detail
            <Icon
              name="arrow-right"
              className="size-4 transition-transform duration-200 group-hover:translate-x-1"
            />
          </PageLink>
        </div>
      </div>
    </article>
  );
}
