import { Carousel } from '~/components/carousel';
import { DishCard } from './culinary-card';
import { DISHES_TITLE } from './culinary-layout';
import type { CulinaryCard } from './schema.server';

/** The dishes of the culinary page in a row (specification 4). */
export function DishCarousel({ dishes, expanded }: { dishes: readonly CulinaryCard[]; expanded: boolean }) {
  return (
    <Carousel label={DISHES_TITLE} noun="Makanan">
      {dishes.map((dish, index) => (
        <li key={`${index} ${dish.anchor}`} id={dish.anchor} className="w-72 shrink-0 scroll-mt-40 lg:w-66">
          <DishCard dish={dish} expanded={expanded} priority={index === 0} />
        </li>
      ))}
    </Carousel>
  );
}
