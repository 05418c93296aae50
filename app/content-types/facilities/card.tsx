import { Card, type CardProps } from '~/list-page/card';
import { CardFacts } from '~/list-page/card-facts';
import type { toCard } from './schema.server';

export function FacilityCard(props: CardProps<ReturnType<typeof toCard>>) {
  const { card } = props;
  return (
    <Card {...props} price={card.price}>
      {card.description && <p className="line-clamp-2 text-sm">{card.description}</p>}
      <CardFacts facts={[['package', <Quantity key="quantity" count={card.quantity} />]]} />
    </Card>
  );
}

function Quantity({ count }: { count: number }) {
  return (
    <span>
      <span lang="en">Qty</span>: {count}
    </span>
  );
}
