import type { ReactNode } from 'react';
import { AppLink } from '~/components/app-link';
import { button } from '~/components/button';
import { Carousel } from '~/components/carousel';
import { RetryingSpinner, Spinner } from '~/components/feedback/spinner';
import { Icon } from '~/components/icon';
import { contentTypes } from '~/definitions/registry';
import { Image } from '~/images/image';
import { SectionLayout } from './home-section';
import type { HomeDish } from './home-sections.server';

const TITLE = 'Cita Rasa Bali';

/** The dishes as a horizontally scrolling row on a dark background. A list that fails is fetched again. */
export function HomeDishes({ dishes }: { dishes: HomeDish[] | null }) {
  if (dishes === null) return <DishesLayout notice={<RetryingSpinner />} />;
  if (dishes.length === 0) return <DishesLayout notice={<Spinner />} />;
  return (
    <DishesLayout>
      <Carousel label={TITLE} noun="Makanan" className="mt-8" buttonsOnPhones={false}>
        {dishes.map((dish, index) => (
          <li key={`${index} ${dish.title}`} className="w-64 shrink-0">
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
      </Carousel>
    </DishesLayout>
  );
}

/** The loading state of the dishes. */
export function HomeDishesLoading() {
  return (
    <div data-loading="">
      <DishesLayout notice={<Spinner className="min-h-96" />} />
    </div>
  );
}

function DishesLayout({ notice, children }: { notice?: ReactNode; children?: ReactNode }) {
  return (
    <SectionLayout
      title={TITLE}
      lead="Makanan yang membuat orang kembali ke warung yang sama."
      onDark
      link={
        <AppLink prefetch="intent" to={contentTypes.culinary.path} className={button('onDark')}>
          Jelajahi Kuliner
          <Icon name="arrow-right" className="size-4" />
        </AppLink>
      }
    >
      {notice ? <div className="mt-8 rounded-card bg-cream-50">{notice}</div> : children}
    </SectionLayout>
  );
}
