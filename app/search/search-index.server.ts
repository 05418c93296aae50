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
  DISTANCE,
  type Distances,
  distanceOf,
  type Field,
  hasSynonym,
  inEach,
  joinNegations,
  nearestOf,
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
  const words = await wordsIn(toTexts)(records);
  return {
    has: words.has,
    search: (asked, limit) => {
      const ofEachWord = asked.map((word) => distancesOf(words, word));
      return [...inEach(ofEachWord, sum)]
        .flatMap(([id, distance]) => {
          const record = records[id];
          return record ? [{ record, distance }] : [];
        })
        .sort((a, b) => a.distance - b.distance)
        .slice(0, limit);
    },
  };
}

/** How far the records are from a word: from itself, from what it may be a typo of, or from what it means. */
function distancesOf({ find, has }: Words, { word, typos, swapped, meant }: AskedWord): Distances {
  return nearestOf([
    find(word, { prefix: true, fuzzy: typos }),
    ...swapped.filter(has).map((other) => inEach([find(other, {})], (distance) => distance + DISTANCE.typo)),
    ...meant.map((others) =>
      inEach(
        others.map((other) => find(other, { prefix: true })),
        (...distances) => Math.max(...distances) + DISTANCE.synonym,
      ),
    ),
  ]);
}

const sum = (...distances: number[]) => distances.reduce((all, distance) => all + distance, 0);

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

/** The words of a list's records. */
interface Words {
  has: (word: string) => boolean;
  /** How far records are from a word that they have, or have as a prefix or with typos. */
  find: (word: string, options: { prefix?: boolean; fuzzy?: number }) => Distances;
}

type Document = { id: number } & Record<Field, string>;

/**
 * The words of a list, whose documents are the positions in it; they live as long as its version of the list is in memory.
 * Texts have an index of their own, since no typo is looked for among their many words. Memoized per response.
 */
const wordsIn = memoizeWeak((toTexts: (record: never) => SearchTexts) =>
  memoizeWeak(async (records: readonly Titled[]): Promise<Words> => {
    const known = new Set<string>();
    const indexOf = (fields: Field[]) =>
      new MiniSearch<Document>({
        fields,
        tokenize: (text, field) =>
          (field === 'text' ? wordsWithin(text, SEARCH_INDEX.maxText) : wordsOf(text)).filter(
            (word) => known.has(word) || (known.size < SEARCH_INDEX.maxWords && known.add(word)),
          ),
        processTerm: (word) => word,
        searchOptions: { tokenize: (word) => [word] },
      });
    const [names, texts] = [indexOf(['title', 'about']), indexOf(['text'])];
    let left = SEARCH_INDEX.maxListText;
    const documents = records.map((record, id) => {
      const { about, text } = toTexts(record as never);
      const kept = left > 0 ? joinNegations(text.slice(0, SEARCH_INDEX.maxText)) : '';
      left -= kept.length;
      return { id, title: joinNegations(record.title), about: joinNegations(about), text: kept };
    });
    for (const index of [names, texts]) await index.addAllAsync(documents, { chunkSize: SEARCH_INDEX.chunkSize });
    return {
      has: (word) => known.has(word),
      find: (word, { prefix, fuzzy }) => {
        const distances = new Map<number, number>();
        for (const result of [
          ...names.search(word, { prefix, fuzzy }),
          ...(prefix ? texts.search(word, { prefix }) : []),
        ]) {
          const distance = distanceOf(word, result);
          distances.set(result.id, Math.min(distance, distances.get(result.id) ?? distance));
        }
        return distances;
      },
    };
  }),
) as <R extends Titled>(toTexts: (record: R) => SearchTexts) => (records: readonly R[]) => Promise<Words>;
