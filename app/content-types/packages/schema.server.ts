import { z } from 'zod';
import type { DescribedCollection } from '~/admin-api/collection.server';
import { fieldAliases, withAliases } from '~/admin-api/field-aliases.server';
import * as decode from '~/admin-api/field-decoders.server';
import { type Language, messageWords } from '~/booking/message-words';
import type { Offer } from '~/booking/offer.server';
import type { FilterValues } from '~/definitions/filters';
import { definition } from '~/definitions/packages';
import { priceView } from '~/lib/currency';
import { pick } from '~/lib/pick';
import { excerptOf } from '~/lib/text/long-text.server';
import { config } from '~/server/env.server';
import { RECORD } from '~/server/limits.server';
import { defineBookableType } from '../define-type.server';
import { baseFilterValues, bookableFields, offerBase, ratingOf, searchTexts, toCardBase } from '../shared.server';

const day = z
  .object({ day: decode.text, title: decode.text, aktivitas: decode.lines('aktivitas', RECORD.maxActivities) })
  .transform(({ day, title, aktivitas }) => ({ day, title, activities: aktivitas }));

const fields = bookableFields
  .extend({
    hari: decode.count,
    malam: decode.count,
    minPeople: decode.positiveCount,
    map: decode.map,
    overview: decode.objectOf(z.object({ deskripsi: decode.longText })),
    tempat: decode.items('places'),
    termasuk: decode.items('termasuk'),
    tidaktermasuk: decode.items('tidak_termasuk'),
    jadwal: decode.listOf(day, RECORD.maxDays),
  })
  .transform(({ hari, malam, overview, description, tempat, termasuk, tidaktermasuk, jadwal, map, ...same }) => ({
    ...decode.withText({ ...same, description: overview?.deskripsi ?? description }, 'description'),
    dayCount: hari,
    nightCount: malam,
    duration: durationIn('id', hari, malam) || null,
    map: map.embed,
    mapsUrl: map.page,
    places: tempat,
    included: termasuk,
    excluded: tidaktermasuk,
    itinerary: sortByDay(jadwal).map((entry, index) => ({ ...entry, day: dayName(entry.day, index) })),
  }));

const schema = withAliases(
  { ...fieldAliases, category: ['kategori_paket', 'category'], minPeople: ['min_people'] },
  fields,
);

/** Formats a duration: `3 hari 2 malam`, or `3 days, 2 nights`. Empty if both numbers are unknown. */
function durationIn(language: Language, days: number | null, nights: number | null): string {
  const { counted } = messageWords[language];
  const parts = [days ? counted(days, 'hari') : '', nights ? counted(nights, 'malam') : ''];
  return parts.filter(Boolean).join(language === 'id' ? ' ' : ', ');
}

/** Sorts days by the number in their name; days without a number follow in API order. */
function sortByDay<D extends { day: string | null }>(days: readonly D[]): D[] {
  const number = ({ day }: D) => Number(/\d+/.exec(day ?? '')?.[0] ?? Number.POSITIVE_INFINITY);
  return days.toSorted((a, b) => number(a) - number(b) || 0);
}

/** Returns a day's name: `Hari 2` from a number or the list index, or the text unchanged. */
function dayName(name: string | null, index: number): string {
  if (name === null) return `Hari ${index + 1}`;
  return /^\d+$/.test(name) ? `Hari ${name}` : name;
}

export type Package = z.output<typeof schema>;

export const collection: DescribedCollection<Package> = {
  ...definition,
  adminPath: '/api/admin/pakets',
  fallbackDescription: 'Deskripsi belum tersedia.',
  schema,
  apiIdField: 'slug',
  urlIdField: 'slug',
  sufficesForPage: ({ itinerary, places, included }) =>
    itinerary.length > 0 && places.length > 0 && included.length > 0,
};

const toPlace = ({ location }: Package) => location;

const toFilterValues = (tour: Package): FilterValues => ({
  ...baseFilterValues(tour),
  // A package without a minimum is for everyone.
  people: { min: tour.minPeople ?? 0, max: Number.POSITIVE_INFINITY },
  days: tour.dayCount,
});

const isPricePerPerson = () => config.packagePriceUnit.noun.endsWith('orang');

const toSearchTexts = (tour: Package) =>
  searchTexts(
    [tour.category, tour.location],
    [
      tour.description?.plain,
      ...tour.places,
      ...tour.itinerary.flatMap(({ title, activities }) => [title, ...activities]),
      ...tour.included,
    ],
  );

export const toCard = (tour: Package) => ({
  ...toCardBase(collection, tour, isPricePerPerson() ? (tour.minPeople ?? 1) : undefined),
  ...ratingOf(tour),
  ...pick(tour, 'duration', 'minPeople', 'location'),
  price: priceView(tour.price, { label: 'Start From', unit: config.packagePriceUnit.text }),
});

export const toDetail = (tour: Package) => {
  const { createdAt, updatedAt, id, slug, dayCount, nightCount, ratingOrNull, reviewCount, ...shown } = tour;
  return { ...shown, ...toCard(tour), description: excerptOf(tour.description) ?? collection.fallbackDescription };
};

function toOffer(tour: Package): Offer {
  const { minPeople } = tour;
  const unit = config.packagePriceUnit;
  return {
    ...offerBase(collection, tour),
    label: 'Start From',
    unit,
    ...(minPeople && { minPeople }),
    multiplies: isPricePerPerson() ? ['orang'] : [],
    countLimits: minPeople ? [{ param: 'orang', min: minPeople, warning: `Minimal ${minPeople} orang` }] : [],
    cancellation: 'Pembatalan dikenai biaya; deposit tidak kembali.',
    sentences: sentencesOf(tour),
  };
}

/** The order sentences with title and, if known, price and duration. */
const sentencesOf = ({ duration, dayCount, nightCount }: Package): Offer['sentences'] => ({
  id: (title, price) => [
    `Halo, saya ingin memesan paket tour ${title}${inBrackets(price && `mulai ${price}`, duration && `durasi ${duration}`)}.`,
    `Mohon info ${price === null ? 'harga, ketersediaan,' : 'ketersediaan'} dan langkah pemesanannya. Terima kasih.`,
  ],
  en: (title, price) => [
    `Hello, I would like to book the tour package ${title}${inBrackets(price && `from ${price}`, durationIn('en', dayCount, nightCount))}.`,
    `Please tell me about ${price === null ? 'the price, availability,' : 'availability'} and how to book. Thank you.`,
  ],
});

const inBrackets = (...facts: (string | null)[]) => {
  const known = facts.filter(Boolean);
  return known.length === 0 ? '' : ` (${known.join(', ')})`;
};

export const packages = defineBookableType({
  type: 'packages',
  collection,
  toFilterValues,
  toSearchTexts,
  toCard,
  toDetail,
  toOffer,
  toPlace,
});
