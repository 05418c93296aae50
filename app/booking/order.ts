import type { BookingParam, CountParam } from '~/definitions/types';
import type { PriceUnit, PriceView } from '~/lib/currency';
import type { DayView } from '~/lib/dates.server';
import type { Language, RoomNoun } from './message-words';

/** A field of the booking form. */
export interface BookingField {
  name: BookingParam;
  label: string;
  type: 'date' | 'number' | 'choice';
  min?: string;
  max?: number;
  /** The options of a choice. */
  options?: readonly { value: string; label: string }[];
  /** The accepted value; empty if nothing was set or accepted. */
  value: string;
}

/** What a record's price is for, and the meaning of its booking details. */
export interface BookingTerms {
  /** Paths for the message's link: the canonical path, then shorter ones. */
  paths: readonly string[];
  /** The booking details that the page accepts. */
  params: readonly BookingParam[];
  unit: PriceUnit;
  /** The counts that multiply the price. */
  multiplies: readonly CountParam[];
  /** The limits of counts, with their warnings. */
  countLimits?: readonly CountLimit[];
  /** What `kamar` counts; by default rooms. */
  room?: RoomNoun;
}

/** The minimum or maximum of a count, with the warning for other counts, such as `Muat 6 orang`. */
interface CountLimit {
  param: CountParam;
  min?: number;
  max?: number;
  warning: string;
}

/** An order message's first and last sentence. */
export type Framing = readonly [opening: string, closing: string];

/** View model of a detail page with an order. */
export type WithOrder<V> = V & { order: OrderTerms };

/** The server's part of an order, independent of what the visitor sets. */
export interface OrderTerms extends BookingTerms {
  price: PriceView;
  /** The price in rupiah; null if unknown. */
  amount: number | null;
  /** The price in rupiah and the availability, for structured data; null for an unknown price or a past event. */
  schemaOffer: { price: number; availability: 'InStock' | 'LimitedAvailability' | 'SoldOut' } | null;
  /** When a known price was fetched; stale if the admin host has failed since then. */
  priceDate: (DayView & { isStaleOnError: boolean }) | null;
  /** One line on cancellation, below a known price, and whether the page has the rule. */
  cancellation: { text: string; hasRule: boolean } | null;
  /** Replaces the order: `Habis`, `Acara sudah lewat`. */
  unavailability: string | null;
  /** The last day to order an event, if it can still be ordered. */
  deadline: DayView | null;
  /**
   * The label of the button that opens the chat, and the framings of the message, from the longest title to the
   * shortest; null for a past event.
   */
  chat: { label: string; framings: Record<Language, readonly Framing[]> } | null;
  /** The current date in Bali. */
  today: string;
}

/** The view model of price and order on a detail page, with what the visitor has set. */
export interface OrderView extends OrderTerms {
  /** The link to the chat with the order message, also in English; null for a past event. */
  orderLink: { label: string; href: string; englishHref: string } | null;
  /** The booking form's fields; empty if nothing can be ordered. */
  fields: readonly BookingField[];
  /** Whether any booking details are set, accepted or not. */
  hasBookingDetails: boolean;
  /** The price for the set details, and its calculation: `Rp 850.000 × 3 hari`. */
  estimate: Estimate | null;
  warnings: readonly string[];
  /** The accepted details, such as `Hari: 3`. */
  details: readonly string[];
  /** The sentence that says which details are part of the message; null without details. */
  sent: string | null;
  /** The page's path with the booking details. */
  shareHref: string;
}

export interface Estimate {
  total: string;
  formula: string;
}

/** Returns the URL of the order's QR code from the page's: `/qr/transportasi/toyota-avanza.svg?hari=3`. */
export function qrHref(shareHref: string): string {
  const [path, query] = shareHref.split('?');
  return `/qr${path}.svg${query === undefined ? '' : `?${query}`}`;
}
