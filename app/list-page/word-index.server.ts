import { groupPairs } from '~/lib/group-pairs.server';
import { memoizeWeak } from '~/lib/memoize-weak';
import type { FacetTable } from './facet-table.server';

/** The rows of a table by the words of their texts. */
interface WordIndex {
  /** Each word once, sorted, so that words with the same prefix are neighbors. */
  words: readonly string[];
  rows: ReadonlyMap<string, readonly number[]>;
}

/** The words of a text, for comparison: without accents and case. */
function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The index of a table, built for the first filter by words. Memoized per response. */
const wordIndexOf = memoizeWeak(({ texts }: FacetTable): WordIndex => {
  const pairs = texts.flatMap((ofRow, row) =>
    ofRow.flatMap((text) => wordsOf(text ?? '').map((word) => [word, row] as const)),
  );
  const rows = groupPairs(pairs);
  return { words: [...rows.keys()].sort(), rows };
});

/** Returns a predicate: whether a row has, for every word of a text, a word that begins with it. */
export function prefixMatcher(table: FacetTable, text: string): (row: number) => boolean {
  const { words, rows } = wordIndexOf(table);
  const prefixes = wordsOf(text);
  /** How many of the prefixes each row has, as long as it has all of the ones before. */
  const found = new Uint8Array(table.rows.length);
  for (const [index, prefix] of prefixes.entries()) {
    for (let at = lowerBound(words, prefix); words[at]?.startsWith(prefix); at += 1) {
      for (const row of rows.get(words[at] ?? '') ?? []) if (found[row] === index) found[row] = index + 1;
    }
  }
  return (row) => found[row] === prefixes.length;
}

/** The position of the first word that is not before the wanted one. */
function lowerBound(words: readonly string[], wanted: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
