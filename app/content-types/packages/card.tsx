import { Card, type CardProps } from '~/list-page/card';
import type { toCard } from './schema.server';

/** A tour package in a list (specification 2). */
export function PackageCard(props: CardProps<ReturnType<typeof toCard>>) {
  const { duration, location } = props.card;
  return (
    <Card
      {...props}
      facts={[
        ['clock', duration],
        ['map-pin', location],
      ]}
    />
  );
}
