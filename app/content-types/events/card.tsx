import { DateText } from '~/components/date-text';
import { formatNumber } from '~/lib/currency';
import { Card, type CardProps } from '~/list-page/card';
import type { toCard } from './schema.server';

/** An event in a list. */
export function EventCard(props: CardProps<ReturnType<typeof toCard>>) {
  const { date, location, capacity } = props.card;
  return (
    <Card
      {...props}
      brief
      facts={[
        ['calendar-days', date ? <DateText key="date" date={date} /> : 'Tanggal belum ditentukan'],
        ['map-pin', location ?? 'Lokasi belum ditentukan'],
        ['users', capacity === null ? null : `Kapasitas: ${formatNumber(capacity)} Orang`],
      ]}
    />
  );
}
