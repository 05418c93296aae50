import type { BaseRecord } from '~/admin-api/collection.server';
import type { Reader } from '~/admin-api/reader.server';
import { startOfBaliDay } from '~/lib/bali-time';
import { memoizeWeak } from '~/lib/memoize-weak';
import { wordsOf, wordsWithin } from '~/lib/words';
import { newestFirst } from '~/list-page/list-view.server';
import type { Article } from './blog/schema.server';
import { type AnyBookableType, bookableTypeList, bookableTypes } from './bookable-types.server';
import { ownWords } from './place-names.server';

/** The records whose titles stand in an article, from the lists in memory. */

const MENTIONS = {
  max: 4,
  /** In words; a longer title is a sentence. */
  maxWords: 8,
  /** In characters of an article; the longest has a quarter of this. */
  maxText: 40_000,
};

interface Mention {
  type: AnyBookableType;
  record: BaseRecord;
}

/** A list's records by the phrases that name them, and the first words of these phrases. */
interface Names {
  byPhrase: ReadonlyMap<string, Mention>;
  firstWords: ReadonlySet<string>;
}

const namesOf = memoizeWeak((type: AnyBookableType) =>
  memoizeWeak((records: readonly BaseRecord[]): Names => {
    const byPhrase = new Map<string, Mention>();
    for (const record of newestFirst(records)) {
      for (const words of phrasesOf(type, record.title)) {
        const phrase = words.join(' ');
        if (!byPhrase.has(phrase)) byPhrase.set(phrase, { type, record });
      }
    }
    return { byPhrase, firstWords: new Set([...byPhrase.keys()].map((phrase) => phrase.split(' ')[0] ?? '')) };
  }),
);

/**
 * Returns the phrases that name a record: its title, if that has two words or more, and the proper name of a sight,
 * `Uluwatu` in `Pura Luhur Uluwatu`.
 */
function phrasesOf({ type }: AnyBookableType, title: string): (readonly string[])[] {
  const words = wordsOf(title);
  const own = type === bookableTypes.attractions.type ? ownWords(title) : [];
  return [...(words.length > 1 && words.length <= MENTIONS.maxWords ? [words] : []), ...(own.length > 0 ? [own] : [])];
}

/** Returns the words of an article. Memoized, since a page is rendered again when a list changes. */
const articleWords = memoizeWeak(({ body }: Article) => wordsWithin(body?.source ?? '', MENTIONS.maxText));

/**
 * Returns at most four records that an article names, in the order of the text, without sold-out and past ones. Makes
 * no call.
 *
 * @param now the current time, in milliseconds
 */
export function mentionsIn(article: Article, { peek }: Reader, now: number): Mention[] {
  const names = bookableTypeList.map((type) => namesOf(type)(peek(type.collection)));
  const words = articleWords(article);
  const found = new Map<BaseRecord, Mention>();
  for (let at = 0; at < words.length && found.size < MENTIONS.max; at += 1) {
    const mention = longestFrom(words, at, names);
    if (mention && isOffered(mention, now)) found.set(mention.record, mention);
  }
  return [...found.values()];
}

/** Returns the record that the longest phrase starting at a word names. */
function longestFrom(words: readonly string[], at: number, lists: readonly Names[]): Mention | undefined {
  const first = words[at] ?? '';
  const beginning = lists.filter(({ firstWords }) => firstWords.has(first));
  if (beginning.length === 0) return undefined;
  for (let length = MENTIONS.maxWords; length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    for (const { byPhrase } of beginning) {
      const mention = byPhrase.get(phrase);
      if (mention) return mention;
    }
  }
  return undefined;
}

function isOffered({ type: { toFilterValues, isInStock = () => true }, record }: Mention, now: number): boolean {
  const { date = null } = toFilterValues(record);
  return isInStock(record) && (date === null || date >= startOfBaliDay(now));
}
