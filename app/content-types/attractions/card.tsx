import { Card, type CardProps } from '~/list-page/card';
import { CardFacts } from '~/list-page/card-facts';
import type { toCard } from './schema.server';

export function AttractionCard(props: CardProps<ReturnType<typeof toCard>>) {
  const { card } = props;
  return (
    <Card {...props} price={card.price}>
      {card.description && <p className="line-clamp-2 text-sm">{card.description}</p>}
      {card.location && <CardFacts facts={[['map-pin', card.location]]} />}
    </Card>
  );
}
