import { startOfBaliDay } from '~/lib/bali-time';
import { priceView } from '~/lib/currency';
import { isoDate, toDay } from '~/lib/dates.server';
import { pick } from '~/lib/pick';
import { shortenedTitles } from '~/lib/whatsapp';
import { siteInfo } from '~/server/site-info.server';
import { type Language, messageWords } from './message-words';
import { type Offer, priceWithUnit } from './offer.server';
import type { Framing, OrderTerms, OrderView } from './order';
import { toOrderView } from './order-view';

/** What an order depends on, besides the record. */
export interface OrderContext {
  search: URLSearchParams;
  /** The current time, in milliseconds. */
  now: number;
  /** When the record was fetched, in milliseconds. */
  fetchedAt: number;
  isStaleOnError: boolean;
}

const ORDER_LABELS = {
  open: 'Pesan Sekarang',
  late: 'Tanyakan ketersediaan',
  'sold-out': 'Tanyakan jadwal lain',
};

/** Schema.org's availability of a record that is not past. */
const AVAILABILITY = { open: 'InStock', late: 'LimitedAvailability', 'sold-out': 'SoldOut' } as const;

const UNAVAILABILITY = { 'sold-out': 'Habis', past: 'Acara sudah lewat' };

/** Replaces a cancellation rule if each order has its own. */
const RULE_BY_CHAT = 'Aturan batal kami kirim sebelum Anda membayar';

/** Returns why a record cannot be ordered today in Bali; null if it can. */
export function unavailabilityOf(offer: Offer, now: number): string | null {
  const state = stateOf(offer, now);
  return isOpenIn(state) ? null : UNAVAILABILITY[state];
}

/** Returns the view model of an order for the request's booking details, by the calendar day in Bali. */
export const toOrder = (offer: Offer, context: OrderContext): OrderView =>
  toOrderView(toOrderTerms(offer, context), context.search, siteInfo);

/** Returns an order before a visitor sets any booking details, as plain data for the browser. */
export function toOrderTerms(
  offer: Offer,
  { now, fetchedAt, isStaleOnError }: Omit<OrderContext, 'search'>,
): OrderTerms {
  const { price, label, unit, freeText } = offer;
  const state = stateOf(offer, now);
  const isOpen = isOpenIn(state);
  return {
    ...pick(offer, 'paths', 'unit', 'multiplies', 'countLimits', 'room'),
    params: isOpen ? offer.params : [],
    price: priceView(price, unit.text ? { label, unit: unit.text } : { label }, freeText),
    amount: price,
    schemaOffer: price === null || state === 'past' ? null : { price, availability: AVAILABILITY[state] },
    priceDate: price === null ? null : { ...toDay(fetchedAt), isStaleOnError },
    cancellation: price === null ? null : cancellationOf(offer, isOpen),
    unavailability: unavailabilityOf(offer, now),
    deadline: isOpen ? deadlineOf(offer) : null,
    chat: state === 'past' ? null : { label: ORDER_LABELS[state], framings: framingsOf(offer) },
    today: isoDate(now),
  };
}

type OrderState = 'open' | 'late' | 'sold-out' | 'past';

const isOpenIn = (state: OrderState): state is 'open' | 'late' => state === 'open' || state === 'late';

/** Returns whether the record can be ordered today in Bali, is an event after its deadline, or cannot be ordered. */
function stateOf({ stock = 1, eventDate = null, leadDays = 0 }: Offer, now: number): OrderState {
  // Checked before the stock: a past event will never be in stock again.
  if (eventDate !== null && now >= startOfBaliDay(eventDate, 1)) return 'past';
  if (stock <= 0) return 'sold-out';
  return eventDate !== null && now >= startOfBaliDay(eventDate, 1 - leadDays) ? 'late' : 'open';
}

/** Returns the last day to order; null if that is the day itself. */
const deadlineOf = ({ eventDate = null, leadDays }: Offer) =>
  eventDate === null || leadDays === undefined ? null : toDay(startOfBaliDay(eventDate, -leadDays));

/** Returns the line on cancellation. A rule is sent only for a record that can be ordered. */
function cancellationOf({ cancellation }: Offer, isOpen: boolean): OrderTerms['cancellation'] {
  if (cancellation !== undefined) return { text: cancellation, hasRule: true };
  return isOpen ? { text: RULE_BY_CHAT, hasRule: false } : null;
}

/**
 * Returns the framings of the order message in both languages, from the longest title to the shortest. Most titles are
 * short, and have one framing.
 */
function framingsOf(offer: Offer): Record<Language, Framing[]> {
  const { title, price, unit, sentences } = offer;
  const titles = shortenedTitles(title);
  const inLanguage = (language: Language) => {
    const shownPrice = price === null ? null : priceWithUnit(price, messageWords[language].unit(unit));
    return titles.map((shown) => sentences[language](shown, shownPrice));
  };
  return { id: inLanguage('id'), en: inLanguage('en') };
}
