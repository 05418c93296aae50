import { Card, type CardProps } from '~/list-page/card';
import type { toCard } from './schema.server';

/** An attraction in a list. */
export function AttractionCard(props: CardProps<ReturnType<typeof toCard>>) {
  return <Card {...props} row facts={[['map-pin', props.card.location]]} />;
}
