import { DateText } from '~/components/date-text';
import { Card, type CardProps } from '~/list-page/card';
import { CardFacts } from '~/list-page/card-facts';
import type { toCard } from './schema.server';

export function ArticleCard(props: CardProps<ReturnType<typeof toCard>>) {
  const { card } = props;
  return (
    <Card {...props} heading="h3">
      <p className="line-clamp-2 text-sm">{card.description}</p>
      <CardFacts
        facts={[
          ['user-round', card.author],
          ['clock', `${card.minutes} Menit`],
          card.date === null ? null : ['calendar-days', <DateText key="date" date={card.date} />],
        ]}
      />
    </Card>
  );
}
