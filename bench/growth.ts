/**
 * Measures how the time to read a visitor's text grows with its length: a header, a path, a query. `npm run growth` reads
 * texts that repeat the parts that regular expressions repeat, prints a table, and exits with status 1 when one that is four times as
 * long takes more than nine times as long, as a quadratic expression does.
 */
import { readBookingDetails } from '../app/booking/details.ts';
import { canonicalPath } from '../app/lib/canonical-path.ts';
import { wordsOf } from '../app/lib/words.ts';
import { readPlan } from '../app/plan-items/plan.ts';
import { isNotModified, negotiateEncoding } from '../app/server/http/negotiation.server.ts';
import { readTarget } from '../app/server/http/request-target.server.ts';
import { canonicalSearch } from '../app/urls/href.ts';
import { readFilters, readListQuery } from '../app/urls/params.ts';
import { rounded } from './statistics.ts';

/** A header has at most 16 KB in Node.js. */
const LENGTH = 4000;

const search = (name: string, text: string) => new URLSearchParams({ [name]: text });

/** The functions that read a visitor's text, some before the limit on a URL's length applies. */
const readers: Record<string, (text: string) => unknown> = {
  'a request target': (text) => [text, `/${text}`].map(readTarget),
  'a path': (text) =>
    [`/${text}`, `/tiket/${text}`, `${text}/x`].map((path) => [canonicalPath(path), readTarget(path)]),
  'a query': (text) => readTarget(`/tiket?${text}`),
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

/** Texts that repeat the repeated part of an expression, with an end that does not match. */
const repeated = [...'/?&%\\.1x-, +="', '%2', '%5c', '..', '/.', '1x', 'a,', 'a;q=1,', '\u0301'];
const texts = [
  ...repeated.map((part) => (length: number) => part.repeat(length / part.length)),
  ...repeated.map((part) => (length: number) => `${part.repeat(length / part.length)}é`),
  (length: number) => `${'?'.repeat(length / 2)}${'&'.repeat(length / 2)}=%`,
];

const MAX_ROUNDS = 60;
/** Between linear growth, 4, and quadratic growth, 16. */
const MAX_GROWTH = 9;
/** In milliseconds; less time harms nobody. */
const HARMLESS = 2;

function timeOf(read: (text: string) => unknown, text: string): number {
  const started = performance.now();
  read(text);
  return performance.now() - started;
}

/**
 * Returns the least times of a text and of one four times as long, in milliseconds, after as many rounds as show that
 * it grows linearly: other work on the machine only adds to a time.
 */
function measure(read: (text: string) => unknown, textOf: (length: number) => string) {
  const [short, long] = [textOf(LENGTH), textOf(4 * LENGTH)];
  let [shortest, longest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < MAX_ROUNDS && (longest >= HARMLESS || !Number.isFinite(longest)); round += 1) {
    shortest = Math.min(shortest, timeOf(read, short));
    longest = Math.min(longest, timeOf(read, long));
    if (longest / shortest < MAX_GROWTH) break;
  }
  return { text: textOf(8), longest, growth: longest / shortest };
}

const isQuadratic = ({ longest, growth }: ReturnType<typeof measure>) => longest >= HARMLESS && growth >= MAX_GROWTH;

const rows = Object.entries(readers).map(([name, read]) => {
  const all = texts.map((textOf) => measure(read, textOf));
  const slowest = all.reduce((a, b) => (b.longest > a.longest ? b : a));
  return { reads: name, slowestMs: rounded(slowest.longest), of: slowest.text, quadratic: all.filter(isQuadratic) };
});
console.table(
  rows.map(({ quadratic, ...row }) => ({ ...row, quadratic: quadratic.map(({ text }) => text).join(' ') })),
);
process.exit(rows.some(({ quadratic }) => quadratic.length > 0) ? 1 : 0);
