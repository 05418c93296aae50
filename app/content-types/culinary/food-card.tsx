import { Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Icon } from '~/components/icon';
import { MapsLink } from '~/components/maps-link';
import { Rating } from '~/components/rating';
import { Image } from '~/images/image';
import { hrefWith } from '~/lib/search-params';
import { truncate } from '~/lib/truncate';
import { cardFrame } from '~/list-page/card';
import type { FoodView } from './schema.server';

interface Props {
  food: FoodView;
  sizes: string;
  priority?: boolean;
  addressClass?: string;
  /** Between address and price. */
  children?: ReactNode;
}

/** The image and texts of a dish or a restaurant, inside a card's frame. */
export function FoodCardBody({ food, sizes, priority, addressClass, children }: Props) {
  return (
    <>
      <Image path={food.image} alt={food.title} sizes={sizes} priority={priority} className="aspect-4/3 w-full" />
      <div className="flex flex-1 flex-col gap-2.5 p-5">
        <div className="flex items-start justify-between gap-3">
          <h3 className="text-lg leading-snug">{food.title}</h3>
          <Rating value={food.rating} />
        </div>
        {food.category && <p className="text-sm font-semibold text-lagoon-700">{food.category}</p>}
        {food.description && <p className="text-sm">{food.description}</p>}
        {food.address && (
          <p className="flex gap-2 text-sm">
            <Icon name="map-pin" className="size-4 text-lagoon-600" />
            <span className={addressClass}>{food.address}</span>
          </p>
        )}
        {food.address && <MapsLink title={food.title} location={food.address} className="-my-2 self-start text-sm" />}
        {children}
        {food.price && <p className="mt-auto pt-1 font-bold text-sea-900 tabular-nums">{food.price}</p>}
      </div>
    </>
  );
}

const MAX_DESCRIPTION_LENGTH = 100;

/** A dish card; description and address are truncated until the visitor expands all cards (specification 4). */
export function DishCard({ dish, expanded, priority }: { dish: FoodView; expanded: boolean; priority: boolean }) {
  const { pathname, search } = useLocation();
  const full = dish.description ?? '';
  const long = full.length > MAX_DESCRIPTION_LENGTH;
  const description = long && !expanded ? `${truncate(full, MAX_DESCRIPTION_LENGTH)}...` : full;
  return (
    <article className={`h-full ${cardFrame}`}>
      <FoodCardBody
        food={{ ...dish, description, category: undefined }}
        sizes="18rem"
        priority={priority}
        addressClass={expanded ? undefined : 'line-clamp-1'}
      >
        {!expanded && (long || dish.address) && (
          <Link
            prefetch="intent"
            to={hrefWith(pathname, search, { lengkap: true })}
            replace
            preventScrollReset
            aria-label={`lihat lebih lanjut tentang ${dish.title}`}
            className="inline-flex min-h-link items-center self-start text-sm font-bold text-lagoon-700 underline underline-offset-4"
          >
            lihat lebih lanjut
          </Link>
        )}
      </FoodCardBody>
    </article>
  );
}
