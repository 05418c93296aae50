import { Link, useLocation } from '@remix-run/react';
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<typeof Link>, 'to' | 'state'> {
  card: { href: string; title: string };
}

/**
 * The link of a card, which covers the whole card and gives it the focus ring (`card-ring`). The detail page shows the title
 * while it loads, and leads back to this page.
 */
export function CardLink({ card, className = '', ...props }: Props) {
  const { pathname } = useLocation();
  return (
    <Link
      prefetch="intent"
      to={card.href}
      state={{ title: card.title, from: pathname }}
      data-card-link=""
      className={`no-underline after:absolute after:inset-0 after:rounded-card ${className}`}
      {...props}
    />
  );
}
