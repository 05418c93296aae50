import { type Language, messageWords } from '~/booking/message-words';
import { encodedLength, firstLinkWithinLimit, MAX_ENCODED_LENGTH, truncateEncoded } from '~/lib/whatsapp';
import { type Plan, planHref } from '~/plan-items/plan';
import { config } from '~/server/env.server';
import type { PlanSection } from './plan-view';
import { type PlanWords, planWords } from './plan-words.server';

/** The range of lengths to which titles are shortened, in percent-encoded characters. */
const TITLE_LENGTH = { min: 16, max: 300 };

interface Order {
  plan: Plan;
  sections: readonly PlanSection[];
  /** The number of items that still exist. */
  count: number;
  /** The sum of known prices, `Rp 3.400.000`; null if there is none. */
  total: string | null;
  /** The number of items without a known price. */
  unpricedCount: number;
  /** The number of items that could not be loaded. */
  failed: number;
  /** The day of the trip, in milliseconds; null if unknown. */
  date: number | null;
  /** The number of people; null if unknown. */
  people: number | null;
}

/**
 * Returns the link to a chat with the first admin about the whole plan, whose URL is on the last line. To keep it below
 * 1,000 encoded characters, counts of one are omitted and titles shortened first. Then the message names only the
 * number of items, and finally not even the URL.
 */
export function planOrderHref(order: Order, language: Language = 'id'): string {
  return firstLinkWithinLimit(config.whatsappContacts[0].phone.digits, messages(order, language));
}

/** Returns the known details: `12 Januari 2027`, `4 orang`. */
export function tripDetails({ date, people }: Pick<Order, 'date' | 'people'>, language: Language = 'id'): string[] {
  const words = messageWords[language];
  return [date !== null && words.date(date), people !== null && words.counted(people, 'orang')].filter(
    (detail) => detail !== false,
  );
}

/** Yields the messages from the longest to the shortest. */
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

/** Returns the maximum title length with which all titles fit into `room`. */
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

/**
 * Returns the sections with one line per item: `Toyota Avanza, 2 hari`, or `2x Pesona Ubud` if the price has no unit.
 */
function groups(sections: readonly PlanSection[], toLine: ToLine, words: PlanWords): string[] {
  return sections.flatMap(({ type, items }) => {
    const lines = items.flatMap((item) => (item.state === 'found' ? [toLine(item.title, item)] : []));
    const failed = items.filter(({ state }) => state === 'failed').length;
    if (failed > 0) lines.push(words.inTheLink(failed, type));
    return lines.length === 0 ? [] : ['', `${words.nameOf(type)}:`, ...lines];
  });
}

type ToLine = (title: string, item: { count: number; unit: string; minPeople?: number }) => string;

/**
 * Returns the lines of items in a plan for a number of people. The opening of the message says the number, so a line
 * repeats only a different one.
 */
function titleLines(people: number | null, language: Language): Record<'countedTitle' | 'briefTitle', ToLine> {
  const countedTitle: ToLine = (title, { count, unit, minPeople }) => {
    if (minPeople !== undefined && count === people) return title;
    return unit === '' ? `${count}x ${title}` : `${title}, ${messageWords[language].counted(count, unit)}`;
  };
  return {
    countedTitle,
    // Omits a count of one, which leaves more space for the titles of a full plan.
    briefTitle: (title, item) => (item.count === 1 ? title : countedTitle(title, item)),
  };
}
