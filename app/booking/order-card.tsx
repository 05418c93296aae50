import type { MouseEvent, ReactNode } from 'react';
import { button } from '~/components/button';
import { DateText } from '~/components/date-text';
import { ExternalLink } from '~/components/external-link';
import { Icon } from '~/components/icon';
import type { IconName } from '~/components/icon-names';
import { PriceText } from '~/components/price-text';
import { hasNoModifier } from '~/lib/has-no-modifier';
import { BookingForm, FORM_ID } from './booking-form';
import { orderBar, orderCard } from './class-names';
import { ContinueOnPhone } from './continue-on-phone';
import type { OrderView } from './order';

/** The `id` of a page's rule on cancellation. */
export const CANCELLATION_ID = 'pembatalan';

interface Props {
  order: OrderView;
  title: string;
  /** Below the price. */
  children?: ReactNode;
  /** Below the order button. */
  after?: ReactNode;
}

/** Price, booking details and order button beside the text. Phones also get the `OrderBar`. */
export function OrderCard({ order, title, children, after }: Props) {
  return (
    <section aria-label="Harga dan pemesanan" className={orderCard}>
      <Price {...order.price} className="text-sm" amountClass="text-2xl" />
      <PriceNotes order={order} />
      {order.notice && (
        <p className="mt-4 w-fit rounded-full bg-terracotta-100 px-3.5 py-1 text-sm font-bold text-terracotta-700">
          {order.notice}
        </p>
      )}
      {order.deadline && (
        <Line icon="calendar-clock" className="mt-3">
          Pesan paling lambat <DateText date={order.deadline} />
        </Line>
      )}
      {children}
      {order.fields.length > 0 && <BookingForm fields={order.fields} isFilled={order.isFilled} />}
      <Result order={order} />
      {order.chat && <ChatButton {...order.chat} className="mt-5 w-full px-[min(1.5rem,4vw)]!" />}
      {after}
      {order.chat && (
        <>
          <p className="mt-3 text-center text-xs">Tanpa biaya pemesanan. Anda bicara langsung dengan admin kami.</p>
          <ContinueOnPhone href={order.chat.href} shareHref={order.shareHref} title={title} />
        </>
      )}
    </section>
  );
}

/** When the price was fetched, and what cancelling costs. A stale price stands out. */
function PriceNotes({ order: { pricedOn, cancellation } }: { order: OrderView }) {
  return (
    <>
      {pricedOn && (
        <p
          className={`mt-1.5 w-fit text-xs ${pricedOn.isStale ? 'rounded-full bg-marigold-100 px-3 py-0.5 text-marigold-600' : ''}`}
        >
          Harga per <DateText date={pricedOn} />
        </p>
      )}
      {cancellation && (
        <p className="mt-1.5 text-xs">
          {cancellation}{' '}
          <a
            href={`#${CANCELLATION_ID}`}
            onClick={goToTarget}
            className="inline-block font-semibold text-lagoon-700 underline underline-offset-4"
          >
            Aturan pembatalan
          </a>
        </p>
      )}
    </>
  );
}

/** What the form calculated, announced when it changes. */
function Result({ order: { estimate, warnings, fields } }: { order: OrderView }) {
  return (
    <div role="status" className="space-y-2 not-empty:mt-4">
      {estimate && (
        <p className="rounded-2xl bg-lagoon-50 px-4 py-3 text-sm tabular-nums">
          Perkiraan <strong className="text-lg text-sea-900">{estimate.total}</strong>{' '}
          <span className="inline-block">({estimate.formula})</span>
        </p>
      )}
      {warnings.map((warning) => (
        <Line key={warning} icon="info" className="rounded-2xl bg-marigold-100 px-4 py-2.5 text-ash-900">
          {warning}
        </Line>
      ))}
      {fields.some(({ value }) => value !== '') && <p className="text-xs">Rincian Anda sudah ada di pesan.</p>}
    </div>
  );
}

function Line({ icon, className, children }: { icon: IconName; className: string; children: ReactNode }) {
  return (
    <p className={`flex gap-2.5 text-sm ${className}`}>
      <Icon name={icon} className={`size-5 ${icon === 'info' ? 'text-marigold-600' : 'text-lagoon-600'}`} />
      <span>{children}</span>
    </p>
  );
}

// The bar scales with the browser's text size only up to the button above it; the card scales without limit.
const barText = 'text-[min(0.9375rem,5vw)]';
const barAmount = 'text-[min(1.0625rem,5.5vw)] xs:text-lg';
const barButton =
  'grow xs:grow-0 max-xs:min-h-touch max-xs:px-3.5 max-xs:py-1 max-xs:text-[min(0.9375rem,5vw)] max-xs:*:hidden';
const barSide = 'min-w-0 grow-99 basis-32';

/**
 * Price and order button, fixed to the bottom of the screen on phones. Its price leads to the booking form, which stands
 * in the page and so covers nothing.
 */
export function OrderBar({ order }: { order: OrderView }) {
  const { prefix, ...price } = order.price;
  const { estimate, notice, chat } = order;
  const shown = (
    <Price {...(estimate ? { amount: estimate.total } : price)} className={barText} amountClass={barAmount} />
  );
  return (
    <div data-bottom-bar="" className={orderBar}>
      {order.fields.length > 0 ? (
        <a
          href={`#${FORM_ID}`}
          onClick={goToTarget}
          className={`flex min-h-11 flex-col justify-center no-underline ${barSide}`}
        >
          {shown}
          <span className={`flex items-center gap-1 leading-tight font-semibold text-lagoon-700 ${barText}`}>
            {order.isFilled ? 'Ubah rincian' : 'Isi rincian'}
            <Icon name="chevron-down" className="size-4 max-xs:hidden" />
          </span>
        </a>
      ) : (
        <div className={barSide}>
          {/* It replaces the second line, so that the bar stays as high. */}
          {notice && <p className={`mb-0.5 leading-tight font-bold text-terracotta-700 ${barText}`}>{notice}</p>}
          {shown}
        </div>
      )}
      {chat && <ChatButton {...chat} className={barButton} />}
    </div>
  );
}

/**
 * Scrolls to what an in-page link points to, in an opened `<details>`. A new history entry would make the router restore
 * the old scroll position; without JavaScript there is none.
 */
function goToTarget(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target || !hasNoModifier(event)) return;
  event.preventDefault();
  const details = target.closest('details');
  if (details) details.open = true;
  target.tabIndex = -1;
  target.focus();
  target.scrollIntoView();
}

function Price(props: OrderView['price'] & { className: string; amountClass: string }) {
  const { prefix, amount, suffix } = props;
  return (
    <p className={`min-w-0 leading-tight ${props.className}`}>
      {prefix && (
        <span className="mb-0.5 block">
          <PriceText text={prefix} />{' '}
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

function ChatButton({ label, href, className }: { label: string; href: string; className: string }) {
  return (
    <ExternalLink href={href} className={button('whatsapp', `no-print ${className}`)}>
      <Icon name="whatsapp" />
      {label}
    </ExternalLink>
  );
}
