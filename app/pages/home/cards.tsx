import { CardLink } from '~/components/card-link';
import { Icon } from '~/components/icon';
import { PriceText } from '~/components/price-text';
import { Rating } from '~/components/rating';
import { SkeletonLine, SkeletonLines } from '~/components/skeleton';
import { CategoryName } from '~/content-types/category-name';
import { Image } from '~/images/image';
import { categoryBadge } from '~/list-page/card';
import { AddCardToPlan } from '~/plan/add-to-plan';
import type { HomeCard } from './home-sections.server';

/** A card whose image fills it, with the text over the lower part. */
export function PosterCard({ card, sizes }: { card: HomeCard; sizes: string }) {
  return (
    <article className="group on-dark relative isolate flex size-full flex-col justify-end overflow-hidden rounded-card bg-sea-900 shadow-card">
      <Image
        path={card.image}
        alt={card.title}
        sizes={sizes}
        fallbackLabel="Gambar Tidak Tersedia"
        className="absolute inset-0 -z-10 size-full transition-transform duration-250 ease-out group-hover:scale-103"
      />
      {card.category && (
        <p className={`absolute top-3 left-3 ${categoryBadge}`}>
          <CategoryName label={card.category} />
        </p>
      )}
      <div className="bg-linear-to-t from-sea-950 via-sea-950/85 via-65% to-transparent p-5 pt-16 text-cream-100">
        <div className="flex items-start justify-between gap-3">
          <h3 className="line-clamp-3 grow text-lg leading-snug text-white">{card.title}</h3>
          <Rating value={card.rating} tone="text-white" />
        </div>
        {card.location && <Location name={card.location} className="mt-1" iconClass="text-marigold-300" />}
        <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4 text-sm font-bold">
          {card.price && (
            <span className="tabular-nums">
              <PriceText text={card.price} />
            </span>
          )}
          <DetailLink card={card} className="text-marigold-300" />
        </p>
      </div>
      <AddCardToPlan card={card} className="absolute top-2 right-2 bg-white/95 text-sea-900 hover:bg-white" />
    </article>
  );
}

const rowFrame =
  'relative flex w-full gap-4 overflow-hidden rounded-card border border-cream-200 bg-white p-3 shadow-card sm:items-center sm:gap-6 sm:p-4';

/** A card in one row: image, text, price and link. */
export function RowCard({ card }: { card: HomeCard }) {
  return (
    <article className={`group ${rowFrame}`}>
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
          {card.location && <Location name={card.location} className="mt-0.5" iconClass="text-lagoon-600" />}
        </div>
        <div className="shrink-0 sm:text-right">
          {card.price && (
            <p className="text-sm font-bold text-sea-900 tabular-nums">
              <PriceText text={card.price} />
            </p>
          )}
          <div className="flex items-center justify-between gap-x-3 sm:justify-end">
            <DetailLink card={card} className="text-sm font-bold text-lagoon-700" />
            <AddCardToPlan
              card={card}
              className="relative -my-1 -mr-1.5 text-sea-900 hover:bg-lagoon-50"
              labelClass="max-xs:hidden"
            />
          </div>
        </div>
      </div>
    </article>
  );
}

/** The loading state of a `RowCard`. */
export function RowSkeleton() {
  return (
    <div className={rowFrame}>
      <div className="size-thumb shrink-0 rounded-2xl shimmer sm:h-32 sm:w-44" />
      <div className="min-w-0 flex-1">
        <div className="text-xs">
          <SkeletonLine className="w-24" />
        </div>
        <div className="mt-0.5 text-lg leading-snug">
          <SkeletonLines count={2} />
        </div>
        <div className="mt-0.5 text-sm">
          <SkeletonLines count={3} />
        </div>
      </div>
    </div>
  );
}

function Location({ name, className, iconClass }: { name: string; className: string; iconClass: string }) {
  return (
    <p className={`flex items-center gap-1.5 text-sm ${className}`}>
      <Icon name="map-pin" className={`size-4 ${iconClass}`} />
      <span className="line-clamp-1">{name}</span>
    </p>
  );
}

/** The link of a card, which covers the whole card. */
function DetailLink({ card, className }: { card: HomeCard; className: string }) {
  return (
    <CardLink
      card={card}
      aria-label={`Lihat Detail ${card.title}`}
      className={`inline-flex items-center gap-1.5 no-underline after:absolute after:inset-0 after:rounded-card ${className}`}
    >
      Lihat Detail
      <Icon name="arrow-right" className="size-4 transition-transform duration-200 group-hover:translate-x-1" />
    </CardLink>
  );
}
