import type { ApiResult, Result } from '~/admin-api/result';
import { readBookingDetails } from '~/booking/details.server';
import { unavailabilityOf } from '~/booking/order.server';
import { compareHref, isComparable, MAX_COMPARED } from '~/compare/href';
import { formatRupiah } from '~/lib/currency';
import { isoDate, longDate, parseDay } from '~/lib/dates.server';
import { readParam } from '~/lib/search-params';
import { mergeCacheMeta, type PageData } from '~/server/page-response.server';
import { directionsUrl } from './directions.server';
import {
  MAX_ITEM_COUNT,
  MAX_PLAN_ITEMS,
  type ParsedItems,
  type PlanItem,
  type PlannableType,
  plannableTypes,
} from './items';
import { readPlan } from './plan';
import type { PlanItemView, PlanSection, PlanView } from './plan-view';
import { type PlanRecord, planLists, priceOf } from './records.server';
import { searchPlanLists } from './search.server';
import { planOrderHref } from './whatsapp-message.server';

export type Lists = ReadonlyMap<PlannableType, Awaited<ReturnType<(typeof planLists)[PlannableType]['load']>>>;

/**
 * Returns the view model of the plan in a URL (requirements 13), with the cache metadata of its lists. Fetches one list for
 * each type that occurs, in parallel, and no record. A list that fails is part of the view. Any URL has a view.
 */
export async function loadPlan(request: Request, now = Date.now()): Promise<Result<PageData<PlanView>>> {
  const search = new URL(request.url).searchParams;
  const requested = readPlan(search);
  const details = readBookingDetails(search, ['tanggal', 'orang'], isoDate(now));
  const accepted = Object.fromEntries(details.fields.map(({ name, value }) => [name, value]));
  const { tanggal = '', orang = '' } = accepted;
  const plan = { items: requested.items, tanggal, orang };

  const types = [...new Set([...requested.items, ...requested.overflow].map(({ type }) => type))];
  const loaded = types.map(async (type) => [type, await planLists[type].load(request.signal)] as const);
  const lists: Lists = new Map(await Promise.all(loaded));

  const found = requested.items.map((item) => ({ item, list: lists.get(item.type), record: findIn(lists, item) }));
  const records = found.flatMap(({ item, record }) => (record ? [{ ...record, count: item.count }] : []));
  const sections = (Object.keys(plannableTypes) as PlannableType[]).flatMap((type) => {
    const items = found
      .filter(({ item }) => item.type === type)
      .map((lookedUp) => toItemView(lookedUp, { tanggal, orang, now }));
    return items.length === 0 ? [] : [toSection(type, items)];
  });
  const { total, titlesWithoutPrice } = sumOf(records);
  const tripDetails = [tanggal && longDate(parseDay(tanggal) ?? now), orang && `${orang} orang`].filter(Boolean);
  const states = sections.flatMap(({ items }) => items.map(({ state }) => state));
  const gone = states.filter((state) => state === 'gone').length;
  const failed = states.filter((state) => state === 'failed').length;
  const available = requested.items.length - gone;
  const summary = [
    ...(available === 0 ? [] : [`${available} pilihan`]),
    ...(gone === 0 ? [] : [`${gone} tidak lagi tersedia`]),
    ...tripDetails,
  ];
  const order = {
    plan,
    sections,
    count: available,
    total,
    unpricedCount: titlesWithoutPrice.length,
    failed,
    tripDetails,
  };
  const view: PlanView = {
    plan,
    sections,
    summary,
    total,
    titlesWithoutPrice,
    failed,
    notes: [...planNotes(requested, (item) => findIn(lists, item)?.offer.title), ...details.ignored],
    fields: details.fields,
    chat: available > 0 ? planOrderHref(order) : null,
    directions: directionsUrl(records.flatMap(({ place }) => place ?? [])),
    search: await searchPlanLists(readParam(search, 'q')),
    linkPreview: linkPreviewOf(records, available, summary, total),
  };
  return { ok: true, data: { ...mergeCacheMeta([...lists.values()]), view, isPrivate: true } };
}

function findIn(lists: Lists, { type, param }: PlanItem): PlanRecord | undefined {
  const list = lists.get(type);
  return list?.ok ? list.data(param) : undefined;
}

interface LookedUpItem {
  item: PlanItem;
  list: ApiResult<unknown> | undefined;
  record: PlanRecord | undefined;
}

interface Circumstances {
  tanggal: string;
  orang: string;
  now: number;
}

