import { Icon } from '~/components/icon';
import { PageLink } from '~/components/page-link';
import { Rating } from '~/components/rating';
import { StartFrom } from '~/components/start-from';
import { CategoryName } from '~/content-types/category-name';
import { Image } from '~/images/image';
import { categoryBadge } from '~/list-page/card';
import type { HomeCard } from './home-sections.server';

/** A card whose image fills it, with the text over the lower part. */
export function PosterCard({ card, sizes }: { card: HomeCard; sizes: string }) {
  return (
    <article
      data-card=""
      className="group on-dark relative isolate flex size-full flex-col justify-end overflow-hidden rounded-card bg-sea-900 shadow-card"
    >
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
        {card.location && (
          <p className="mt-1 flex items-center gap-1.5 text-sm">
            <Icon name="map-pin" className="size-4 text-marigold-300" />
            <span className="line-clamp-1">{card.location}</span>
          </p>
        )}
        <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4 text-sm font-bold">
          {card.price && (
            <span className="tabular-nums">
              <StartFrom text={card.price} />
            </span>
          )}
          <PageLink
            href={card.href}
            aria-label={`Lihat Detail ${card.title}`}
            className="inline-flex items-center gap-1.5 text-marigold-300 no-underline after:absolute after:inset-0 after:rounded-card"
          >
            Lihat Detail
            <Icon
              name="arrow-right"
              className="size-4 transition-transform duration-200 group-hover:translate-x-1"
            />
          </PageLink>
        </p>
      </div>
    </article>
  );
}
