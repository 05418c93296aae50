import { DateText } from '~/components/date-text';
import { Card, type CardProps } from '~/list-page/card';
import type { toCard } from './schema.server';

/** A ticket in a list, with the remaining stock. */
export function TicketCard(props: CardProps<ReturnType<typeof toCard>>) {
  const { date, location, stock } = props.card;
  return (
    <Card
      {...props}
      facts={[
        ['calendar-days', date && <DateText key="date" date={date} />],
        ['map-pin', location],
      ]}
    >
      <p className={`text-sm font-bold ${stock > 0 ? 'text-leaf-600' : 'text-terracotta-700'}`}>
        {stock > 0 ? `Stok: ${stock}` : 'Stok Habis'}
      </p>
    </Card>
  );
}
