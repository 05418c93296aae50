import { Card, type CardProps } from '~/list-page/card';
import { CardFacts, FacilityChips } from '~/list-page/card-facts';
import type { toCard } from './schema.server';

export function VehicleCard(props: CardProps<ReturnType<typeof toCard>>) {
  const { card } = props;
  return (
    <Card {...props} price={card.price} rating={card.rating}>
      <CardFacts
        facts={[
          card.capacity === null ? null : ['users', `${card.capacity} orang`],
          card.transmission === null ? null : ['cog', card.transmission],
        ]}
      />
      <FacilityChips {...card.facilities} />
    </Card>
  );
}
