import { listInMemory } from '~/admin-api/records.server';
import { collections } from '~/content-types/all-collections.server';
import { bookableTypeList } from '~/content-types/bookable-types.server';
import { collection as events } from '~/content-types/events/schema.server';
import { filters } from '~/definitions/filters';
import { contentTypes } from '~/definitions/registry';
import { cheapWords, declaredWays, englishMonths, sectionWords } from '~/definitions/search-words';
import type { ContentType } from '~/definitions/types';
import { memoizeWeak } from '~/lib/memoize-weak';
import { monthName } from '~/lib/month';
import { wordsOf } from '~/lib/words';
import { areasOf } from '~/list-page/areas.server';
import { categoryValues, isIn } from '~/list-page/list-view.server';
import { monthsOf } from '~/list-page/months.server';
import { href } from '~/urls/href';
import type { Way } from './search';
import { meanings, tellingWords } from './search-match.server';

/** Further ones are what fewer visitors mean. */
const MAX_WAYS = 4;

const types = Object.values<ContentType>(contentTypes);

/** Where a search for the lowest price leads unless it names a content type. */
const BARGAINS = [contentTypes.packages, contentTypes.accommodations, contentTypes.vehicles];

/** `12` for `desember` and `december`. */
const monthNumbers: ReadonlyMap<string, string> = new Map(
  englishMonths.flatMap((english, at) => {
    const number = `${at + 1}`.padStart(2, '0');
    const [name = ''] = wordsOf(monthName(`2026-${number}`));
    return [name, english].map((word) => [word, number] as const);
  }),
);

/**
 * The pages that a query's words mean, most telling first: a rule, a month, a duration, the lowest prices, a category, an
 * area or a section. They are known without a call, from the lists in memory.
 *
 * @param now the current time, in milliseconds
 */
export function waysTo(query: string, now = Date.now()): Way[] {
  const words = tellingWords(query);
  const all = [
    ...declaredWays.filter((way) => way.words.some((word) => words.includes(word))),
    ...monthWays(words, now),
    ...durationWays(query),
    ...priceWays(words),
    ...categoryWays(words),
    ...areaWays(words),
    ...sectionWays(words),
  ];
  const ways = new Map(all.map(({ title, href }) => [href, { title, href }]));
  return [...ways.values()].slice(0, MAX_WAYS);
}

/** `desember`, or `tahun baru`: the events of the months of that name that have some. */
function monthWays(words: readonly string[], now: number): Way[] {
  const asked = words.includes('tahun') && words.includes('baru') ? [...words, 'desember', 'januari'] : words;
  const numbers = asked.flatMap((word) => monthNumbers.get(word) ?? []);
  if (numbers.length === 0) return [];
  const dates = (listInMemory(events) ?? []).map(({ date }) => date);
  return monthsOf(dates, now)
    .filter(({ month }) => numbers.includes(month.slice(5)))
    .map(({ month }) => ({
      title: `Acara ${monthName(month)}`,
      href: href(contentTypes.events.path, '', { bulan: month }),
    }));
}

/** `3 hari`: the packages of that duration. */
function durationWays(query: string): Way[] {
  const [, days = ''] = /(?<!\d)(\d{1,2})\s*(?:hari|days?)(?!\p{L})/iu.exec(query) ?? [];
  const hari = filters.hari.parse(String(Math.min(Number(days), 4)));
  if (days === '' || hari === null) return [];
  const { path, name } = contentTypes.packages;
  return [{ title: `${name} ${filters.hari.words(hari).text}`, href: href(path, '', { hari }) }];
}

/** `murah`: lists by their lowest price, of the content types that the other words name. */
function priceWays(words: readonly string[]): Way[] {
  if (!words.some((word) => cheapWords.has(word))) return [];
  const named = sectionsOf(words.filter((word) => !cheapWords.has(word))).filter((type) => 'urut' in type.filters);
  return (named.length > 0 ? named : BARGAINS).map(({ path, name }) => ({
    title: `${name}, harga terendah`,
    href: href(path, '', { urut: 'harga' }),
  }));
}

/** The categories of each list, with the words of their names. */
const namedCategories = collections.map((collection) => ({
  collection,
  categories: collection.categories.map((category) => ({ category, words: wordsOf(category.label) })),
}));

/** `lepas kunci`: the categories with records whose names have every word. */
function categoryWays(words: readonly string[]): Way[] {
  const asked = words.filter((word) => !cheapWords.has(word)).map(meanings);
  if (asked.length === 0) return [];
  return namedCategories.flatMap(({ collection, categories }) =>
    categories
      .filter(({ words: label }) => hasEvery(label, asked))
      .filter(({ category }) => listInMemory(collection)?.some(isIn(categoryValues(category))))
      .map(({ category: { label } }) => ({
        title: `${collection.name}: ${label}`,
        href: href(collection.path, '', { kategori: label }),
      })),
  );
}

/** Whether each word, by one of its meanings, begins a word of a label. */
const hasEvery = (label: readonly string[], asked: readonly string[][][]) =>
  asked.every((meant) =>
    meant.some((words) => words.every((part) => part.length > 2 && label.some((one) => one.startsWith(part)))),
  );

/** The words of each area that say something. Memoized per response. */
const areaWordsOf = memoizeWeak((areas: readonly string[]) =>
  areas.map((area) => ({ area, words: tellingWords(area) })).filter(({ words }) => words.length > 0),
);

/** `sanur`: the records that lie there, of the content types that the other words name, else of all. */
function areaWays(words: readonly string[]): Way[] {
  const named = sectionsOf(words);
  return bookableTypeList.flatMap(({ collection: { path, name, filters: offered }, collection, toFilterValues }) => {
    if (offered.lokasi === undefined || (named.length > 0 && !named.some((type) => type.path === path))) return [];
    const records = listInMemory(collection);
    return (records ? areaWordsOf(areasOf(toFilterValues)(records)) : [])
      .filter(({ words: asked }) => asked.every((word) => words.includes(word)))
      .map(({ area }) => ({ title: `${name} di ${area}`, href: href(path, '', { lokasi: area }) }));
  });
}

const sectionWays = (words: readonly string[]): Way[] =>
  sectionsOf(words).map(({ path, title }) => ({ title, href: path }));

const sectionsOf = (words: readonly string[]): ContentType[] =>
  types.filter(({ path }) => words.some((word) => sectionWords[path]?.includes(word)));
