import { Card, type CardProps, FacilityChips } from '~/list-page/card';
import type { toCard } from './schema.server';

/** An accommodation in a list. */
export function AccommodationCard(props: CardProps<ReturnType<typeof toCard>>) {
  return (
    <Card {...props} facts={[['map-pin', props.card.location]]}>
      <FacilityChips {...props.card.facilities} />
    </Card>
  );
}
