import { button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { StartFrom } from '~/ui/start-from';

export interface Order {
  /** Before the amount, such as `Start From`. */
  prefix?: string;
  /** The amount as shown. */
  amount: string;
  /** After the amount, such as `per hari`. */
  suffix?: string;
  /** The WhatsApp chat with the order's text; null when nothing can be ordered. */
  href: string | null;
  /** The button's words where they are not `Pesan Sekarang`. */
  label?: string;
}

// What stands in their places while the price is awaited has their frames.
export const orderCard = 'rounded-panel border border-cream-200 bg-white p-6 shadow-card';
export const orderBar =
  'no-print fixed inset-x-0 bottom-0 z-20 flex min-h-19 flex-wrap items-center justify-between gap-x-2 gap-y-2 border-t border-cream-200 bg-white px-gutter pt-2 pb-safe shadow-float lg:hidden';

/** Price and order button beside the text, and as a bar at the foot of a phone's screen. */
export function OrderCard({ order, children }: { order: Order; children?: React.ReactNode }) {
  return (
    <section aria-label="Harga dan pemesanan" className={orderCard}>
      <Price order={order} className="text-2xl" />
      {children}
      <OrderButton order={order} className="mt-5 w-full" />
      <p className="mt-3 text-center text-xs">
        {order.href === null
          ? 'Tanyakan tanggal atau pilihan lain lewat Kontak Reservasi.'
          : 'Tanpa biaya pemesanan. Anda bicara langsung dengan admin kami.'}
      </p>
    </section>
  );
}

/** The same at the foot of the screen, where the card is out of sight. */
export function OrderBar({ order }: { order: Order }) {
  return (
    <div data-bottom-bar="" className={orderBar}>
      <div className="min-w-0 grow-99 basis-32">
        <Price order={order} className="text-base xs:text-lg" />
      </div>
      <OrderButton order={order} className="grow xs:grow-0 max-xs:px-3.5 max-xs:text-sm max-xs:*:hidden" />
    </div>
  );
}

function Price({ order, className }: { order: Order; className: string }) {
  return (
    <p className="min-w-0 text-sm leading-tight">
      {order.prefix && (
        <span className="mb-0.5 block">
          <StartFrom words={order.prefix} />{' '}
        </span>
      )}
      {/* The space is the amount's: as wide as its figures, and gone where the unit breaks into a line of its own. */}
      <strong className={`font-bold text-sea-900 tabular-nums ${className}`}>
        {order.suffix ? `${order.amount} ` : order.amount}
      </strong>
      {order.suffix && <span className="inline-block">{order.suffix}</span>}
    </p>
  );
}

function OrderButton({ order, className }: { order: Order; className: string }) {
  const label = order.label ?? 'Pesan Sekarang';
  if (order.href === null) {
    return (
      <span
        className={`inline-flex min-h-12 items-center justify-center rounded-full bg-cream-200 px-6 font-bold text-ash-700 ${className}`}
      >
        {label}
      </span>
    );
  }
  return (
    <a
      href={order.href}
      target="_blank"
      rel="noopener"
      className={button('whatsapp', `no-print ${className}`)}
    >
      <Icon name="whatsapp" />
      {label}
    </a>
  );
}
