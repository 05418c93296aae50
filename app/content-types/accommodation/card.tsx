import { Card, type CardProps } from '~/list-page/card';
import { CardFacts, FacilityChips } from '~/list-page/card-facts';
import type { toCard } from './schema.server';

export function AccommodationCard(props: CardProps<ReturnType<typeof toCard>>) {
  const { card } = props;
  return (
    <Card {...props} price={card.price} rating={card.rating}>
      <CardFacts facts={[['map-pin', card.location]]} />
      <FacilityChips {...card.facilities} />
    </Card>
  );
}
