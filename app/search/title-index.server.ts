import { setImmediate } from 'node:timers/promises';
import MiniSearch, { type Query } from 'minisearch';
import type { BaseRecord, ListEndpoint } from '~/admin-api/collection.server';
import { listInMemory } from '~/admin-api/records.server';
import { memoizeWeak } from '~/lib/memoize-weak';
import { wordsOf } from '~/lib/words';

/** The index of a list's titles, for searches that the admin host does not answer. */
export const TITLE_INDEX = {
  /** Different words of one list; further ones are not found, or random titles would fill the memory. */
  maxWords: 20_000,
  /** Of one query; further ones are ignored. Each is compared with the words of all lists. */
  maxQueryWords: 8,
  /** How long a query may go on in one turn of the event loop, in milliseconds. */
  turnMs: 5,
  /** Records that are added before other requests have a turn, some milliseconds of work. */
  chunkSize: 100,
};

/** A record whose title matches a query; `distance` is 0 when every word is the same, and grows with the difference. */
export interface TitleMatch<R> {
  record: R;
  distance: number;
}

/** Finds the records of one version of a list by their titles, without a call to the admin host. */
export interface TitleIndex<R> {
  /**
   * The records whose titles match every word of a query, best first: as the word, as its prefix, or with one typo from
   * four letters and two from eight. A typo is a letter that is wrong, missing or added; in words of four to seven
   * letters also two swapped ones, which are two typos in longer words.
   */
  search: (query: string, limit: number) => TitleMatch<R>[];
}

const DISTANCE = { same: 0, prefix: 1, typo: 2 };

/** Returns the index of a list that is in memory, without a call to the admin host. Its first search builds it. */
export async function titlesInMemory<R extends BaseRecord>(list: ListEndpoint<R>): Promise<TitleIndex<R> | undefined> {
  const cached = listInMemory(list);
  return cached && titleIndexOf(cached);
}

/** Returns the index of the titles of a list's records, built once. */
export async function titleIndexOf<R extends Titled>(records: readonly R[]): Promise<TitleIndex<R>> {
  const index = await indexOf(records);
  return {
    search: (query, limit) => {
      const words = [...new Set(wordsOf(query))].slice(0, TITLE_INDEX.maxQueryWords);
      if (words.length === 0) return [];
      return index
        .search(toQuery(words))
        .flatMap(({ id, terms }) => {
          const record = records[id];
          return record ? [{ record, distance: distanceOf(words, terms) }] : [];
        })
        .sort((a, b) => a.distance - b.distance)
        .slice(0, limit);
    },
  };
}

/** How far a title's words are from a query's: its scores tell that within a list, but not between lists. */
function distanceOf(words: readonly string[], found: readonly string[]): number {
  const distances = words.map((word) => {
    if (found.includes(word)) return DISTANCE.same;
    return found.some((term) => term.startsWith(word)) ? DISTANCE.prefix : DISTANCE.typo;
  });
  return distances.reduce((sum, distance) => sum + distance, 0);
}

/** The best matches of a query in several lists, best first. */
export async function bestMatches<M extends { distance: number }>(
  lists: readonly { search: (query: string, limit: number) => Promise<M[]> }[],
  query: string,
  limit: number,
): Promise<M[]> {
  const matches: M[] = [];
  let turnEnds = performance.now() + TITLE_INDEX.turnMs;
  for (const list of lists) {
    matches.push(...(await list.search(query, limit)));
    // A query of many words takes some milliseconds for each list.
    if (performance.now() < turnEnds) continue;
    await setImmediate();
    turnEnds = performance.now() + TITLE_INDEX.turnMs;
  }
  return matches.sort((a, b) => a.distance - b.distance).slice(0, limit);
}

type Titled = Pick<BaseRecord, 'title'>;

/** The documents of an index are the positions in its list; it lives as long as its version of the list is in memory. */
const indexOf = memoizeWeak(async (records: readonly Titled[]) => {
  const known = new Set<string>();
  const index = new MiniSearch<{ id: number; title: string }>({
    fields: ['title'],
    tokenize: (title) =>
      wordsOf(title).filter((word) => known.has(word) || (known.size < TITLE_INDEX.maxWords && known.add(word))),
    processTerm: (word) => word,
    searchOptions: {
      // Only those that a title has: each term is a search of its own.
      tokenize: (word) => [word, ...transpositions(word).filter((swapped) => known.has(swapped))],
      prefix: (_, at) => at === 0,
      fuzzy: (word, at) => (at === 0 ? allowedTypos(word) : 0),
    },
  });
  const documents = records.map(({ title }, id) => ({ id, title }));
  await index.addAllAsync(documents, { chunkSize: TITLE_INDEX.chunkSize });
  return index;
});

/** Every word: the same, as a prefix, with typos, or with two of its letters swapped. */
const toQuery = (words: readonly string[]): Query => ({
  combineWith: 'AND',
  queries: words.map((word) => ({ combineWith: 'OR', queries: [word] })),
});

/** One typo from four letters, two from eight. Another digit is another number, not a typo. */
function allowedTypos(word: string): number {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

const transpositions = (word: string): string[] =>
  allowedTypos(word) === 0
    ? []
    : Array.from({ length: word.length - 1 }, (_, at) => {
        const [left = '', right = ''] = word.slice(at, at + 2);
        return word.slice(0, at) + right + left + word.slice(at + 2);
      });
