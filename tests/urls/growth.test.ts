import { expect, test } from 'vitest';
import { readBookingDetails } from '~/booking/details';
import { filters } from '~/definitions/filters';
import { canonicalPath } from '~/lib/canonical-path';
import { wordsOf } from '~/lib/words';
import { readPlan } from '~/plan-items/plan';
import { isNotModified, negotiateEncoding } from '~/server/http/negotiation.server';
import { readTarget } from '~/server/http/request-target.server';
import { canonicalSearch } from '~/urls/href';
import { readListQuery } from '~/urls/params';
import { listPaths } from '../support/page-kinds';

const search = (name: string, text: string) => new URLSearchParams({ [name]: text });

/** Functions that read a visitor's text where the bound of a URL's length does not apply. */
const readers: Record<string, (text: string) => unknown> = {
  'a request target': (text) => [text, `/${text}`, `/tiket?${text}`].map(readTarget),
  'a path': (text) => [`/${text}`, `/tiket/${text}`, `${text}/x`].map(canonicalPath),
  'the params of a list': (text) =>
    listPaths.flatMap((path) =>
      ['kategori', 'tampil', 'urut', ...Object.keys(filters)].map((name) => [
        readListQuery(path, search(name, text)),
        canonicalSearch(path, search(name, text)).toString(),
      ]),
    ),
  'booking details': (text) =>
    (['tanggal', 'hari', 'orang'] as const).map((name) => readBookingDetails(search(name, text), [name], '2026-11-25')),
  'a plan': (text) => ['isi', 'tanggal', 'orang'].map((name) => readPlan(search(name, text))),
  'the items of a plan': (text) =>
    ['paket-', 'paket-1x', 'akomodasi-'].map((start) => readPlan(search('isi', start + text))),
  words: wordsOf,
  'Accept-Encoding': (text) => negotiateEncoding({ 'accept-encoding': text }),
  'If-None-Match': (text) => isNotModified({ 'if-none-match': text }, { etag: 'W/"x"' }),
};

/** Texts that repeat what regular expressions repeat, with an end that does not match. */
const repeated = [...'/?&%\\.1x-, +="', '%2', '%5c', '..', '/.', '1x', 'a,', 'a;q=1,', '\u0301'];
const texts = [
  ...repeated.map((part) => (length: number) => part.repeat(length / part.length)),
  ...repeated.map((part) => (length: number) => `${part.repeat(length / part.length)}é`),
  (length: number) => `${'?'.repeat(length / 2)}${'&'.repeat(length / 2)}=%`,
];

/** The longer text has the maximum length of a header in Node.js. */
const [SHORT, LONG] = [4000, 16_000];
const MAX_ROUNDS = 60;
/** Between linear growth, 4, and quadratic growth, 16. */
const MAX_GROWTH = 9;
/**
 * In milliseconds. A quadratic reader takes at least 200 ms for the longer text. A linear reader takes a few, even on a
 * busy machine.
 */
const HARMLESS = 20;

/** Whether reading grows as the square of the length: of the least times, since other work only adds to one. */
function isQuadratic(read: (text: string) => unknown, short: string, long: string, rounds = MAX_ROUNDS): boolean {
  const timeOf = (text: string) => {
    const started = performance.now();
    read(text);
    return performance.now() - started;
  };
  let [shortest, longest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < rounds; round += 1) {
    // Short work is the one that an interruption falsifies most.
    for (let again = 0; again < 3; again += 1) shortest = Math.min(shortest, timeOf(short));
    longest = Math.min(longest, timeOf(long));
    if (longest < HARMLESS || longest / shortest < MAX_GROWTH) return false;
  }
  return true;
}

test.each(Object.entries(readers))('the time to read %s grows with the length of the text', (_, read) => {
  const quadratic = texts.filter((textOf) => isQuadratic(read, textOf(SHORT), textOf(LONG)));
  expect(quadratic.map((textOf) => textOf(8))).toEqual([]);
});

test('a reader with quadratic time is found', () => {
  expect(isQuadratic((text) => /x+y/.test(text), 'x'.repeat(SHORT), 'x'.repeat(LONG), 3)).toBe(true);
});
