import { useRef } from 'react';
import { StepButtons } from '~/components/icon-button';
import { DishCard } from './culinary-card';
import { DISHES_TITLE } from './culinary-layout';
import type { CulinaryCard } from './schema.server';

const STEP_PX = 300;

/**
 * A horizontally scrolling row of dishes. Its buttons scroll by 300 px and wrap around at both ends (specification 2
 * and 4). Without JavaScript the row scrolls by touch, wheel or keyboard.
 */
export function DishCarousel({ dishes, expanded }: { dishes: readonly CulinaryCard[]; expanded: boolean }) {
  const row = useRef<HTMLUListElement>(null);

  const step = (direction: 1 | -1) => {
    const element = row.current;
    if (!element) return;
    const maxScrollLeft = element.scrollWidth - element.clientWidth;
    const atEnd = direction === 1 ? element.scrollLeft >= maxScrollLeft - 2 : element.scrollLeft <= 2;
    const left = atEnd ? (direction === 1 ? 0 : maxScrollLeft) : element.scrollLeft + direction * STEP_PX;
    element.scrollTo({ left });
  };

  return (
    <section aria-roledescription="carousel" aria-label={DISHES_TITLE} className="relative">
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable by keyboard.
        tabIndex={0}
        className="relative flex gap-5 overflow-x-auto bleed pb-4 no-scrollbar motion-safe:scroll-smooth"
      >
        {dishes.map((dish, index) => (
          <li key={`${index} ${dish.anchor}`} id={dish.anchor} className="w-72 shrink-0 scroll-mt-40 lg:w-66">
            <DishCard dish={dish} expanded={expanded} priority={index === 0} />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex justify-end gap-3 scripting-none:hidden">
        <StepButtons
          noun="Makanan"
          step={step}
          className="border border-cream-300 bg-white text-sea-900 hover:border-lagoon-600"
        />
      </div>
    </section>
  );
}
