import type { Query, SearchResult } from 'minisearch';
import { fillerWords, synonyms } from '~/definitions/search-words';
import { wordsOf } from '~/lib/words';

/** Of one query; further words are ignored. Each is compared with the words of all lists. */
export const MAX_QUERY_WORDS = 8;

/** How far a word of a record is from a word of the query, and how little the field says of the record. */
const DISTANCE = { same: 0, prefix: 1, synonym: 1, typo: 2 };
export const FIELD_DISTANCE = { title: 0, about: 4, text: 8 };

export type Field = keyof typeof FIELD_DISTANCE;

/** Whether a word is one of the lists' own. */
export type IsKnown = (word: string) => boolean;

/** The words of a query that say what is looked for, each once. */
export function tellingWords(query: string): string[] {
  const words = [...new Set(wordsOf(query))].slice(0, MAX_QUERY_WORDS);
  const telling = words.filter((word) => !fillerWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** A word of a query, and what else it may mean. */
export interface AskedWord {
  word: string;
  /** How many letters a word of a record may differ by; 0 for a word of the lists. */
  typos: number;
  /** The word with two of its letters swapped. */
  swapped: readonly string[];
  /** Its synonyms, each the words that a record must have. */
  meant: readonly string[][];
}

/** The words of a query that say what is looked for, as an index reads them. */
export function askedWords(query: string, isKnown: IsKnown): AskedWord[] {
  return tellingWords(query).map((word) => {
    const typos = isKnown(word) ? 0 : allowedTypos(word);
    return { word, typos, swapped: typos > 0 ? transpositions(word) : [], meant: synonymsOf(word) };
  });
}

/** Finds a word in an index: the same or as a prefix, as a synonym, or with typos or two of its letters swapped. */
export function wordQuery({ word, typos, swapped, meant }: AskedWord, isKnown: IsKnown): Query {
  const names: Field[] = ['title', 'about'];
  return {
    combineWith: 'OR',
    queries: [
      { queries: [word], prefix: true },
      ...(typos > 0 ? [{ queries: [word], fuzzy: typos, fields: names }] : []),
      ...swapped.filter(isKnown).map((one) => ({ queries: [one], fields: names })),
      ...meant.map((words): Query => ({ combineWith: 'AND', queries: words, prefix: true })),
    ],
  };
}

/** Whether a word is in the table of synonyms. */
export const hasSynonym = (word: string) => Object.hasOwn(synonyms, word);

const synonymsOf = (word: string): string[][] =>
  hasSynonym(word) ? (synonyms[word] ?? []).map((text) => wordsOf(text)) : [];

/** The words that a word means: itself, and its synonyms. */
export const meanings = (word: string): string[][] => [[word], ...synonymsOf(word)];

/** How far a record is from the words of a query: the scores of an index tell that within a list, but not between lists. */
export function distanceOf(asked: readonly AskedWord[], { match }: SearchResult): number {
  const found = Object.entries(match).map(([term, fields]) => ({
    term,
    field: Math.min(...fields.map((field) => FIELD_DISTANCE[field as Field])),
  }));
  const nearest = (matches: (term: string) => boolean, distance: number) =>
    Math.min(...found.filter(({ term }) => matches(term)).map(({ field }) => field + distance));
  return asked
    .map(({ word, meant }) =>
      Math.min(
        nearest((term) => term === word, DISTANCE.same),
        nearest((term) => term.startsWith(word), DISTANCE.prefix),
        ...meant.map((words) =>
          Math.max(...words.map((part) => nearest((term) => term.startsWith(part), DISTANCE.synonym))),
        ),
      ),
    )
    .map((distance) => (distance < Number.POSITIVE_INFINITY ? distance : nearest(() => true, DISTANCE.typo)))
    .reduce((sum, distance) => sum + distance, 0);
}

/** One typo from four letters, two from eight. Another digit is another number, not a typo. */
function allowedTypos(word: string): number {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

const transpositions = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => {
    const [left = '', right = ''] = word.slice(at, at + 2);
    return word.slice(0, at) + right + left + word.slice(at + 2);
  });
