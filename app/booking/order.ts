import type { BookingParam } from '~/definitions/types';
import type { PriceView } from '~/lib/currency';
import type { DayView } from '~/lib/dates.server';

/** A field of the booking form. */
export interface BookingField {
  name: BookingParam;
  label: string;
  type: 'date' | 'number';
  min: string;
  max?: number;
  /** What was set; empty if nothing was, or nothing that is accepted. */
  value: string;
}

/** View model of a detail page with an order. */
export type WithOrder<V> = V & { order: OrderView };

/** View model of price and order on a detail page (requirements 11). */
export interface OrderView {
  price: PriceView;
  /** The price in rupiah and whether it can be ordered, for structured data; null for an unknown price or a past event. */
  schemaOffer: { price: number; availability: 'InStock' | 'LimitedAvailability' | 'SoldOut' } | null;
  /** When a known price was fetched; stale if the admin host fails since then. */
  priceDate: (DayView & { isStaleOnError: boolean }) | null;
  /** One line on cancellation, below a known price. */
  cancellation: string | null;
  /** In place of an order: `Habis`, `Acara sudah lewat`. */
  unavailability: string | null;
  /** The last day to order an event that can still be ordered. */
  deadline: DayView | null;
  /** The chat with the order message, also in English; null for what is past. */
  orderLink: { label: string; href: string; englishHref: string } | null;
  /** The booking form's fields; none if there is nothing to order. */
  fields: readonly BookingField[];
  /** Whether the URL has booking details. */
  hasBookingDetails: boolean;
  /** The price of what was set, and how it is calculated: `Rp 850.000 × 3 hari`. */
  estimate: { total: string; formula: string } | null;
  warnings: readonly string[];
  /** The page's path with the booking details. */
  shareHref: string;
}

/** The URL of the order's QR code, from the page's: `/qr/transportasi/toyota-avanza.svg?hari=3`. */
export function qrHref(shareHref: string): string {
  const [path, query] = shareHref.split('?');
  return `/qr${path}.svg${query === undefined ? '' : `?${query}`}`;
}
