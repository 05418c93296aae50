import type { ReactNode } from 'react';
import { AppLink } from '~/components/app-link';
import { DateText } from '~/components/date-text';
import { Icon } from '~/components/icon';
import { Notice } from '~/components/notice';
import { Price } from '~/components/price';
import { howToBookPage } from '~/definitions/site-pages';
import type { PriceView } from '~/lib/currency';
import { scrollToHash } from '~/lib/scroll-to-hash';
import { AskInEnglish } from './ask-in-english';
import { BookingForm } from './booking-form';
import { orderCardClass } from './class-names';
import { ContinueOnPhone } from './continue-on-phone';
import type { OrderView } from './order';
import { OrderLink } from './order-link';
import type { LiveOrder } from './use-order';

/** The `id` of a page's cancellation rule. */
export const CANCELLATION_ID = 'pembatalan';

/** The `id` of the order card's button. */
export const ORDER_BUTTON_ID = 'chat-pesan';

interface Props {
  order: LiveOrder;
  title: string;
  /** Shown below the price. */
  children?: ReactNode;
  /** Shown below the order button. */
  secondaryAction?: ReactNode;
}

/**
 * Price, booking details and order button, beside the text. Phones also have the `OrderBar`, other screens the
 * `StickyOrderButton`.
 */
export function OrderCard({ order, title, children, secondaryAction }: Props) {
  return (
    <section aria-label="Harga dan pemesanan" className={orderCardClass}>
      <OrderPrice price={order.price} className="text-sm" amountClass="text-2xl" stacked />
      <PriceNotes order={order} />
      {order.unavailability && (
        <p className="mt-4 w-fit rounded-full bg-terracotta-100 px-3.5 py-1 text-sm font-bold text-terracotta-700">
          {order.unavailability}
        </p>
      )}
      {order.deadline && (
        <p className="mt-3 flex gap-2.5 text-sm">
          <Icon name="calendar-clock" className="text-lagoon-600" />
          <span>
            Pesan paling lambat <DateText date={order.deadline} />
          </span>
        </p>
      )}
      {children}
      {order.fields.length > 0 && <BookingForm {...order} />}
      {/* Printed in place of the form. */}
      {order.details.length > 0 && <p className="mt-4 hidden text-sm print:block">{order.details.join(' · ')}</p>}
      <BookingResult order={order} />
      {order.orderLink && (
        <>
          <OrderButton id={ORDER_BUTTON_ID} {...order.orderLink} className="mt-5 w-full px-[min(1.5rem,4vw)]!" />
          <AskInEnglish href={order.orderLink.englishHref} />
        </>
      )}
      {secondaryAction}
      {order.orderLink && (
        <>
          <p className="mt-3 text-center text-xs">
            <span>Tanpa biaya pemesanan. Anda bicara langsung dengan admin kami.</span>{' '}
            <AppLink
              prefetch="intent"
              to={howToBookPage.path}
              className="no-print inline-block font-semibold text-lagoon-700 underline underline-offset-4"
            >
              Cara pesan
            </AppLink>
          </p>
          <ContinueOnPhone href={order.orderLink.href} shareHref={order.shareHref} title={title} />
        </>
      )}
    </section>
  );
}

/** The date of the price, and what cancelling costs. A stale price stands out. */
function PriceNotes({ order: { priceDate, cancellation } }: { order: OrderView }) {
  return (
    <>
      {priceDate && (
        <p
          className={`mt-1.5 w-fit text-xs ${priceDate.isStaleOnError ? 'rounded-full bg-marigold-100 px-3 py-0.5 text-marigold-600' : ''}`}
        >
          Harga dicek <DateText date={priceDate} />
        </p>
      )}
      {cancellation && (
        <p className="mt-1.5 text-xs">
          <span>{cancellation.text}</span>{' '}
          {cancellation.hasRule && (
            <a
              href={`#${CANCELLATION_ID}`}
              onClick={scrollToHash}
              className="inline-block font-semibold text-lagoon-700 underline underline-offset-4"
            >
              Aturan pembatalan
            </a>
          )}
        </p>
      )}
    </>
  );
}

/** The result of the form, announced when it changes. */
function BookingResult({ order: { estimate, warnings, sent } }: { order: OrderView }) {
  return (
    <div role="status" className="stack-2 not-empty:mt-4">
      {estimate && (
        <p className="rounded-2xl bg-lagoon-50 px-4 py-3 text-sm tabular">
          Perkiraan{' '}
          <strong className="text-lg text-sea-900" translate="no">
            {estimate.total}
          </strong>{' '}
          <span className="inline-block">{`(${estimate.formula})`}</span>
        </p>
      )}
      {warnings.map((warning) => (
        <Notice key={warning}>{warning}</Notice>
      ))}
      {sent && <p className="no-print text-xs">{sent}</p>}
    </div>
  );
}

interface PriceProps {
  price: PriceView;
  className: string;
  amountClass: string;
  stacked?: boolean;
}

/** An order's price: label, amount, unit. */
export function OrderPrice({ price: { label, amount, unit }, className, ...look }: PriceProps) {
  return (
    <p className={`min-w-0 leading-tight tabular ${className}`}>
      <Price label={label} amount={amount} unit={unit} {...look} amountClass={`text-sea-900 ${look.amountClass}`} />
    </p>
  );
}

type OrderButtonProps = NonNullable<OrderView['orderLink']> & { id?: string; className: string };

/** The button that opens the chat with the order message. */
export function OrderButton({ id, label, href, className }: OrderButtonProps) {
  return (
    <OrderLink id={id} href={href} className={`no-print ${className}`}>
      {label}
    </OrderLink>
  );
}
