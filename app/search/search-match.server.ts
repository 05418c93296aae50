import type { SearchResult } from 'minisearch';
import { fillerWords, synonyms } from '~/definitions/search-words';
import { wordsOf } from '~/lib/words';

/** Of one query; further words are ignored. Each is compared with the words of all lists. */
export const MAX_QUERY_WORDS = 8;

/** How far a word of a record is from a word of the query, and how little the field says of the record. */
export const DISTANCE = { same: 0, prefix: 1, synonym: 1, typo: 2 };
const FIELD_DISTANCE = { title: 0, about: 4, text: 8 };

export type Field = keyof typeof FIELD_DISTANCE;

/** Whether a word is one of the lists' own. */
export type IsKnown = (word: string) => boolean;

const NEGATION = /(?<!\p{L})(tidak|bukan|tanpa)\s+(?=\p{L})/giu;

/** A text whose negations are one word each: who looks for `halal` does not mean `tidak halal`. */
export const joinNegations = (text: string) => text.replace(NEGATION, '$1');

/** The words of a query that say what is looked for, each once. */
export function tellingWords(query: string): string[] {
  const words = [...new Set(wordsOf(joinNegations(query)))].slice(0, MAX_QUERY_WORDS);
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

/** Whether a word is in the table of synonyms. */
export const hasSynonym = (word: string) => Object.hasOwn(synonyms, word);

const synonymsOf = (word: string): string[][] =>
  hasSynonym(word) ? (synonyms[word] ?? []).map((text) => wordsOf(joinNegations(text))) : [];

/** The words that a word means: itself, and its synonyms. */
export const meanings = (word: string): string[][] => [[word], ...synonymsOf(word)];

/** How far records are from a word, by their positions in the list. */
export type Distances = ReadonlyMap<number, number>;

/** How far a record is from a word, by the words of the record that an index finds for it. */
export function distanceOf(word: string, { match }: SearchResult): number {
  const distances = Object.entries(match).map(([term, fields]) => {
    const difference = term === word ? DISTANCE.same : term.startsWith(word) ? DISTANCE.prefix : DISTANCE.typo;
    return difference + Math.min(...fields.map((field) => FIELD_DISTANCE[field as Field]));
  });
  return Math.min(...distances);
}

/** The records that are in any of several, by their lowest distance. */
export function nearestOf(all: readonly Distances[]): Distances {
  const [first = new Map<number, number>(), ...others] = all.filter(({ size }) => size > 0);
  if (others.length === 0) return first;
  const nearest = new Map(first);
  for (const [id, distance] of others.flatMap((other) => [...other])) {
    nearest.set(id, Math.min(distance, nearest.get(id) ?? distance));
  }
  return nearest;
}

/** The records that are in each of several, by what their distances make together. */
export function inEach(all: readonly Distances[], together: (...distances: number[]) => number): Distances {
  const [first = new Map<number, number>(), ...others] = all;
  if (others.length === 0) return first;
  const both = new Map<number, number>();
  for (const [id, distance] of first) {
    const further = others.flatMap((other) => other.get(id) ?? []);
    if (further.length === others.length) both.set(id, together(distance, ...further));
  }
  return both;
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
