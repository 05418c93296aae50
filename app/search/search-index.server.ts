import { setImmediate } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import type { BaseRecord, ListEndpoint } from '~/admin-api/collection.server';
import { listInMemory } from '~/admin-api/records.server';
import type { SearchTexts } from '~/content-types/define-type.server';
import { memoizeWeak } from '~/lib/memoize-weak';
import { wordsOf, wordsWithin } from '~/lib/words';
import {
  type AskedWord,
  askedWords,
  distanceOf,
  FIELD_DISTANCE,
  type Field,
  hasSynonym,
  wordQuery,
} from './search-match.server';

/** The index of a list, for searches that the admin host does not answer. */
export const SEARCH_INDEX = {
  /** Different words of one list; further ones are not found, or random titles would fill the memory. */
  maxWords: 20_000,
  /** Characters of one record's text, and of all of a list: the words of further text are not found. */
  maxText: 1000,
  maxListText: 300_000,
  /** How long a query may go on in one turn of the event loop, in milliseconds. */
  turnMs: 5,
  /** Records that are added before other requests have a turn, some milliseconds of work. */
  chunkSize: 25,
};

/** A record that matches a query; `distance` is 0 when its title has every word, and grows with the difference. */
export interface SearchMatch<R> {
  record: R;
  distance: number;
}

/** Finds the records of one version of a list, without a call to the admin host. */
export interface SearchIndex<M> {
  /** Whether a record of the list has a word. */
  has: (word: string) => boolean;
  /**
   * The records that match every word, best first: those with the word in the title, then in category or place,
   * then in the text; as the word, as its prefix, or as a synonym; and but in the text with one typo from four letters and two
   * from eight. A typo is a letter that is wrong, missing or added; in words of four to seven letters also two swapped ones,
   * which are two typos in longer words.
   */
  search: (asked: readonly AskedWord[], limit: number) => M[];
}

/** Returns the index of a list that is in memory, without a call to the admin host. Its first search builds it. */
export async function indexInMemory<R extends BaseRecord>(
  list: ListEndpoint<R>,
  toTexts: (record: R) => SearchTexts,
): Promise<SearchIndex<SearchMatch<R>> | undefined> {
  const records = listInMemory(list);
  return records && searchIndexOf(records, toTexts);
}

/** Returns the index of a list's records, built once. */
export async function searchIndexOf<R extends Titled>(
  records: readonly R[],
  toTexts: (record: R) => SearchTexts,
): Promise<SearchIndex<SearchMatch<R>>> {
  const { index, has } = await indexOf(toTexts)(records);
  return {
    has,
    search: (asked, limit) =>
      index
        .search({ combineWith: 'AND', queries: asked.map((word) => wordQuery(word, has)) })
        .flatMap((result) => {
          const record = records[result.id];
          return record ? [{ record, distance: distanceOf(asked, result) }] : [];
        })
        .sort((a, b) => a.distance - b.distance)
        .slice(0, limit),
  };
}

/** A list that is searched: its index, if it is in memory. */
export interface Searchable<M> {
  index: () => Promise<SearchIndex<M> | undefined>;
}

/** The best matches of a query in several lists, best first. */
export async function bestMatches<M extends { distance: number }>(
  lists: readonly Searchable<M>[],
  query: string,
  limit: number,
): Promise<M[]> {
  const indexes: SearchIndex<M>[] = [];
  for (const list of lists) {
    const index = await list.index();
    if (index) indexes.push(index);
  }
  // What is a word in any of the lists is no typo.
  const asked = askedWords(query, (word) => hasSynonym(word) || indexes.some(({ has }) => has(word)));
  if (asked.length === 0) return [];
  const matches: M[] = [];
  let turnEnds = performance.now() + SEARCH_INDEX.turnMs;
  for (const index of indexes) {
    matches.push(...index.search(asked, limit));
    // A query of many words takes some milliseconds for each list.
    if (performance.now() < turnEnds) continue;
    await setImmediate();
    turnEnds = performance.now() + SEARCH_INDEX.turnMs;
  }
  return matches.sort((a, b) => a.distance - b.distance).slice(0, limit);
}

type Titled = Pick<BaseRecord, 'title'>;

/** `tidak halal` is nothing for who looks for `halal`. */
const NEGATED = /(?<!\p{L})(?:tidak|bukan|tanpa)\s+\p{L}+/giu;

/**
 * The documents of an index are the positions in its list; it lives as long as its version of the list is in memory.
 * Memoized per response.
 */
const indexOf = memoizeWeak((toTexts: (record: never) => SearchTexts) =>
  memoizeWeak(async (records: readonly Titled[]) => {
    const known = new Set<string>();
    const index = new MiniSearch<{ id: number } & Record<Field, string>>({
      fields: Object.keys(FIELD_DISTANCE),
      tokenize: (text, field) =>
        (field === 'text' ? wordsWithin(text, SEARCH_INDEX.maxText) : wordsOf(text)).filter(
          (word) => known.has(word) || (known.size < SEARCH_INDEX.maxWords && known.add(word)),
        ),
      processTerm: (word) => word,
      searchOptions: { tokenize: (word) => [word] },
    });
    let left = SEARCH_INDEX.maxListText;
    const documents = records.map((record, id) => {
      const { about, text } = toTexts(record as never);
      const kept = left > 0 ? text.replace(NEGATED, '').slice(0, SEARCH_INDEX.maxText) : '';
      left -= kept.length;
      return { id, title: record.title, about, text: kept };
    });
    await index.addAllAsync(documents, { chunkSize: SEARCH_INDEX.chunkSize });
    return { index, has: (word: string) => known.has(word) };
  }),
) as <R extends Titled>(
  toTexts: (record: R) => SearchTexts,
) => (records: readonly R[]) => Promise<{ index: MiniSearch; has: (word: string) => boolean }>;
