import { useEffect, useState } from 'react';
import { Icon } from '~/components/icon';
import { WhatsappOpener } from '~/components/whatsapp-opener';
import type { PriceView } from '~/lib/currency';
import { scrollToHash } from '~/lib/scroll-to-hash';
import { BOOKING_FORM_ID } from './booking-form';
import { barCircleClass, orderBarClass } from './class-names';
import type { OrderView } from './order';
import { ORDER_BUTTON_ID, OrderButton, OrderPrice } from './order-card';

// The bar scales with the browser's text size only up to the size of the button above it; the card scales without
// limit.
const barTextClass = 'text-[min(0.8125rem,5vw)] xs:text-[0.9375rem]';
const barAmountClass = 'text-[min(1.0625rem,5.5vw)] xs:text-lg';
const barButtonClass =
  'grow xs:grow-0 max-xs:min-h-touch max-xs:px-3 max-xs:py-1 max-xs:text-[min(0.9375rem,5vw)] max-xs:[&>svg]:hidden';
const barSideClass = 'min-w-0 grow-99 basis-28';

/**
 * Price and order button, fixed to the bottom of the screen on phones. The price links to the booking form, which is
 * part of the page and so covers nothing.
 */
export function OrderBar({ order }: { order: OrderView }) {
  const { unavailability, orderLink } = order;
  // Drops the label, which would take its own line.
  const { label: _, ...price } = currentPrice(order);
  return (
    <div data-bottom-bar="" className={orderBarClass}>
      {order.fields.length > 0 ? (
        <a
          href={`#${BOOKING_FORM_ID}`}
          onClick={scrollToHash}
          className={`flex min-h-11 flex-wrap content-center items-baseline gap-x-2 no-underline low:xs:gap-x-4 ${barSideClass}`}
        >
          {/* On a narrow phone the unit is beside the link, so that the bar has two lines. */}
          <OrderPrice
            price={price}
            className={`contents [&>span]:contents ${barTextClass}`}
            amountClass={barAmountClass}
          />
          <span className={`flex items-center gap-1 leading-tight font-semibold text-lagoon-700 ${barTextClass}`}>
            <span>
              <span className="max-xs:sr-only">{order.hasBookingDetails ? 'Ubah ' : 'Isi '}</span>
              <span className="max-xs:capitalize">rincian</span>
            </span>
            <Icon name="chevron-down" className="size-4" />
          </span>
        </a>
      ) : (
        <div className={barSideClass}>
          {/* Replaces the second line, so that the height of the bar stays the same. */}
          {unavailability && (
            <p className={`mb-0.5 leading-tight font-bold text-terracotta-700 ${barTextClass}`}>{unavailability}</p>
          )}
          <OrderPrice price={price} className={barTextClass} amountClass={barAmountClass} />
        </div>
      )}
      <WhatsappOpener
        className={`grid place-items-center border border-cream-300 text-leaf-600 hover:border-leaf-600 ${barCircleClass}`}
      >
        <Icon name="whatsapp" className="size-[min(1.5rem,8vw)]" />
      </WhatsappOpener>
      {orderLink && <OrderButton {...orderLink} className={barButtonClass} />}
    </div>
  );
}

/** Returns the estimate if there is one, otherwise the price. */
const currentPrice = ({ price, estimate }: OrderView): PriceView => (estimate ? { amount: estimate.total } : price);

/**
 * Price and order button in the back bar of wide screens while the order card's button is out of view. Without
 * JavaScript they are always visible.
 */
export function StickyOrderButton({ order }: { order: OrderView }) {
  const isCardInSight = useIsInSight(ORDER_BUTTON_ID);
  const { orderLink } = order;
  if (!orderLink) return null;
  return (
    <div className={`hidden items-center gap-5 lg:flex ${isCardInSight ? 'invisible' : ''}`}>
      <OrderPrice price={currentPrice(order)} className="text-sm" amountClass="text-lg" />
      <OrderButton {...orderLink} className="min-h-11! py-1! text-sm" />
    </div>
  );
}

/** Returns whether an element is in the viewport; false on the server and before hydration. */
function useIsInSight(id: string): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? false), {
      // Header and back bar cover this part.
      rootMargin: '-140px 0px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isInSight;
}
