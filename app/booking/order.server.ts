import type { CountParam } from '~/definitions/types';
import { formatRupiah, priceView } from '~/lib/currency';
import { isoDate, startOfDayAfter, toDay } from '~/lib/dates.server';
import { orderWhatsappLink } from '~/lib/whatsapp';
import { config } from '~/server/env.server';
import { hrefWith } from '~/urls/search-params';
import { type BookingDetails, detailLines, readBookingDetails } from './details.server';
import { type Language, messageWords } from './message-words.server';
import { type Offer, priceWithUnit } from './offer.server';
import type { OrderView } from './order';

/** What an order view depends on, besides the record. */
export interface OrderContext {
  search: URLSearchParams;
  /** The clock, in milliseconds. */
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

/** Schema.org's words for what can be ordered. */
const AVAILABILITY = { open: 'InStock', late: 'LimitedAvailability', 'sold-out': 'SoldOut' } as const;

const UNAVAILABILITY = { 'sold-out': 'Habis', past: 'Acara sudah lewat' };

/** Why a record cannot be ordered on the day in Bali; null if it can. */
export function unavailabilityOf(offer: Offer, now: number): string | null {
  const state = stateOf(offer, now);
  return state === 'open' || state === 'late' ? null : UNAVAILABILITY[state];
}

/** Returns the view model of an order for the request's booking details, by the calendar day in Bali (requirements 11). */
export function toOrder(offer: Offer, { search, now, fetchedAt, isStaleOnError }: OrderContext): OrderView {
  const { price, label, unit, freeText, cancellation = null } = offer;
  const state = stateOf(offer, now);
  const isOpen = state === 'open' || state === 'late';
  const details = readBookingDetails(search, isOpen ? offer.params : [], isoDate(now));
  const hrefIn = (language: Language) => orderHref(offer, details, language);
  const [path = '/'] = offer.paths;
  const accepted = Object.fromEntries(details.fields.map(({ name, value }) => [name, value]));
  const shareHref = hrefWith(path, '', accepted);
  return {
    price: priceView(price, unit ? { label, unit } : { label }, freeText),
    schemaOffer: price === null || state === 'past' ? null : { price, availability: AVAILABILITY[state] },
    priceDate: price === null ? null : { ...toDay(fetchedAt), isStaleOnError },
    cancellation: price === null ? null : cancellation,
    unavailability: unavailabilityOf(offer, now),
    deadline: isOpen ? deadlineOf(offer) : null,
    orderLink: state === 'past' ? null : { label: ORDER_LABELS[state], href: hrefIn('id'), englishHref: hrefIn('en') },
    fields: details.fields,
    hasBookingDetails: detailLines(details, 'id').length + details.ignored.length > 0,
    estimate: estimateOf(offer, details, 'id'),
    warnings: [...details.ignored, ...countWarningsOf(offer, details)],
    shareHref,
  };
}

/** Whether the record can be ordered on the day in Bali, an event after its deadline, or not at all. */
function stateOf(
  { stock = 1, eventDate = null, leadDays = 0 }: Offer,
  now: number,
): 'open' | 'late' | 'sold-out' | 'past' {
  // Before the stock: there is no further chance to ask for.
  if (eventDate !== null && now >= startOfDayAfter(eventDate, 1)) return 'past';
  if (stock <= 0) return 'sold-out';
  return eventDate !== null && now >= startOfDayAfter(eventDate, 1 - leadDays) ? 'late' : 'open';
}

/** The last day to order; null where there is none before the day itself. */
const deadlineOf = ({ eventDate = null, leadDays }: Offer) =>
  eventDate === null || leadDays === undefined ? null : toDay(startOfDayAfter(eventDate, -leadDays));

function estimateOf(
  { price, unit, multiplies }: Offer,
  { counts }: BookingDetails,
  language: Language,
): OrderView['estimate'] {
  // What is counted by `jumlah` is what the price is for.
  const nounOf = (param: CountParam) => (param === 'jumlah' ? unit.replace(/^per /, '') : param);
  const factors = multiplies.flatMap((param) => {
    const count = counts[param];
    return count === undefined ? [] : [{ count, text: messageWords[language].counted(count, nounOf(param)) }];
  });
  if (price === null || factors.length === 0) return null;
  return {
    total: formatRupiah(factors.reduce((product, { count }) => product * count, price)),
    formula: [formatRupiah(price), ...factors.map(({ text }) => text)].join(' × '),
  };
}

/** Returns the warnings about counts that a record does not fit, such as `Muat 6 orang` (requirements 11). */
export function countWarningsOf({ countWarnings = [] }: Offer, { counts }: Pick<BookingDetails, 'counts'>): string[] {
  return countWarnings.flatMap(({ param, isOutside, warning }) => {
    const count = counts[param];
    return count !== undefined && isOutside(count) ? [warning] : [];
  });
}

/** The link to the order message to the first admin, whose last line is the page's URL (requirements 8). */
function orderHref(offer: Offer, details: BookingDetails, language: Language): string {
  const { title, paths, price, unit, sentences } = offer;
  const words = messageWords[language];
  const estimate = estimateOf(offer, details, language);
  const sum = estimate === null ? [] : [`${words.estimate} ${estimate.total} (${estimate.formula})`];
  const urls = paths.map((path) => config.siteUrl + path);
  return orderWhatsappLink(config.whatsappContacts[0].phone.digits, title, urls, (shown) => {
    const shownPrice = price === null ? null : priceWithUnit(price, words.unit(unit));
    const [opening, closing] = sentences[language](shown, shownPrice);
    return [opening, ...detailLines(details, language), ...sum, closing];
  });
}
