import { useLocation } from '@remix-run/react';
import { Icon } from '~/components/icon';
import { PageLink } from '~/components/page-link';
import { Rating } from '~/components/rating';
import { Image } from '~/images/image';
import { hrefWith } from '~/lib/search-params';
import { truncate } from '~/lib/truncate';
import { cardFrame } from '~/list-page/card';
import type { FoodView } from './schema.server';

const MAX_DESCRIPTION_LENGTH = 100;

/** A dish card; description and address are truncated until the visitor expands all cards (specification 4). */
export function DishCard({
  dish,
  expanded,
  priority,
}: {
  dish: FoodView;
  expanded: boolean;
  priority: boolean;
}) {
  const { pathname, search } = useLocation();
  const description = dish.description ?? '';
  const long = description.length > MAX_DESCRIPTION_LENGTH;
  return (
    <article className={`h-full ${cardFrame}`}>
      <Image
        path={dish.image}
        alt={dish.title}
        sizes="18rem"
        priority={priority}
        className="aspect-4/3 w-full"
      />
      <div className="flex flex-1 flex-col gap-2.5 p-5">
        <div className="flex items-start justify-between gap-3">
          <h3 className="text-lg leading-snug">{dish.title}</h3>
          <Rating value={dish.rating} />
        </div>
        {description && (
          <p className="text-sm">
            {long && !expanded ? `${truncate(description, MAX_DESCRIPTION_LENGTH)}...` : description}
          </p>
        )}
        {dish.address && (
          <p className="flex gap-2 text-sm">
            <Icon name="map-pin" className="size-4 text-lagoon-600" />
            <span className={expanded ? undefined : 'line-clamp-1'}>{dish.address}</span>
          </p>
        )}
        {!expanded && (long || dish.address) && (
          <PageLink
            href={hrefWith(pathname, search, { lengkap: true })}
            replace
            stay
            aria-label={`lihat lebih lanjut tentang ${dish.title}`}
            className="inline-flex min-h-link items-center self-start text-sm font-bold text-lagoon-700 underline underline-offset-4"
          >
            lihat lebih lanjut
          </PageLink>
        )}
        {dish.price && <p className="mt-auto pt-1 font-bold text-sea-900 tabular-nums">{dish.price}</p>}
      </div>
    </article>
  );
}
