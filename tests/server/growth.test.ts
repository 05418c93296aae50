import { expect, test } from 'vitest';
import { readBookingDetails } from '~/booking/details.server';
import { readPlan } from '~/items/plan';
import { canonicalPath } from '~/lib/canonical-path';
import { wordsOf } from '~/lib/words.server';
import { readListQuery } from '~/list-page/params';
import { isNotModified, negotiateEncoding } from '~/server/http/negotiation.server';
import { targetStatus, toPath } from '~/server/http/request-target.server';
import { isSpelledAsOurLinks } from '~/server/http/shared-caching.server';
import { cacheKey } from '~/server/rendering/page-cache.server';
import { readFilters } from '~/urls/filter-params';
import { canonicalSearch } from '~/urls/search-params';

/** A header has at most 16 KB in Node.js. */
const LENGTH = 4000;

const search = (name: string, text: string) => new URLSearchParams({ [name]: text });

/** What reads a visitor's text, before or beside the bound of a URL's length. */
const readers: Record<string, (text: string) => unknown> = {
  'a request target': (text) => [targetStatus(text), toPath(text), cacheKey(text), isSpelledAsOurLinks(text)],
  'a path': (text) => [`/${text}`, `/tiket/${text}`, `${text}/x`].map((path) => [canonicalPath(path), toPath(path)]),
  'a query': (text) => [cacheKey(`/tiket?${text}`), isSpelledAsOurLinks(`/tiket?${text}`)],
  'the params of a list': (text) =>
    ['kategori', 'tampil', 'urut', 'maks', 'orang', 'hari', 'q', 'bulan'].map((name) => [
      readListQuery('/event', search(name, text)),
      readFilters('/paket-tour', search(name, text)),
      canonicalSearch('/tiket', search(name, text)).toString(),
    ]),
  'booking details': (text) =>
    (['tanggal', 'hari', 'orang'] as const).map((name) => readBookingDetails(search(name, text), [name], '2026-11-25')),
  'a plan': (text) => ['isi', 'tanggal', 'orang'].map((name) => readPlan(search(name, text))),
  'the items of a plan': (text) =>
    ['paket-', 'paket-1x', 'akomodasi-'].map((start) => readPlan(search('isi', start + text))),
  words: wordsOf,
  'Accept-Encoding': (text) => negotiateEncoding({ 'accept-encoding': text }),
  'If-None-Match': (text) => isNotModified({ 'if-none-match': text }, { etag: 'W/"x"' }),
};

/** Texts that repeat what expressions repeat, with an end that does not match. */
const repeated = [...'/?&%\\.1x-, +="', '%2', '%5c', '..', '/.', '1x', 'a,', 'a;q=1,', '\u0301'];
const texts = [
  ...repeated.map((part) => (length: number) => part.repeat(length / part.length)),
  ...repeated.map((part) => (length: number) => `${part.repeat(length / part.length)}é`),
  (length: number) => `${'?'.repeat(length / 2)}${'&'.repeat(length / 2)}=%`,
];

const MAX_ROUNDS = 60;

function timeOf(read: (text: string) => unknown, text: string): number {
  const started = performance.now();
  read(text);
  return performance.now() - started;
}

/**
 * Whether a text that is four times as long takes sixteen times as long, as a quadratic expression does. Other work on
 * the machine only adds to a time, so the least one of each length counts, in as many rounds as it takes to be sure.
 */
function isQuadratic(read: (text: string) => unknown, textOf: (length: number) => string): boolean {
  const [short, long] = [textOf(LENGTH), textOf(4 * LENGTH)];
  let [shortest, longest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    shortest = Math.min(shortest, timeOf(read, short));
    longest = Math.min(longest, timeOf(read, long));
    // What takes less than two milliseconds harms nobody.
    if (longest < 2 || longest / shortest < 9) return false;
  }
  return true;
}

test.each(Object.entries(readers))('%s: a text four times as long takes no sixteen times as long', (_, read) => {
  const slow = texts.filter((textOf) => isQuadratic(read, textOf)).map((textOf) => textOf(8));
  expect(slow).toEqual([]);
});
