import { Card, type CardProps, FacilityChips } from '~/list-page/card';
import type { toCard } from './schema.server';

/** A vehicle in a list. */
export function VehicleCard(props: CardProps<ReturnType<typeof toCard>>) {
  const { capacity, transmission, facilities } = props.card;
  return (
    <Card
      {...props}
      facts={[
        ['users', capacity === null ? null : `${capacity} orang`],
        ['cog', transmission],
      ]}
    >
      <FacilityChips {...facilities} />
    </Card>
  );
}
