import { Card, type CardProps } from '~/listing/card';
import { CardFacts } from '~/listing/card-facts';
import { Day } from '~/ui/day';
import type { toCard } from './model.server';

/** An article in the list. */
export function ArticleCard(props: CardProps<ReturnType<typeof toCard>>) {
  const { card } = props;
  return (
    <Card {...props} heading="h3">
      <p className="line-clamp-2 text-sm">{card.description}</p>
      <CardFacts
        facts={[
          ['user-round', card.author],
          ['clock', `${card.minutes} Menit`],
          card.date === null ? null : ['calendar-days', <Day key="date" day={card.date} />],
        ]}
      />
    </Card>
  );
}
