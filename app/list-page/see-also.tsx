import { AppLink } from '~/components/app-link';
import { CategoryName } from '~/components/category-name';
import { usePendingLocation } from '~/components/use-pending-location';
import { Image } from '~/images/image';
import { href } from '~/urls/href';
import type { Neighbor } from './list-view.server';

/** Links to nearby categories for a category with few records, each with a number of records and a picture. */
export function SeeAlso({ noun, neighbors }: { noun: string; neighbors: readonly Neighbor[] }) {
  const { pathname, search } = usePendingLocation();
  return (
    <section aria-labelledby="lihat-juga" className="w-full text-left">
      <h2 id="lihat-juga" className="text-xl">
        Lihat juga
      </h2>
      <ul className="mt-4 grid gap-3 sm:max-lg:grid-cols-2">
        {neighbors.map(({ label, count, image }) => (
          <li key={label}>
            <AppLink
              prefetch="intent"
              to={href(pathname, search, { kategori: label })}
              className="flex h-full items-center gap-4 box p-3 no-underline shadow-card transition-color hover:border-lagoon-600"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-bold text-sea-900">
                  <CategoryName label={label} />
                </span>
                <span className="block text-sm text-ash-700">{`${count} ${noun}`}</span>
              </span>
              {/* Follows the name, so that the link's accessible name begins with it. */}
              {image && (
                <Image
                  path={image}
                  alt=""
                  size="thumbnail"
                  sizes="6rem"
                  className="-order-1 aspect-4/3 w-24 shrink-0 rounded-xl"
                />
              )}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
