import type { CountParam } from '~/definitions/types';
import { formatRupiah } from '~/lib/currency';
import type { SiteInfo } from '~/lib/site-info';
import { firstLinkWithinLimit } from '~/lib/whatsapp';
import { href } from '~/urls/href';
import { closedDateWarnings } from './closed-dates';
import { type BookingDetails, detailLines, readBookingDetails, sentSentence } from './details';
import { type Language, messageWords } from './message-words';
import type { BookingTerms, Estimate, OrderTerms, OrderView } from './order';

/** The part of the configuration that an order's message and warnings need. */
export type OrderSite = Pick<SiteInfo, 'url' | 'whatsappContacts' | 'closedDates'>;

/**
 * Returns the view model of an order for a query's booking details, on the server and, while a visitor types, in the
 * browser.
 */
export function toOrderView(terms: OrderTerms, search: URLSearchParams, site: OrderSite): OrderView {
  const details = readBookingDetails(search, terms.params, terms.today, terms.room);
  const accepted = Object.fromEntries(details.fields.map(({ name, value }) => [name, value]));
  const [path = '/'] = terms.paths;
  const hrefIn = (language: Language) => orderHref(terms, details, site, language);
  return {
    ...terms,
    orderLink: terms.chat && { label: terms.chat.label, href: hrefIn('id'), englishHref: hrefIn('en') },
    fields: details.fields,
    hasBookingDetails: details.fields.some(({ value }) => value !== '') || details.ignored.length > 0,
    estimate: estimateOf(terms, details, 'id'),
    warnings: [
      ...details.ignored,
      ...closedDateWarnings(accepted.tanggal ?? '', site),
      ...countWarningsOf(terms, details),
    ],
    details: detailLines(details, 'id'),
    sent: sentSentence(details.fields),
    shareHref: href(path, '', accepted),
  };
}

function estimateOf(
  { amount, unit, multiplies }: OrderTerms,
  { counts, room }: BookingDetails,
  language: Language,
): Estimate | null {
  // `jumlah` counts what the price is for.
  const nounOf = (param: CountParam) => (param === 'jumlah' ? unit.noun : param === 'kamar' ? room : param);
  const factors = multiplies.flatMap((param) => {
    const count = counts[param];
    return count === undefined ? [] : [{ count, text: messageWords[language].counted(count, nounOf(param)) }];
  });
  if (amount === null || factors.length === 0) return null;
  return {
    total: formatRupiah(factors.reduce((product, { count }) => product * count, amount)),
    formula: [formatRupiah(amount), ...factors.map(({ text }) => text)].join(' × '),
  };
}

/** Returns warnings about counts that do not fit a record, such as `Muat 6 orang`. */
export function countWarningsOf(
  { countLimits = [] }: Pick<BookingTerms, 'countLimits'>,
  { counts }: Pick<BookingDetails, 'counts'>,
): string[] {
  return countLimits.flatMap(({ param, min = 1, max = Number.POSITIVE_INFINITY, warning }) => {
    const count = counts[param];
    return count !== undefined && (count < min || count > max) ? [warning] : [];
  });
}

/**
 * Returns the link to a chat with the first admin and the order message, which ends with the page's URL. A message of
 * 1,000 encoded characters or more gets a shorter title, then a shorter URL.
 */
function orderHref(terms: OrderTerms, details: BookingDetails, site: OrderSite, language: Language): string {
  const words = messageWords[language];
  const estimate = estimateOf(terms, details, language);
  const set = [
    ...detailLines(details, language),
    ...(estimate === null ? [] : [`${words.estimate} ${estimate.total} (${estimate.formula})`]),
  ];
  const framings = terms.chat?.framings[language] ?? [];
  const messages = terms.paths.flatMap((path) =>
    framings.map(([opening, closing]) => [opening, ...set, closing, site.url + path].join('\n')),
  );
  return firstLinkWithinLimit(site.whatsappContacts[0].phone.digits, messages);
}
