import { Card, type CardProps } from '~/list-page/card';
import type { toCard } from './schema.server';

/** An event facility in a list. */
export function FacilityCard(props: CardProps<ReturnType<typeof toCard>>) {
  const quantity = (
    <span>
      <span lang="en">Qty</span>: {props.card.quantity}
    </span>
  );
  return <Card {...props} facts={[['package', quantity]]} />;
}
