import { useSearchParams } from '@remix-run/react';
import { Carousel } from '~/components/carousel';
import { RetryingSpinner } from '~/components/feedback/spinner';
import { useFocusFirstNew } from '~/components/focus-and-scroll';
import { usePendingLocation } from '~/components/use-pending-location';
import { contentTypes } from '~/definitions/registry';
import { cardClass } from '~/list-page/card';
import { CardSkeletons } from '~/list-page/cards-loading';
import { Chip, ChipCount, ChipRow } from '~/list-page/chip-row';
import { LoadMore } from '~/list-page/load-more';
import { usePendingCount } from '~/list-page/use-pending-params';
import { href } from '~/urls/href';
import { MAX_CARDS, readParam } from '~/urls/params';
import { DishCard, RestaurantCardBody } from './culinary-card';
import { CulinaryLayout, DISHES_TITLE, restaurantGridClass } from './culinary-layout';
import type { CategoryCount, CulinaryView } from './culinary-view.server';
import { FoodTour } from './food-tour';
import type { AnchoredCard } from './schema.server';

/** Dishes and restaurants. A list that fails shows a spinner and is fetched again. */
export function CulinarySections({ view: { dishes, restaurants } }: { view: CulinaryView }) {
  const [search] = useSearchParams();
  const spinner = <RetryingSpinner />;
  return (
    <>
      <CulinaryLayout
        dishes={dishes ? <DishCarousel {...dishes} expanded={readParam(search, 'lengkap')} /> : spinner}
        restaurants={
          restaurants ? (
            <>
              <RestaurantChips categories={restaurants.categories} current={readParam(search, 'kategori')} />
              <RestaurantGrid {...restaurants} category={readParam(search, 'kategori')} />
            </>
          ) : (
            spinner
          )
        }
      />
      <FoodTour />
    </>
  );
}

/** The dishes of the culinary page in a row. */
function DishCarousel(props: { shown: readonly AnchoredCard[]; total: number; expanded: boolean }) {
  const { shown, total, expanded } = props;
  return (
    <>
      <Limit shown={shown.length} total={total} />
      <Carousel label={DISHES_TITLE} noun="Makanan">
        {shown.map((dish, index) => (
          <li
            key={`${index} ${dish.anchor}`}
            id={idOf(dish, index, shown)}
            className="w-72 shrink-0 scroll-mt-40 lg:w-66"
          >
            <DishCard dish={dish} expanded={expanded} priority={index === 0} />
          </li>
        ))}
      </Carousel>
    </>
  );
}

/** Returns a unique id for a card: two records may share a slug. */
const idOf = ({ anchor }: AnchoredCard, index: number, shown: readonly AnchoredCard[]) =>
  shown.findIndex((card) => card.anchor === anchor) === index ? anchor : undefined;

/** The number of records beyond the limit of a page. */
function Limit({ shown, total }: { shown: number; total: number }) {
  return (
    shown === MAX_CARDS && total > MAX_CARDS && <p className="mb-4 text-sm">{`${MAX_CARDS} pertama dari ${total}`}</p>
  );
}

/** The categories of restaurants as links, each with its count; renders nothing if there is only one. */
function RestaurantChips({ categories, current }: { categories: readonly CategoryCount[]; current: string | null }) {
  const { pathname, search } = usePendingLocation();
  if (categories.length < 3) return null;
  return (
    <ChipRow label="Kategori restoran" current={current} wraps className="mb-5">
      {categories.map(({ label, count }) => (
        <Chip
          key={label}
          prefetch="intent"
          preventScrollReset
          to={href(pathname, search, { kategori: label })}
          isCurrent={label === current}
        >
          {label ?? 'Semua'}
          <ChipCount count={count} />
        </Chip>
      ))}
    </ChipRow>
  );
}

/** A grid of six restaurants. Load More adds six at a time. */
function RestaurantGrid(props: { shown: readonly AnchoredCard[]; total: number; category: string | null }) {
  const { shown, total, category } = props;
  const pendingCount = usePendingCount(shown.length, total);
  const list = useFocusFirstNew<HTMLUListElement>(category ?? '', shown.length, ':scope > li');
  return (
    <>
      <Limit shown={shown.length} total={total} />
      {total === 0 && <p>Tidak ada restoran di kategori ini.</p>}
      <ul ref={list} className={restaurantGridClass}>
        {shown.map((place, index) => (
          <li
            key={`${index} ${place.title}`}
            id={idOf(place, index, shown)}
            tabIndex={-1}
            className={`scroll-mt-40 ${cardClass}`}
          >
            <RestaurantCardBody card={place} />
          </li>
        ))}
        {pendingCount > 0 && <CardSkeletons count={pendingCount} skeleton={contentTypes.culinary.cardSkeleton} />}
      </ul>
      <LoadMore shown={shown.length} pendingCount={pendingCount} total={total} />
    </>
  );
}
