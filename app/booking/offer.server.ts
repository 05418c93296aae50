import { capitalized } from '~/lib/capitalized';
import { formatRupiah, priceText } from '~/lib/currency';
import type { Language } from './message-words';
import type { BookingTerms, Framing } from './order';

/** What a record offers: its content type declares it in its own folder. */
export interface Offer extends BookingTerms {
  title: string;
  /** Rupiah; null if unknown. */
  price: number | null;
  /** Before the price: `Start From`. */
  label: string;
  /** The price's words for what costs nothing, such as `Gratis`; its `price` is null. */
  freeText?: string;
  /** The fewest people that it is for; absent without a minimum. */
  minPeople?: number;
  /** One line on cancellation, where the page has its rule at `#pembatalan`; absent where the admin sends the rule. */
  cancellation?: string;
  /** How many are left; absent where stock is not counted. */
  stock?: number;
  /** When it takes place, in milliseconds; null if unknown, absent where visitors choose the date. */
  eventDate?: number | null;
  /** Until how many days before `eventDate` it is ordered; absent if until that day itself. */
  leadDays?: number;
  sentences: Record<Language, OrderSentences>;
}

/** An order message's framing, with the price if known: `Rp 475.000 per hari`. */
export type OrderSentences = (title: string, price: string | null) => Framing;

/** An action and a title, such as `menyewa Toyota Avanza`, and part of a question, such as `apakah masih tersedia`. */
type OrderPhrases = readonly [actionPhrase: (title: string) => string, question: string];

/** The rest of a question, for what has no rule on cancellation on its page. */
const askRule: Record<Language, string> = {
  id: ', dan bagaimana aturan batalnya',
  en: ', and what is the cancellation policy',
};

/**
 * The sentences of an order message that names a price, or asks for it, in both languages.
 *
 * @param asksRule whether it asks for the rule on cancellation, below whose price the page says that the admin sends it
 */
export const orderSentences = (phrases: Record<Language, OrderPhrases>, asksRule = false): Offer['sentences'] => ({
  id: sentencesOf(phrases.id, asksRule ? askRule.id : '', {
    opening: (action, price) => `Halo, saya ingin ${action}${price === null ? '' : ` dengan harga ${price}`}.`,
    closing: (question) => `${question}? Terima kasih.`,
    askPrice: (question) => `Berapa harganya, dan ${question}? Terima kasih.`,
  }),
  en: sentencesOf(phrases.en, asksRule ? askRule.en : '', {
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

function sentencesOf(
  [actionPhrase, question]: OrderPhrases,
  rule: string,
  { opening, closing, askPrice }: Frame,
): OrderSentences {
  return (title, price) => [
    opening(actionPhrase(title), price),
    price === null ? askPrice(question) : closing(capitalized(question) + rule),
  ];
}

/** The part of an offer whose stock is counted. */
export const stockTerms = (stock: number): Pick<Offer, 'stock' | 'multiplies' | 'countLimits'> => ({
  stock,
  multiplies: ['jumlah'],
  countLimits: [{ param: 'jumlah', max: stock, warning: `Stok: ${stock}` }],
});

/** The question for a sold-out record of any content type. */
export const soldOutQuestion: Record<Language, string> = {
  id: 'adakah jadwal lain, atau kapan stoknya tersedia lagi',
  en: 'is there another date, or when will it be available again',
};

/** A price with its unit, after a space: `Rp 475.000 per hari`. */
export const priceWithUnit = (price: number, unit: string) => priceText({ amount: formatRupiah(price), unit });
