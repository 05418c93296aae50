import { Card, type CardProps } from '~/list-page/card';
import { CardFacts } from '~/list-page/card-facts';
import type { toCard } from './schema.server';

export function PackageCard(props: CardProps<ReturnType<typeof toCard>>) {
  const { card } = props;
  return (
    <Card {...props} price={card.price} rating={card.rating}>
      <CardFacts
        facts={[
          card.duration === null ? null : ['clock', card.duration],
          card.location === null ? null : ['map-pin', card.location],
        ]}
      />
    </Card>
  );
}
