import { useLocation } from '@remix-run/react';
import type { ComponentProps } from 'react';
import { AppLink } from './app-link';

interface Props extends Omit<ComponentProps<typeof AppLink>, 'to' | 'state'> {
  card: { href: string; title: string };
}

/** A link to a record's page. The page shows the title while it loads, and leads back to this page. */
export function RecordLink({ card, ...props }: Props) {
  const { pathname } = useLocation();
  return <AppLink prefetch="intent" to={card.href} state={{ title: card.title, from: pathname }} {...props} />;
}

/** The link of a card. It covers the whole positioned card, and gives it the focus ring (`card`). */
export function CardLink({ className = '', ...props }: Props) {
  return <RecordLink data-card-link="" className={`card-link ${className}`} {...props} />;
}
