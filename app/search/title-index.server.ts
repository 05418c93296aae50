import { setImmediate } from 'node:timers/promises';
import SearchableMap from 'minisearch/SearchableMap';
import PQueue from 'p-queue';
import type { BaseRecord, Endpoint } from '~/admin-api/collection.server';
import { listInMemory } from '~/admin-api/records.server';
import { forEachSliced } from '~/lib/for-each-sliced.server';
import { memoizeWeak } from '~/lib/memoize-weak';
import { titleSlug } from '~/lib/slug';
import { wordsOf } from '~/lib/words.server';
import { RECORD } from '~/server/limits.server';

/** The index of a list's titles, for searches that the admin host does not answer. */
export const TITLE_INDEX = {
  /** How long building blocks the other requests at a time; 14,000 records take seven of them (bench/title-index.ts). */
  sliceMs: 5,
  /**
   * Different words of one list, one for each record; further ones are not found. An index of 14,000 of the sample's
   * titles takes 6 MB, of random words 12: one of each type a third of what the response cache may hold.
   */
  maxWords: 20_000,
  /** Of one query; further ones are ignored. Each is compared with the words of all lists. */
  maxQueryWords: 8,
};

/** A record whose title matches a query; `distance` is 0 when every word is the same, and grows with the difference. */
export interface TitleMatch<R> {
  record: R;
  distance: number;
}

/** Finds the records of one version of a list, without a call to the admin host (requirements 12). */
export interface TitleIndex<R> {
  /** The record whose slug, id or slugified title is this URL param (requirements 3). */
  find: (param: string) => R | undefined;
  /**
   * The records whose titles match every word of a query, best first: as the word, as its prefix, or with one typo from
   * four letters and two from eight. A typo is a letter that is wrong, missing or added; in words of four to seven
   * letters also two swapped ones, which are two typos in longer words.
   */
  search: (query: string, limit: number) => TitleMatch<R>[];
}

interface Entries {
  /** The positions in the list, by the words of their titles. */
  words: SearchableMap<number[]>;
  /** The positions in the list, by URL param. */
  params: Map<string, number>;
}

const DISTANCE = { same: 0, prefix: 1, oneTypo: 2, twoTypos: 3 };

/** One build at a time, so that all of them together block other requests for no more than one slice. */
const builds = new PQueue({ concurrency: 1 });

/** An index lives as long as its version of the list is in memory. */
const entriesOf = memoizeWeak((records: readonly Titled[]) => builds.add(() => build(records)));

/** Returns the index of a list that is in memory, without a call to the admin host. Its first search builds it. */
export async function titlesInMemory<R extends BaseRecord>(list: Endpoint<R>): Promise<TitleIndex<R> | undefined> {
  const cached = listInMemory(list);
  return cached && titleIndexOf(cached);
}

/** Returns the index of the titles of a list's records, built in slices, once. */
export async function titleIndexOf<R extends Titled>(records: readonly R[]): Promise<TitleIndex<R>> {
  const entries = await entriesOf(records);
  const at = (position: number | undefined) => (position === undefined ? undefined : records[position]);
  return {
    find: (param) => at(entries.params.get(param)),
    search: (query, limit) => {
      const { length } = records;
      const distances = distancesOf(entries.words, query);
      // Numbers that sort by distance, then by position: comparing pairs takes longer than the search.
      const ranks = Float64Array.from(distances, ([position, distance]) => distance * length + position).sort();
      return [...ranks.subarray(0, limit)].flatMap((rank) => {
        const position = rank % length;
        return records
          .slice(position, position + 1)
          .map((record) => ({ record, distance: (rank - position) / length }));
      });
    },
  };
}

/** The best matches of a query in several lists, best first. */
export async function bestMatches<M extends { distance: number }>(
  lists: readonly { search: (query: string, limit: number) => Promise<M[]> }[],
  query: string,
  limit: number,
): Promise<M[]> {
  const matches: M[] = [];
  for (const list of lists) {
    matches.push(...(await list.search(query, limit)));
    // A query of many words takes some milliseconds per list.
    await setImmediate();
  }
  return matches.sort((a, b) => a.distance - b.distance).slice(0, limit);
}

async function build(records: readonly Titled[]): Promise<Entries> {
  const words = new Map<string, number[]>();
  const params = new Map<string, number>();
  await forEachSliced(records, TITLE_INDEX.sliceMs, (record, position) => {
    for (const word of wordsOf(record.title)) {
      const positions = words.get(word);
      if (positions) positions.push(position);
      else if (words.size < TITLE_INDEX.maxWords) words.set(word, [position]);
    }
  });
  // In the order of `bestMatch`: a slug wins over another record's id, and this over a title.
  for (const toParam of [slugOf, idOf, ({ title }: Titled) => titleSlug(title)]) {
    await forEachSliced(records, TITLE_INDEX.sliceMs, (record, position) => {
      const param = toParam(record);
      if (param !== null && param.length <= RECORD.maxIdentifier && !params.has(param)) params.set(param, position);
    });
  }
  const tree = new SearchableMap<number[]>();
  await forEachSliced(words, TITLE_INDEX.sliceMs, ([word, positions]) => tree.set(word, positions));
  return { words: tree, params };
}

type Titled = Pick<BaseRecord, 'title' | 'slug' | 'id'>;

const slugOf = ({ slug }: Titled) => slug;
const idOf = ({ id }: Titled) => id;

/** The distances of the records that match every word of a query, by position. */
function distancesOf(words: Entries['words'], query: string): ReadonlyMap<number, number> {
  const [first, ...rest] = [...new Set(wordsOf(query))].slice(0, TITLE_INDEX.maxQueryWords);
  if (first === undefined) return new Map();
  let distances = addDistances(similarWords(words, first), () => 0);
  for (const word of rest) {
    const before = distances;
    distances = addDistances(similarWords(words, word), (position) => before.get(position));
  }
  return distances;
}

/** Adds the distances of similar words, the lowest first, to the distances so far of the positions that have one. */
function addDistances(
  similar: Iterable<[positions: readonly number[], distance: number]>,
  distanceBefore: (position: number) => number | undefined,
): ReadonlyMap<number, number> {
  const distances = new Map<number, number>();
  for (const [positions, distance] of similar) {
    for (const position of positions) {
      const before = distanceBefore(position);
      if (before !== undefined && !distances.has(position)) distances.set(position, before + distance);
    }
  }
  return distances;
}

/** The positions of the words that a query's word may mean, with their distances, the lowest first. */
function* similarWords(
  words: Entries['words'],
  word: string,
): Generator<[positions: readonly number[], distance: number]> {
  const same = words.get(word);
  if (same) yield [same, DISTANCE.same];
  for (const [, positions] of words.atPrefix(word)) yield [positions, DISTANCE.prefix];
  const typos = allowedTypos(word);
  if (typos === 0) return;
  for (const swapped of transpositions(word)) {
    const positions = words.get(swapped);
    if (positions) yield [positions, DISTANCE.oneTypo];
  }
  const fuzzy = [...words.fuzzyGet(word, typos).values()].sort(([, a], [, b]) => a - b);
  for (const [positions, distance] of fuzzy) yield [positions, distance < 2 ? DISTANCE.oneTypo : DISTANCE.twoTypos];
}

/** One typo from four letters, two from eight (requirements 12). Another digit is another number, not a typo. */
function allowedTypos(word: string): number {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

const transpositions = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => {
    const [left = '', right = ''] = word.slice(at, at + 2);
    return word.slice(0, at) + right + left + word.slice(at + 2);
  });
