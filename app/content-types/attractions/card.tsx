import { Card, type CardProps } from '~/list-page/card';
import type { toCard } from './schema.server';

export function AttractionCard(props: CardProps<ReturnType<typeof toCard>>) {
  return <Card {...props} facts={[['map-pin', props.card.location]]} />;
}
