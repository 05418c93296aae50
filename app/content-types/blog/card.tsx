import { DateText } from '~/components/date-text';
import { Card, type CardProps } from '~/list-page/card';
import type { toCard } from './schema.server';

/** An article in a list. */
export function ArticleCard(props: CardProps<ReturnType<typeof toCard>>) {
  const { author, minutes, date } = props.card;
  return (
    <Card
      {...props}
      heading="h3"
      facts={[
        ['user-round', author],
        ['clock', `${minutes} Menit`],
        ['calendar-days', date && <DateText key="date" date={date} />],
      ]}
    />
  );
}
