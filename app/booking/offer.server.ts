import type { BookingParam, CountParam } from '~/definitions/types';
import { formatRupiah } from '~/lib/currency';
import type { Language } from './message-words.server';

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
  /** The price's words for what costs nothing, such as `Gratis`; its `price` is null. */
  freeText?: string;
  /** The fewest people that it is for; absent without a minimum. */
  minPeople?: number;
  /** The counts that multiply the price. */
  multiplies: readonly CountParam[];
  /** Warnings about counts that the record does not fit. */
  countWarnings?: readonly CountWarning[];
  /** One line on cancellation; the page has its rule at `#pembatalan`. */
  cancellation?: string;
  /** How many are left; absent where stock is not counted. */
  stock?: number;
  /** When it takes place, in milliseconds; null if unknown, absent where visitors choose the date. */
  eventDate?: number | null;
  /** Until how many days before `eventDate` it is ordered; absent if until that day itself. */
  leadDays?: number;
  sentences: Record<Language, OrderSentences>;
}

/** A warning about an accepted count, such as `Muat 6 orang`. */
interface CountWarning {
  param: CountParam;
  isOutside: (count: number) => boolean;
  warning: string;
}

/** An order message's first sentence and its last ones, with the price if known: `Rp 475.000 per hari`. */
export type OrderSentences = (title: string, price: string | null) => readonly [opening: string, closing: string];

/** An action and a title, such as `menyewa Toyota Avanza`, and part of a question, such as `apakah masih tersedia`. */
type OrderPhrases = readonly [actionPhrase: (title: string) => string, question: string];

/** The sentences of an order message that names a price, or asks for it, in both languages (requirements 5 and 14). */
export const orderSentences = (phrases: Record<Language, OrderPhrases>): Offer['sentences'] => ({
  id: sentencesOf(phrases.id, {
    opening: (action, price) => `Halo, saya ingin ${action}${price === null ? '' : ` dengan harga ${price}`}.`,
    closing: (question) => `${question}? Terima kasih.`,
    askPrice: (question) => `Berapa harganya, dan ${question}? Terima kasih.`,
  }),
  en: sentencesOf(phrases.en, {
    opening: (action, price) => `Hello, I would like to ${action}${price === null ? '' : ` at ${price}`}.`,
    closing: (question) => `${question}? Thank you.`,
    askPrice: (question) => `What does it cost, and ${question}? Thank you.`,
  }),
});

interface Frame {
  opening: (action: string, price: string | null) => string;
  closing: (question: string) => string;
  askPrice: (question: string) => string;
}

function sentencesOf([actionPhrase, question]: OrderPhrases, { opening, closing, askPrice }: Frame): OrderSentences {
  const capitalized = question.charAt(0).toUpperCase() + question.slice(1);
  return (title, price) => [
    opening(actionPhrase(title), price),
    price === null ? askPrice(question) : closing(capitalized),
  ];
}

/** The part of an offer whose stock is counted. */
export const stockTerms = (stock: number): Pick<Offer, 'stock' | 'multiplies' | 'countWarnings'> => ({
  stock,
  multiplies: ['jumlah'],
  countWarnings: [{ param: 'jumlah', isOutside: (count) => count > stock, warning: `Stok: ${stock}` }],
});

/** The question for a sold-out record of any content type. */
export const soldOutQuestion: Record<Language, string> = {
  id: 'adakah jadwal lain, atau kapan stoknya tersedia lagi',
  en: 'is there another date, or when will it be available again',
};

/** A price with its unit, after a space: `Rp 475.000 per hari`. */
export const priceWithUnit = (price: number, unit: string) => [formatRupiah(price), unit].filter(Boolean).join(' ');
