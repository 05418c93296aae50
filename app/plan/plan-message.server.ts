import { type Language, messageWords } from '~/booking/message-words';
import { encodedLength, firstLinkWithinLimit, MAX_ENCODED_LENGTH, truncateEncoded } from '~/lib/whatsapp';
import { type Plan, planHref } from '~/plan-items/plan';
import { config } from '~/server/env.server';
import type { PlanSection } from './plan-view';
import { type PlanWords, planWords } from './plan-words.server';

/** The range to which titles are shortened, in percent-encoded characters. */
const TITLE_LENGTH = { min: 16, max: 300 };

interface Order {
  plan: Plan;
  sections: readonly PlanSection[];
  /** How many items there still are. */
  count: number;
  /** The sum over known prices, `Rp 3.400.000`; null if there is none. */
  total: string | null;
  /** How many items have no known price. */
  unpricedCount: number;
  /** How many could not be loaded. */
  failed: number;
  /** The day of the trip, in milliseconds; null if unknown. */
  date: number | null;
  /** For how many people; null if unknown. */
  people: number | null;
}

/**
 * The chat with the first admin about the whole plan, whose URL is on the last line. Shorter than 1,000
 * encoded characters: counts of one are omitted and titles shortened first; then the message names the number of items
 * only, at last without the URL.
 */
export function planOrderHref(order: Order, language: Language = 'id'): string {
  return firstLinkWithinLimit(config.whatsappContacts[0].phone.digits, messages(order, language));
}

/** `12 Januari 2027`, `4 orang`: what is known. */
export function tripDetails({ date, people }: Pick<Order, 'date' | 'people'>, language: Language = 'id'): string[] {
  const words = messageWords[language];
  return [date !== null && words.date(date), people !== null && words.counted(people, 'orang')].filter(
    (detail) => detail !== false,
  );
}

/** The messages from the longest to the shortest. */
function* messages(order: Order, language: Language): Generator<string> {
  const words = planWords[language];
  const { countedTitle, briefTitle } = titleLines(order.people, language);
  const url = config.siteUrl + planHref(order.plan);
  const details = tripDetails(order, language);
  const opening = details.length === 0 ? words.opening : `${words.opening} ${words.forWhom} ${details.join(', ')}`;
  const closing = [...sum(order, words), words.closing];
  const whole = (toLine: ToLine) =>
    [`${opening}:`, ...groups(order.sections, toLine, words), '', ...closing, url].join('\n');
  yield whole(countedTitle);
  const roomForTitles = MAX_ENCODED_LENGTH - 1 - encodedLength(whole((_, item) => briefTitle('', item)));
  const length = titleLength(titlesOf(order.sections), roomForTitles);
  yield whole((title, item) => briefTitle(truncateEncoded(title, length), item));
  const counted = `${opening}, ${words.contents(order.count)}.`;
  yield [counted, ...closing, url].join('\n');
  yield [counted, ...sum(order, words), words.tooLong].join('\n');
}

/** The longest length to which titles are shortened so that together they fit into `room`. */
function titleLength(titles: readonly string[], room: number): number {
  const lengths = titles.map(encodedLength);
  const sumAt = (limit: number) => lengths.reduce((sum, length) => sum + Math.min(length, limit), 0);
  let limit = TITLE_LENGTH.max;
  while (limit > TITLE_LENGTH.min && sumAt(limit) > room) limit -= 1;
  return limit;
}

const titlesOf = (sections: readonly PlanSection[]) =>
  sections.flatMap(({ items }) => items.flatMap((item) => (item.state === 'found' ? item.title : [])));

function sum({ total, unpricedCount, failed }: Order, words: PlanWords): string[] {
  const missing = [
    ...(unpricedCount === 0 ? [] : [words.unpriced(unpricedCount)]),
    ...(failed === 0 ? [] : [words.failed(failed)]),
  ].join(', ');
  if (total === null) return missing === '' ? [] : [words.askPrices(missing)];
  return [`${words.estimate} ${total}${missing === '' ? '' : `, ${missing}`}.`];
}

/** The sections with their items, one a line: `Toyota Avanza, 2 hari`; `2x Pesona Ubud` where the price has no unit. */
function groups(sections: readonly PlanSection[], toLine: ToLine, words: PlanWords): string[] {
  return sections.flatMap(({ type, items }) => {
    const lines = items.flatMap((item) => (item.state === 'found' ? [toLine(item.title, item)] : []));
    const failed = items.filter(({ state }) => state === 'failed').length;
    if (failed > 0) lines.push(words.inTheLink(failed, type));
    return lines.length === 0 ? [] : ['', `${words.nameOf(type)}:`, ...lines];
  });
}

type ToLine = (title: string, item: { count: number; unit: string; minPeople?: number }) => string;

/** The lines of items in a plan for this many people, which its opening says: only another number is said again. */
function titleLines(people: number | null, language: Language): Record<'countedTitle' | 'briefTitle', ToLine> {
  const countedTitle: ToLine = (title, { count, unit, minPeople }) => {
    if (minPeople !== undefined && count === people) return title;
    return unit === '' ? `${count}x ${title}` : `${title}, ${messageWords[language].counted(count, unit)}`;
  };
  return {
    countedTitle,
    // Without a count of one, which leaves more space for the titles of a full plan.
    briefTitle: (title, item) => (item.count === 1 ? title : countedTitle(title, item)),
  };
}
