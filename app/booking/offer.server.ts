import type { BookingParam, CountParam } from '~/definitions/types';
import { formatRupiah } from '~/lib/currency';

/** What a record offers: its content type declares it in its own folder (requirements 11). */
export interface Offer {
  title: string;
  /** Paths for the message's link: the canonical one, then shorter ones. */
  paths: readonly string[];
  /** The booking details that its page takes. */
  params: readonly BookingParam[];
  /** Rupiah; null if unknown. */
  price: number | null;
  /** Before the price: `Start From`. */
  label: string;
  /** The price's unit, such as `per hari`; empty if it has none. */
  unit: string;
  /** In place of an unknown price, unless `Tanyakan harga`. */
  priceFallbackText?: string;
  /** The counts that multiply the price. */
  multiplies: readonly CountParam[];
  /** Warnings about counts that the record does not fit. */
  limits?: readonly CountLimit[];
  /** One line on cancellation; the page has its rule at `#pembatalan`. */
  cancellation?: string;
  /** How many are left; absent where stock is not counted. */
  stock?: number;
  /** When it takes place, in milliseconds; null if unknown, absent where visitors choose the date. */
  eventDate?: number | null;
  /** Until how many days before `eventDate` it is ordered; absent if until that day itself. */
  leadDays?: number;
  sentences: OrderSentences;
}

/** A warning about an accepted count, such as `Muat 6 orang`. */
interface CountLimit {
  param: CountParam;
  isOutside: (count: number) => boolean;
  warning: string;
}

/** An order message's first sentence and its last ones, with the price if known: `Rp 475.000 per hari`. */
export type OrderSentences = (title: string, price: string | null) => readonly [opening: string, closing: string];

/**
 * The sentences of an order message that names a price, or asks for it (requirements 5).
 *
 * @param actionPhrase the action and the title, such as `menyewa Toyota Avanza`
 * @param question part of a sentence, such as `apakah masih tersedia`
 */
export function orderSentences(actionPhrase: (title: string) => string, question: string): OrderSentences {
  return (title, price) =>
    price === null
      ? [`Halo, saya ingin ${actionPhrase(title)}.`, `Berapa harganya, dan ${question}? Terima kasih.`]
      : [
          `Halo, saya ingin ${actionPhrase(title)} dengan harga ${price}.`,
          `${question.charAt(0).toUpperCase()}${question.slice(1)}? Terima kasih.`,
        ];
}

/** The part of an offer whose stock is counted. */
export const stockOf = (stock: number): Pick<Offer, 'stock' | 'multiplies' | 'limits'> => ({
  stock,
  multiplies: ['jumlah'],
  limits: [{ param: 'jumlah', isOutside: (count) => count > stock, warning: `Stok: ${stock}` }],
});

/** The question for a sold-out record of any content type. */
export const soldOutQuestion = 'adakah jadwal lain, atau kapan stoknya tersedia lagi';

/** A price with its unit, after a space: `Rp 475.000 per hari`. */
export const priceWithUnit = (price: number, unit: string) => [formatRupiah(price), unit].filter(Boolean).join(' ');
