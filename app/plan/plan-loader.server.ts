import { adminReader } from '~/admin-api/reader.server';
import { closedDateWarnings } from '~/booking/closed-dates';
import { readBookingDetails } from '~/booking/details';
import { formatRupiah } from '~/lib/currency';
import { isoDate } from '~/lib/dates.server';
import type { Result } from '~/lib/result';
import { MAX_ITEM_COUNT, MAX_PLAN_ITEMS, type ParsedItems, type PlanItem } from '~/plan-items/items';
import { readPlan } from '~/plan-items/plan';
import type { LoaderRequest } from '~/server/request-context';
import { siteInfo } from '~/server/site-info.server';
import { readParam } from '~/urls/params';
import { directionsUrl } from './directions.server';
import { findIn, lookUp, type RecordFinders, toSections } from './item-views.server';
import { planOrderHref, tripDetails } from './plan-message.server';
import type { PlanView } from './plan-view';
import { type PlanRecord, planLists } from './records.server';
import { searchPlanLists } from './search.server';

/**
 * Returns the view model of the plan in a URL, from its lists. Fetches one list for each type that occurs, in parallel,
 * and no records. A list that fails is part of the view. Any URL has a view.
 */
export async function loadPlan({ request, context }: LoaderRequest): Promise<Result<PlanView>> {
  const admin = adminReader(context);
  admin.state.limitStorageTo('visitor');
  const now = admin.state.endAtMidnight();
  const search = new URL(request.url).searchParams;
  const requested = readPlan(search);
  const details = readBookingDetails(search, ['tanggal', 'orang'], isoDate(now));
  const accepted = Object.fromEntries(details.fields.map(({ name, value }) => [name, value]));
  const { tanggal = '', orang = '' } = accepted;
  const plan = { items: requested.items, tanggal, orang };
  const people = details.counts.orang ?? null;
  const trip = { tanggal: tanggal || null, people, date: details.date };

  const types = [...new Set([...requested.items, ...requested.overflow].map(({ type }) => type))];
  const loaded = types.map(async (type) => [type, await planLists[type].load(admin, request.signal)] as const);
  const finders: RecordFinders = new Map(await Promise.all(loaded));

  const lookedUp = requested.items.map((item) => lookUp(finders, item, people, now));
  const found = lookedUp.flatMap(({ count, record, unavailability }) =>
    record ? [{ ...record, count, isAvailable: unavailability === null }] : [],
  );
  const records = found.filter(({ isAvailable }) => isAvailable);
  const unavailableTitles = found.filter(({ isAvailable }) => !isAvailable).map(({ offer }) => offer.title);
  const sections = toSections(lookedUp, trip);
  const { total, titlesWithoutPrice } = sumOf(records);
  const states = sections.flatMap(({ items }) => items.map(({ state }) => state));
  const gone = states.filter((state) => state === 'gone').length;
  const failed = states.filter((state) => state === 'failed').length;
  const available = requested.items.length - gone - unavailableTitles.length;
  const summary = [
    ...(available === 0 ? [] : [`${available} pilihan`]),
    ...(unavailableTitles.length === 0 ? [] : [`${unavailableTitles.length} tidak bisa dipesan`]),
    ...(gone === 0 ? [] : [`${gone} tidak lagi tersedia`]),
    ...tripDetails(trip),
  ];
  const order = {
    plan,
    sections: toSections(
      lookedUp.filter(({ unavailability }) => unavailability === null),
      trip,
    ),
    count: available,
    total,
    unpricedCount: titlesWithoutPrice.length,
    failed,
    ...trip,
  };
  const view: PlanView = {
    plan,
    sections,
    summary,
    total,
    titlesWithoutPrice,
    unavailableTitles,
    failed,
    notes: [
      ...planNotes(requested, (item) => findIn(finders, item)?.offer.title),
      ...details.ignored,
      ...closedDateWarnings(tanggal, siteInfo),
    ],
    fields: details.fields,
    orderLink: available > 0 ? { href: planOrderHref(order), englishHref: planOrderHref(order, 'en') } : null,
    directions: directionsUrl(records.flatMap(({ place }) => place ?? [])),
    search: await searchPlanLists(readParam(search, 'q'), now),
    linkPreview: linkPreviewOf(records, available, summary, total),
  };
  return { ok: true, data: view };
}

/** Returns the sum of known prices, and the titles of records without one. A free record has a known price. */
function sumOf(records: readonly (PlanRecord & { count: number })[]) {
  const priced = records.filter(({ offer }) => offer.price !== null);
  const sum = priced.reduce((total, { offer, count }) => total + (offer.price ?? 0) * count, 0);
  const unpriced = records.filter(({ offer }) => offer.price === null && offer.freeText === undefined);
  return {
    total: priced.length === 0 ? null : formatRupiah(sum),
    titlesWithoutPrice: unpriced.map(({ offer }) => offer.title),
  };
}

/** More names than this are unreadable in one line. */
const MAX_NAMES = 12;

/** Returns lines on what was corrected or left out of a URL. */
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

/** Returns what a chat shows for the plan's link: its first titles of `count`, then the summary and the sum. */
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
