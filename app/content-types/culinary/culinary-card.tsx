import type { ReactNode } from 'react';
import { AppLink } from '~/components/app-link';
import { MapsLink } from '~/components/external-link';
import { Icon } from '~/components/icon';
import { Rating } from '~/components/rating';
import { usePendingLocation } from '~/components/use-pending-location';
import { Image } from '~/images/image';
import { truncate } from '~/lib/truncate';
import { cardClass } from '~/list-page/card';
import { href } from '~/urls/href';
import type { CulinaryCard } from './schema.server';

interface Props {
  card: CulinaryCard;
  sizes: string;
  priority?: boolean;
  imageClass?: string;
  descriptionClass?: string;
  addressClass?: string;
  /** The control that shows truncated text in full. */
  more?: ReactNode;
}

/** The image and texts of a dish or a restaurant, inside a card. */
export function CulinaryCardBody(props: Props) {
  const { card, sizes, priority, imageClass = 'aspect-4/3', descriptionClass = 'text-sm', addressClass, more } = props;
  return (
    <>
      <div className="relative">
        <Image
          path={card.image}
          alt={card.title}
          sizes={sizes}
          priority={priority}
          className={`w-full ${imageClass}`}
        />
        {card.diets.length > 0 && <p className="absolute bottom-3 left-3 badge">{card.diets.join(' · ')}</p>}
      </div>
      <div className="flex flex-1 flex-col gap-1.5 px-4 pt-2 pb-1 sm:gap-2.5 sm:p-5">
        <div className="flex items-start justify-between gap-3">
          <h3 className="text-lg leading-snug">{card.title}</h3>
          <Rating of={card} />
        </div>
        {(card.category || card.price) && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
            {card.category && <p className="font-semibold text-lagoon-700">{card.category}</p>}
            {card.price && (
              <p className="font-bold text-sea-900 tabular" translate="no">
                {card.price}
              </p>
            )}
          </div>
        )}
        {card.description && <p className={descriptionClass}>{card.description}</p>}
        {card.address && (
          <p className="flex gap-2 text-sm">
            <Icon name="map-pin" className="size-4 text-lagoon-600" />
            <span className={addressClass}>{card.address}</span>
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4">
          {more}
          {card.address && <MapsLink title={card.title} location={card.address} className="text-sm" />}
        </div>
      </div>
    </>
  );
}

const MAX_DESCRIPTION_LENGTH = 100;

/** A dish card. Description and address are truncated until the visitor expands all cards. */
export function DishCard({ dish, expanded, priority }: { dish: CulinaryCard; expanded: boolean; priority: boolean }) {
  const full = dish.description ?? '';
  const long = full.length > MAX_DESCRIPTION_LENGTH;
  const description = long && !expanded ? `${truncate(full, MAX_DESCRIPTION_LENGTH)}...` : full;
  return (
    <article className={`h-full ${cardClass}`}>
      <CulinaryCardBody
        card={{ ...dish, description, category: undefined }}
        sizes="18rem"
        priority={priority}
        imageClass="aspect-4/3 max-sm:aspect-video"
        addressClass={expanded ? undefined : 'line-clamp-1'}
        more={!expanded && (long || dish.address) && <MoreLink title={dish.title} />}
      />
    </article>
  );
}

/** A restaurant's card. On phones a long description is truncated until the visitor opens it. */
export function RestaurantCardBody({ card }: { card: CulinaryCard }) {
  const isLong = (card.description ?? '').length > MAX_DESCRIPTION_LENGTH;
  return (
    <CulinaryCardBody
      card={card}
      sizes="(min-width: 1024px) 24rem, (min-width: 640px) 46vw, 92vw"
      imageClass="aspect-5/2 sm:aspect-4/3"
      descriptionClass={isLong ? `text-sm ${cutOnPhonesClass}` : undefined}
      more={
        isLong && (
          <details className="group hidden supports-[selector(:has(a))]:max-sm:block">
            <summary className={moreLinkClass}>
              <span className="group-open:hidden">lihat lebih lanjut</span>
              <span className="hidden group-open:inline">lihat lebih sedikit</span>
              <span className="sr-only"> tentang {card.title}</span>
            </summary>
          </details>
        )
      }
    />
  );
}

// The text precedes the `<details>` that expands it. Browsers without the selector never truncate it.
const cutOnPhonesClass = 'supports-[selector(:has(a))]:max-sm:not-[:has(~*_details[open])]:line-clamp-2';
const moreLinkClass = 'inline-flex min-h-link items-center text-link text-sm';

/** Expands the texts of all dishes. */
function MoreLink({ title }: { title: string }) {
  const { pathname, search } = usePendingLocation();
  return (
    <AppLink
      prefetch="intent"
      to={href(pathname, search, { lengkap: '1' })}
      replace
      preventScrollReset
      aria-label={`lihat lebih lanjut tentang ${title}`}
      className={moreLinkClass}
    >
      lihat lebih lanjut
    </AppLink>
  );
}
