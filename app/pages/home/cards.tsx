import type { ReactNode } from 'react';
import { CategoryName, languageOf } from '~/components/category-name';
import { Icon, type IconName } from '~/components/icon';
import { Price } from '~/components/price';
import { Rating } from '~/components/rating';
import { CardLink } from '~/components/record-link';
import { SkeletonLine, SkeletonLines } from '~/components/skeleton';
import { Image } from '~/images/image';
import { monthName } from '~/lib/month';
import { AddCardToPlan } from '~/plan-items/add-to-plan';
import type { HomeCard } from './home-sections.server';

/** A card whose image fills it, with the text over the lower part. */
export function PosterCard({ card, sizes }: { card: HomeCard; sizes: string }) {
  return (
    <article className="group card focus-on-dark isolate flex size-full flex-col justify-end bg-sea-900">
      <Image
        path={card.image}
        alt={card.title}
        sizes={sizes}
        fallbackLabel="Gambar Tidak Tersedia"
        className="absolute inset-0 -z-10 size-full bg-sea-800! zoom-on-hover"
      />
      {card.category && (
        <p lang={languageOf(card.category)} className="absolute top-3 left-3 badge">
          {card.category}
        </p>
      )}
      {card.date && <CalendarBadge date={card.date} />}
      <div className="poster-veil p-5 pt-16 text-cream-100">
        <div className="flex items-start justify-between gap-3">
          <h3 className="line-clamp-3 grow text-lg leading-snug text-white">{card.title}</h3>
          <Rating of={card} className="text-white" />
        </div>
        {card.location && (
          <Fact icon="map-pin" className="mt-1" iconClass="text-marigold-300">
            {card.location}
          </Fact>
        )}
        <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4 text-sm">
          {card.price && (
            <span className="tabular">
              <Price {...card.price} />
            </span>
          )}
          <DetailLink card={card} className="font-bold text-marigold-300" />
        </p>
      </div>
      <AddCardToPlan card={card} className="plan-on-image" labelClass="max-lg:sr-only" />
    </article>
  );
}

const rowClass = 'card box flex w-full flex-col gap-3 p-3 sm:flex-row sm:items-center sm:gap-6 sm:p-4';

/**
 * A day as a leaf of a calendar: `14` below `Des`, with the year if it is another. The month's first three letters are its
 * Indonesian short form.
 */
function CalendarBadge({ date }: { date: NonNullable<HomeCard['date']> }) {
  const [month, day] = [date.iso.slice(0, 7), Number(date.iso.slice(8))];
  return (
    <time
      dateTime={date.iso}
      className="absolute top-12 left-3 min-w-13 overflow-hidden rounded-xl bg-white/95 text-center leading-tight text-sea-900 tabular"
    >
      <span className="sr-only">{date.text}</span>
      <span aria-hidden="true">
        <span className="block bg-terracotta-700 px-2 py-0.5 text-xs font-bold text-white">
          {monthName(month).slice(0, 3)}
        </span>
        <span className="block px-2 py-1 text-lg font-bold">{day}</span>
        {date.year && <span className="block px-2 pb-1 text-xs font-bold">{date.year}</span>}
      </span>
      {date.isPast && <span className="block px-2 pb-1 text-xs font-bold text-terracotta-700">Sudah lewat</span>}
    </time>
  );
}

/** A card in one row: image, text, price and link. */
export function RowCard({ card }: { card: HomeCard }) {
  return (
    <article className={`group ${rowClass}`}>
      <div className="aspect-9/4 shrink-0 overflow-hidden rounded-2xl sm:aspect-auto sm:h-32 sm:w-44">
        <Image
          path={card.image}
          alt={card.title}
          sizes="(min-width: 640px) 11rem, 88vw"
          fallbackLabel="Gambar Tidak Tersedia"
          className="size-full text-center zoom-on-hover"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 text-xs font-semibold text-lagoon-700">
            {card.category && <CategoryName label={card.category} />}
            {/* In one line with the category. */}
            <Rating of={card} className="inline-flex! text-sea-900" />
          </p>
          <h3 className="mt-0.5 line-clamp-2 text-lg leading-snug">{card.title}</h3>
          <div className="mt-0.5 flex flex-wrap gap-x-4">
            {card.capacity && (
              <Fact icon="users" className="shrink-0" iconClass="text-lagoon-600">
                {card.capacity} orang
              </Fact>
            )}
            {card.location && (
              <Fact icon="map-pin" className="min-w-0" iconClass="text-lagoon-600">
                {card.location}
              </Fact>
            )}
          </div>
        </div>
        <div className="shrink-0 sm:text-right">
          {card.price && (
            <p className="text-sm text-sea-900 tabular">
              <Price {...card.price} />
            </p>
          )}
          <div className="flex items-center justify-between gap-x-3 sm:justify-end">
            <DetailLink card={card} className="text-sm font-bold text-lagoon-700" />
            <AddCardToPlan
              card={card}
              className="relative sm:-mr-3 hover:bg-lagoon-50 max-xs:size-11 max-xs:justify-center max-xs:border max-xs:border-cream-300 max-xs:px-0"
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
    <div className={rowClass}>
      <div className="aspect-9/4 shrink-0 rounded-2xl shimmer sm:aspect-auto sm:h-32 sm:w-44" />
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

function Fact(props: { icon: IconName; className: string; iconClass: string; children: ReactNode }) {
  return (
    <p className={`flex items-center gap-1.5 text-sm ${props.className}`}>
      <Icon name={props.icon} className={`size-4 ${props.iconClass}`} />
      <span className="line-clamp-1">{props.children}</span>
    </p>
  );
}

/** The link of a card, which covers the whole card. */
function DetailLink({ card, className }: { card: HomeCard; className: string }) {
  return (
    <CardLink
      card={card}
      aria-label={`Lihat Detail ${card.title}`}
      className={`inline-flex items-center gap-1.5 ${className}`}
    >
      Lihat Detail
      <Icon name="arrow-right" className="size-4 shift-on-hover" />
    </CardLink>
  );
}
