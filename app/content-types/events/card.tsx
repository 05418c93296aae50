import { DateText } from '~/components/date-text';
import { Card, type CardProps } from '~/list-page/card';
import { CardFacts } from '~/list-page/card-facts';
import type { toCard } from './schema.server';

export function EventCard(props: CardProps<ReturnType<typeof toCard>>) {
  const { card } = props;
  return (
    <Card {...props} price={card.price}>
      {card.description && <p className="line-clamp-2 text-sm">{card.description}</p>}
      <CardFacts
        facts={[
          [
            'calendar-days',
            card.date ? <DateText key="date" date={card.date} /> : 'Tanggal belum ditentukan',
          ],
          ['map-pin', card.location ?? 'Lokasi belum ditentukan'],
          card.capacity === null ? null : ['users', `Kapasitas: ${card.capacity} Orang`],
        ]}
      />
    </Card>
  );
}
