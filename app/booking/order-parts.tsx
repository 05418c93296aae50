import { button } from '~/components/button';
import { ExternalLink } from '~/components/external-link';
import { Icon } from '~/components/icon';
import { Price } from '~/components/price-text';
import type { PriceView } from '~/lib/currency';
import type { OrderView } from './order';

/** The `id` of the order card's button. */
export const CHAT_ID = 'chat-pesan';

interface PriceProps {
  price: PriceView;
  className: string;
  amountClass: string;
  stacked?: boolean;
}

/** The price of an order: label, amount, unit. */
export function OrderPrice({ price: { label, amount, unit }, className, ...look }: PriceProps) {
  return (
    <p className={`min-w-0 leading-tight tabular-nums ${className}`}>
      <Price label={label} amount={amount} unit={unit} {...look} amountClass={`text-sea-900 ${look.amountClass}`} />
    </p>
  );
}

type ChatProps = NonNullable<OrderView['chat']> & { id?: string; className: string };

/** The button that opens the chat with the order message. */
export function ChatButton({ id, label, href, className }: ChatProps) {
  return (
    <ExternalLink id={id} href={href} className={button('whatsapp', `no-print ${className}`)}>
      <Icon name="whatsapp" />
      {label}
    </ExternalLink>
  );
}
