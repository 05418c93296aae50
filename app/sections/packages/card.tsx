import { Card, type CardProps } from '~/listing/card';
import { CardFacts } from '~/listing/card-facts';
import type { toCard } from './model.server';

/** A tour package in a list. */
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
