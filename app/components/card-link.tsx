import { Link, useLocation } from '@remix-run/react';
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<typeof Link>, 'to' | 'state'> {
  card: { href: string; title: string };
}

/** A card's link. The detail page shows the title while it loads, and leads back to this page. */
export function CardLink({ card, ...props }: Props) {
  const { pathname } = useLocation();
  return <Link prefetch="intent" to={card.href} state={{ title: card.title, from: pathname }} {...props} />;
}