function toItemView({ item, list, record }: LookedUpItem, { tanggal, orang, now }: Circumstances): PlanItemView {
  if (!list?.ok) return { ...item, state: 'failed' };
  if (!record) return { ...item, state: 'gone' };
  const { offer, image } = record;
  const { price, title, eventDate = null } = offer;
  const isPerPerson = price !== null && offer.multiplies.includes('orang');
  const people = isPerPerson && orang !== '' && Number(orang) <= MAX_ITEM_COUNT ? Number(orang) : null;
  const isBeforeTrip = tanggal !== '' && eventDate !== null && isoDate(eventDate) < tanggal;
  return {
    ...item,
    state: 'found',
    title,
    href: offer.paths[0] ?? '/',
    image,
    date: eventDate === null ? null : longDate(eventDate),
    price: priceOf(offer),
    unit: price === null ? '' : offer.unit.replace(/^(per |\/)\s*/, ''),
    people: people === item.count ? null : people,
    subtotal: price === null || item.count === 1 ? null : formatRupiah(price * item.count),
    warning: unavailabilityOf(offer, now) ?? (isBeforeTrip ? 'Sebelum tanggal perjalanan' : null),
  };
}

function toSection(type: PlannableType, items: PlanItemView[]): PlanSection {
  const { name, noun } = plannableTypes[type];
  const compared = items.filter(({ state }) => state === 'found');
  const canCompare = isComparable(type) && compared.length >= 2 && compared.length <= MAX_COMPARED;
  return { name, noun, items, compareHref: canCompare ? compareHref(compared) : null };
}

/** The sum over known prices, and the titles of what has none. What costs nothing is known. */
function sumOf(records: readonly (PlanRecord & { count: number })[]) {
  const priced = records.filter(({ offer }) => offer.price !== null);
  const sum = priced.reduce((total, { offer, count }) => total + (offer.price ?? 0) * count, 0);
  const unpriced = records.filter(({ offer }) => offer.price === null && offer.priceFallbackText === undefined);
  return {
    total: priced.length === 0 ? null : formatRupiah(sum),
    titlesWithoutPrice: unpriced.map(({ offer }) => offer.title),
  };
}

/** More names than this make no sense in one line. */
const MAX_NAMES = 12;

/** The lines on what of a URL was corrected or left out (requirements 13). */
function planNotes({ isCorrected, overflow }: ParsedItems, titleOf: (item: PlanItem) => string | undefined): string[] {
  const notes: string[] = [];
  if (isCorrected)
    notes.push(`Jumlah yang tidak mungkin diperbaiki: paling sedikit 1, paling banyak ${MAX_ITEM_COUNT}.`);
  if (overflow.length > 0) {
    const titles = overflow.flatMap((item) => titleOf(item) ?? []).slice(0, MAX_NAMES);
    const others = overflow.length - titles.length;
    const names = [...titles, ...(others > 0 ? [`${others} pilihan${titles.length > 0 ? ' lain' : ''}`] : [])];
    notes.push(`Rencana memuat paling banyak ${MAX_PLAN_ITEMS} pilihan. Tidak ikut: ${names.join(', ')}.`);
  }
  return notes;
}

/** What a chat shows of the plan's link: its first titles of `count`, then the summary and the sum. */
function linkPreviewOf(
  records: readonly PlanRecord[],
  count: number,
  summary: readonly string[],
  total: string | null,
) {
  const [first, second] = records.map(({ offer }) => offer.title);
  const others = count - (second === undefined ? 1 : 2);
  const titles = [first, second, others > 0 ? `${others} lainnya` : undefined].filter((title) => title !== undefined);
  if (titles.length === 0 || first === undefined) return emptyLinkPreview;
  const last = titles.length === 1 ? '' : ` dan ${titles.pop()}`;
  const facts = [...summary, ...(total === null ? [] : [`mulai dari ${total}`])].join(' · ');
  return {
    title: `Rencana: ${titles.join(', ')}${last}`,
    description: `${facts}. Lihat rencana perjalanan di Bali ini, ubah bersama, dan pesan semuanya lewat WhatsApp.`,
    image: records.find(({ image }) => image)?.image,
  };
}

const emptyLinkPreview = {
  title: 'Rencana Perjalanan',
  description:
    'Kumpulkan penginapan, kendaraan, tiket, dan tempat yang ingin Anda datangi di Bali, lalu kirim semuanya sebagai satu tautan.',
};
