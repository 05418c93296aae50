import { DateText } from '~/components/date-text';
import { Card, type CardProps } from '~/list-page/card';
import { CardFacts } from '~/list-page/card-facts';
import type { toCard } from './schema.server';

/** A ticket in a list, with the remaining stock. */
export function TicketCard(props: CardProps<ReturnType<typeof toCard>>) {
  const { card } = props;
  return (
    <Card {...props} price={card.price} rating={card.rating}>
      <CardFacts
        facts={[
          card.date === null ? null : ['calendar-days', <DateText key="date" date={card.date} />],
          card.location === null ? null : ['map-pin', card.location],
        ]}
      />
      {card.stock > 0 ? (
        <p className="text-sm font-bold text-whatsapp">Stok: {card.stock}</p>
      ) : (
        <p className="text-sm font-bold text-terracotta-700">Stok Habis</p>
      )}
    </Card>
  );
}
