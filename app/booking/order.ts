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
  /** What a choice is between. */
  options?: readonly { value: string; label: string }[];
  /** What was set; empty if nothing was, or nothing that is accepted. */
  value: string;
}

/** What a record's price is for, and what its booking details mean. */
export interface BookingTerms {
  /** Paths for the message's link: the canonical one, then shorter ones. */
  paths: readonly string[];
  /** The booking details that its page takes. */
  params: readonly BookingParam[];
  unit: PriceUnit;
  /** The counts that multiply the price. */
  multiplies: readonly CountParam[];
  /** Counts that the record does not fit, with what is said of them. */
  countLimits?: readonly CountLimit[];
  /** What `kamar` counts; rooms if absent. */
  room?: RoomNoun;
}

/** The least or the most that a record takes, with the warning of another count, such as `Muat 6 orang`. */
interface CountLimit {
  param: CountParam;
  min?: number;
  max?: number;
  warning: string;
}

/** An order message's first sentence and its last one. */
export type Framing = readonly [opening: string, closing: string];

/** View model of a detail page with an order. */
export type WithOrder<V> = V & { order: OrderTerms };

/** What the server knows of an order, whatever the visitor sets. */
export interface OrderTerms extends BookingTerms {
  price: PriceView;
  /** The price in rupiah; null if unknown. */
  amount: number | null;
  /** The price in rupiah and whether it can be ordered, for structured data; null for an unknown price or a past event. */
  schemaOffer: { price: number; availability: 'InStock' | 'LimitedAvailability' | 'SoldOut' } | null;
  /** When a known price was fetched; stale if the admin host fails since then. */
  priceDate: (DayView & { isStaleOnError: boolean }) | null;
  /** One line on cancellation, below a known price, and whether the page has the rule. */
  cancellation: { text: string; hasRule: boolean } | null;
  /** In place of an order: `Habis`, `Acara sudah lewat`. */
  unavailability: string | null;
  /** The last day to order an event that can still be ordered. */
  deadline: DayView | null;
  /** The label of the button that opens the chat, and the framing of the message, from the longest title to the shortest; null for what is past. */
  chat: { label: string; framings: Record<Language, readonly Framing[]> } | null;
  /** The day in Bali. */
  today: string;
}

/** View model of price and order on a detail page: with what the visitor has set. */
export interface OrderView extends OrderTerms {
  /** The chat with the order message, also in English; null for what is past. */
  orderLink: { label: string; href: string; englishHref: string } | null;
  /** The booking form's fields; none if there is nothing to order. */
  fields: readonly BookingField[];
  /** Whether any booking details are set, accepted or not. */
  hasBookingDetails: boolean;
  /** The price of what was set, and how it is calculated: `Rp 850.000 × 3 hari`. */
  estimate: Estimate | null;
  warnings: readonly string[];
  /** The accepted details, such as `Hari: 3`. */
  details: readonly string[];
  /** Says which details are part of the message; null without any. */
  sent: string | null;
  /** The page's path with the booking details. */
  shareHref: string;
}

export interface Estimate {
  total: string;
  formula: string;
}

/** The URL of the order's QR code, from the page's: `/qr/transportasi/toyota-avanza.svg?hari=3`. */
export function qrHref(shareHref: string): string {
  const [path, query] = shareHref.split('?');
  return `/qr${path}.svg${query === undefined ? '' : `?${query}`}`;
}
