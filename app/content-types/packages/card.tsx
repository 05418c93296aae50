import { Card, type CardProps } from '~/list-page/card';
import type { toCard } from './schema.server';

/** A larger minimum of people stands on the card: it is a reason not to choose the package. */
const USUAL_GROUP = 2;

/** A tour package in a list (specification 2). */
export function PackageCard(props: CardProps<ReturnType<typeof toCard>>) {
  const { duration, minPeople, location } = props.card;
  return (
    <Card
      {...props}
      facts={[
        ['clock', duration],
        ['users', minPeople !== null && minPeople > USUAL_GROUP ? `Min. ${minPeople} orang` : null],
        ['map-pin', location],
      ]}
    />
  );
}
