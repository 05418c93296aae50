import { type Plan, planHref } from '~/items/plan';
import { encodedLength, firstLinkWithinLimit, MAX_ENCODED_LENGTH, truncateEncoded } from '~/lib/whatsapp';
import { config } from '~/server/env.server';
import type { PlanSection } from './plan-view';

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
  /** `12 Januari 2027`, `4 orang` */
  tripDetails: readonly string[];
}

/**
 * The chat with the first admin about the whole plan, whose URL is on the last line (requirements 13). Shorter than 1,000
 * encoded characters: counts of one are omitted and titles shortened first; then the message names the number of items
 * only, at last without the URL.
 */
export function planOrderHref(order: Order): string {
  return firstLinkWithinLimit(config.admins[0].phone.digits, messages(order));
}

/** The messages from the longest to the shortest. */
function* messages(order: Order): Generator<string> {
  const url = config.siteUrl + planHref(order.plan);
  const opening = ['Halo, saya ingin memesan rencana liburan ini', forWhom(order.tripDetails)]
    .filter(Boolean)
    .join(' ');
  const closing = [...sum(order), 'Apakah semuanya tersedia? Terima kasih.'];
  const whole = (toLine: ToLine) => [`${opening}:`, ...groups(order.sections, toLine), '', ...closing, url].join('\n');
  yield whole(countedTitle);
  const roomForTitles = MAX_ENCODED_LENGTH - 1 - encodedLength(whole((_, item) => briefTitle('', item)));
  const length = titleLength(titlesOf(order.sections), roomForTitles);
  yield whole((title, item) => briefTitle(truncateEncoded(title, length), item));
  const counted = `${opening}, isinya ${order.count} pilihan.`;
  yield [counted, ...closing, url].join('\n');
  yield [counted, ...sum(order), 'Tautannya terlalu panjang untuk satu pesan, saya kirim terpisah. Terima kasih.'].join(
    '\n',
  );
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

const forWhom = (when: readonly string[]) => (when.length === 0 ? '' : `untuk ${when.join(', ')}`);

function sum({ total, unpricedCount, failed }: Order): string[] {
  const missing = [
    ...(unpricedCount === 0 ? [] : [`${unpricedCount} pilihan belum ada harganya`]),
    ...(failed === 0 ? [] : [`${failed} pilihan belum terhitung`]),
  ].join(', ');
  if (total === null) return missing === '' ? [] : [`Mohon info harganya juga: ${missing}.`];
  return [`Perkiraan mulai dari ${total}${missing === '' ? '' : `, ${missing}`}.`];
}

/** The sections with their items, one a line: `Toyota Avanza, 2 hari`; `2x Pesona Ubud` where the price has no unit. */
function groups(sections: readonly PlanSection[], toLine: ToLine): string[] {
  return sections.flatMap(({ name, noun, items }) => {
    const lines = items.flatMap((item) => (item.state === 'found' ? [toLine(item.title, item)] : []));
    const failed = items.filter(({ state }) => state === 'failed').length;
    if (failed > 0) lines.push(`${failed} ${noun} di tautan`);
    return lines.length === 0 ? [] : ['', `${name}:`, ...lines];
  });
}

type ToLine = (title: string, item: { count: number; unit: string }) => string;

const countedTitle: ToLine = (title, { count, unit }) =>
  unit === '' ? `${count}x ${title}` : `${title}, ${count} ${unit}`;

/** Without a count of one, which leaves more space for the titles of a full plan. */
const briefTitle: ToLine = (title, item) => (item.count === 1 ? title : countedTitle(title, item));
