import { capitalized } from '~/lib/capitalized';
import { formatRupiah, priceText } from '~/lib/currency';
import type { Language } from './message-words';
import type { BookingTerms, Framing } from './order';

/** What a record offers. Each content type declares it in its folder. */
export interface Offer extends BookingTerms {
  title: string;
  /** In rupiah; null if unknown. */
  price: number | null;
  /** The label of the price: `Start From`. */
  label: string;
  /** The text in place of the price of a free record, such as `Gratis`; its `price` is null. */
  freeText?: string;
  /** The minimum of people; undefined without one. */
  minPeople?: number;
  /** One line on cancellation, if the page has the rule at `#pembatalan`; undefined if an admin sends the rule. */
  cancellation?: string;
  /** How many are left; undefined if stock is not counted. */
  stock?: number;
  /** When it takes place, in milliseconds; null if unknown, undefined if visitors choose the date. */
  eventDate?: number | null;
  /** How many days before `eventDate` orders end; undefined if they end on that day. */
  leadDays?: number;
  sentences: Record<Language, OrderSentences>;
}

/** Returns an order message's framing, with the price if known: `Rp 475.000 per hari`. */
export type OrderSentences = (title: string, price: string | null) => Framing;

/** An action with a title, such as `menyewa Toyota Avanza`, and part of a question, such as `apakah masih tersedia`. */
type OrderPhrases = readonly [actionPhrase: (title: string) => string, question: string];

/** The rest of a question about a record whose page has no cancellation rule. */
const askRule: Record<Language, string> = {
  id: ', dan bagaimana aturan batalnya',
  en: ', and what is the cancellation policy',
};

/**
 * Returns the sentences of an order message in both languages. They name the price or ask for it.
 *
 * @param asksRule whether the message asks for the cancellation rule, which an admin sends according to the page
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

/** Returns the part of an offer that depends on its stock. */
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

/** Returns a price with its unit, after a space: `Rp 475.000 per hari`. */
export const priceWithUnit = (price: number, unit: string) => priceText({ amount: formatRupiah(price), unit });
