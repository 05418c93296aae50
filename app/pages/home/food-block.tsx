import type { ReactNode } from 'react';
import { button } from '~/components/button';
import { RetryingSpinner } from '~/components/feedback/retrying-spinner';
import { Spinner } from '~/components/feedback/spinner';
import { Icon } from '~/components/icon';
import { PageLink } from '~/components/page-link';
import { contentTypes } from '~/content-types/registry';
import { Image } from '~/images/image';
import type { HomeDish } from './home-sections.server';

/** The dishes as a horizontally scrolling row on a dark background (specification 2). */
export function FoodBlock({ food }: { food: HomeDish[] | null }) {
  return (
    <FoodFrame>
      {food === null ? (
        <FoodWords>
          <RetryingSpinner label="Memuat data ..." />
        </FoodWords>
      ) : food.length === 0 ? (
        <FoodWords>
          <Spinner label="Memuat data ..." />
        </FoodWords>
      ) : (
        <Dishes dishes={food} />
      )}
    </FoodFrame>
  );
}

/** The food block's loading state. */
export function FoodLoading() {
  return (
    <div data-loading="">
      <FoodFrame>
        <FoodWords>
          <Spinner label="Memuat data ..." className="min-h-96" />
        </FoodWords>
      </FoodFrame>
    </div>
  );
}

const FoodWords = ({ children }: { children: ReactNode }) => (
  <div className="mt-8 rounded-card bg-cream-50">{children}</div>
);

function FoodFrame({ children }: { children: ReactNode }) {
  return (
    <section className="on-dark overflow-x-clip bg-sea-900 py-14 text-cream-100 lg:py-20">
      <div className="page">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 sm:flex-nowrap">
          <div>
            <h2 className="text-3xl text-white">Cita Rasa Bali</h2>
            <p className="mt-2 text-cream-200">Makanan yang membuat orang kembali ke warung yang sama.</p>
          </div>
          <PageLink href={contentTypes.culinary.path} className={button('onDark')}>
            Jelajahi Kuliner
            <Icon name="arrow-right" className="size-4" />
          </PageLink>
        </div>
        {children}
      </div>
    </section>
  );
}

function Dishes({ dishes }: { dishes: readonly HomeDish[] }) {
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable by keyboard.
      tabIndex={0}
      className="mt-8 flex gap-5 overflow-x-auto bleed pb-3 no-scrollbar"
    >
      {dishes.map((dish, index) => (
        <li key={`${index} ${dish.anchor}`} className="w-64 shrink-0">
          <Image
            path={dish.image}
            alt={dish.title}
            sizes="16rem"
            fallbackLabel="Gambar Tidak Tersedia"
            className="aspect-4/3 w-full rounded-card"
          />
          <h3 className="mt-4 text-lg text-white">{dish.title}</h3>
          {dish.description && <p className="mt-1 line-clamp-5 text-sm text-cream-200">{dish.description}</p>}
        </li>
      ))}
    </ul>
  );
}
