import { Card, type CardProps } from '~/list-page/card';
import type { toCard } from './schema.server';

/** Cards show a minimum of people only above this number: a higher one can rule a package out. */
const MIN_PEOPLE_SHOWN_ABOVE = 2;

/** A tour package in a list. */
export function PackageCard(props: CardProps<ReturnType<typeof toCard>>) {
  const { duration, minPeople, location } = props.card;
  return (
    <Card
      {...props}
      facts={[
        ['clock', duration],
        ['users', minPeople !== null && minPeople > MIN_PEOPLE_SHOWN_ABOVE ? `Min. ${minPeople} orang` : null],
        ['map-pin', location],
      ]}
    />
  );
}
