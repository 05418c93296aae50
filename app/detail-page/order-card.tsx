import { button } from '~/components/button';
import { ExternalLink } from '~/components/external-link';
import { Icon } from '~/components/icon';
import { StartFrom } from '~/components/start-from';
import type { PriceView } from '~/lib/currency';

/** Price and order link of the order card and the order bar. */
export interface Order {
  price: PriceView;
  /** WhatsApp link with the order message; if sold out, with a question about another date. */
  href: string;
  soldOut?: boolean;
}

// Shared with the skeletons.
export const orderCard = 'rounded-panel border border-cream-200 bg-white p-[min(1.5rem,7vw)] shadow-card';
export const orderBar =
  'no-print fixed inset-x-0 bottom-0 z-20 flex min-h-19 flex-wrap items-center justify-between gap-x-2 gap-y-2 border-t border-cream-200 bg-white px-gutter pt-2 pb-safe shadow-float lg:hidden';

/** Price and order button beside the text. Phones also get the `OrderBar`. */
export function OrderCard({ order, children }: { order: Order; children?: React.ReactNode }) {
  return (
    <section aria-label="Harga dan pemesanan" className={orderCard}>
      <Price price={order.price} className="text-sm" amountClass="text-2xl" />
      {order.soldOut && <SoldOut className="mt-3 text-sm" />}
      {children}
      <OrderButton order={order} className="mt-5 w-full px-[min(1.5rem,4vw)]!" />
      <p className="mt-3 text-center text-xs">Tanpa biaya pemesanan. Anda bicara langsung dengan admin kami.</p>
    </section>
  );
}

// The bar scales with the browser's text size only up to the button above it; the card scales without limit.
const barText = 'text-[min(0.9375rem,5vw)]';
const barAmount = 'text-[min(1.0625rem,5.5vw)] xs:text-lg';
const barButton =
  'grow xs:grow-0 max-xs:min-h-touch max-xs:px-3.5 max-xs:py-1 max-xs:text-[min(0.9375rem,5vw)] max-xs:*:hidden';

/** Price and order button, fixed to the bottom of the screen on phones. */
export function OrderBar({ order }: { order: Order }) {
  const { prefix, ...price } = order.price;
  return (
    <div data-bottom-bar="" className={orderBar}>
      <div className="min-w-0 grow-99 basis-32">
        {/* "Habis" replaces the price's prefix, so that the bar stays as high. */}
        {order.soldOut && <SoldOut className={`mb-0.5 ${barText}`} />}
        <Price price={order.soldOut ? price : order.price} className={barText} amountClass={barAmount} />
      </div>
      <OrderButton order={order} className={barButton} />
    </div>
  );
}

function SoldOut({ className }: { className: string }) {
  return <p className={`leading-tight font-bold text-terracotta-700 ${className}`}>Habis</p>;
}

function Price(props: { price: PriceView; className: string; amountClass: string }) {
  const { prefix, amount, suffix } = props.price;
  return (
    <p className={`min-w-0 leading-tight ${props.className}`}>
      {prefix && (
        <span className="mb-0.5 block">
          <StartFrom text={prefix} />{' '}
        </span>
      )}
      {/* The space belongs to the amount, so that it collapses when the unit wraps to its own line. */}
      <strong className={`font-bold text-sea-900 tabular-nums ${props.amountClass}`}>
        {suffix ? `${amount} ` : amount}
      </strong>
      {suffix && <span className="inline-block">{suffix}</span>}
    </p>
  );
}

function OrderButton({ order, className }: { order: Order; className: string }) {
  return (
    <ExternalLink href={order.href} className={button('whatsapp', `no-print ${className}`)}>
      <Icon name="whatsapp" />
      {order.soldOut ? 'Tanyakan jadwal lain' : 'Pesan Sekarang'}
    </ExternalLink>
  );
}
