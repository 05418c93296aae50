import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SearchTexts } from '~/content-types/define-type.server';
import { bestMatches, SEARCH_INDEX, searchIndexOf } from '~/search/search-index.server';
import { askedWords, MAX_QUERY_WORDS } from '~/search/search-match.server';

interface Found {
  title: string;
  about?: string;
  text?: string;
}

const toTexts = ({ about = '', text = '' }: Found): SearchTexts => ({ about, text });

/** An index whose words no other list has. */
async function indexOf<R extends Found>(records: readonly R[]) {
  const index = await searchIndexOf(records, toTexts);
  return {
    ...index,
    search: (query: string, limit: number) =>
      index.search(
        askedWords(query, () => false),
        limit,
      ),
  };
}

const toRecords = (titles: readonly string[]) =>
  titles.map((title, at) => ({ id: `${at + 1}`, slug: null as string | null, title }));

async function found(titles: readonly string[], query: string, limit = 50) {
  const index = await indexOf(toRecords(titles));
  return index.search(query, limit).map(({ record }) => record.title);
}

const titles = ['Pesona Ubud', 'Vila Tepi Sawah Ubud', 'Tegalalang', 'Tari Kecak di Uluwatu', 'Café Batujimbar 2026'];

describe('a title matches', () => {
  test.each([
    ['by a word', 'ubud', ['Pesona Ubud', 'Vila Tepi Sawah Ubud']],
    ['in any case and with any accents', 'CAFÈ', ['Café Batujimbar 2026']],
    ['with any punctuation', ' “ubud”, & (vila)! ', ['Vila Tepi Sawah Ubud']],
    ['only by every word of the query', 'ubud pesona', ['Pesona Ubud']],
    ['by none of its words alone', 'ubud kecak', []],
    ['not by the middle of a word', 'lalang', []],
    ['with two swapped letters', 'ubdu', ['Pesona Ubud', 'Vila Tepi Sawah Ubud']],
    ['with two typos in a word of eight letters', 'uluwutuu', ['Tari Kecak di Uluwatu']],
    ['not with two typos in seven letters', 'uluwuta', []],
    ['not with a typo in three letters', 'ubt', []],
    ['not with another number', '2027', []],
    ['by a number', '202', ['Café Batujimbar 2026']],
  ])('%s: %s', async (_, query, expected) => {
    expect(await found(titles, query)).toEqual(expected);
  });

  test('the same word first, then prefixes, then one typo, then two', async () => {
    const near = ['Kintamaxx', 'Kintamanii', 'Kintamaniku', 'Kintamani'];
    expect(await found(near, 'kintamani')).toEqual(['Kintamani', 'Kintamanii', 'Kintamaniku', 'Kintamaxx']);
  });
});

const word = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength, maxLength });
const title = fc.array(word(1, 12), { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
const letter = word(1, 1);
const spot = fc.nat({ max: 1000 });

/** A letter that is wrong, missing or added. */
const typo = fc.record({ kind: fc.constantFrom('wrong', 'missing', 'added'), at: spot, letter });

interface Typo {
  kind: string;
  at: number;
  letter: string;
}

function mistype(text: string, { kind, at, letter }: Typo): string {
  const place = at % text.length;
  const rest = text.slice(kind === 'added' ? place : place + 1);
  return text.slice(0, place) + (kind === 'missing' ? '' : letter) + rest;
}

function swap(text: string, at: number): string {
  const place = at % (text.length - 1);
  return text.slice(0, place) + text[place + 1] + text[place] + text.slice(place + 2);
}

describe('for any titles', () => {
  test.each<[string, least: number, leastTyped: number, type: (word: string, at: number, typos: Typo[]) => string]>([
    ['every prefix of a word', 1, 1, (right, at) => right.slice(0, 1 + (at % right.length))],
    [
      'a typed word of four letters or more with one typo',
      3,
      4,
      (right, _, typos) => typos.slice(1).reduce(mistype, right),
    ],
    ['a typed word of eight letters or more with two typos', 6, 8, (right, _, typos) => typos.reduce(mistype, right)],
    ['a typed word of four letters or more with two swapped letters', 4, 4, swap],
  ])('%s finds its title', async (_, least, leastTyped, type) => {
    const typos = fc.tuple(typo, typo);
    await fc.assert(
      fc.asyncProperty(word(least, 20), spot, typos, fc.array(title), async (right, at, mistakes, others) => {
        const typed = type(right, at, mistakes);
        fc.pre(typed.length >= leastTyped);
        const wanted = `pesona ${right} raya`;
        expect(await found([...others, wanted], typed, 1000)).toContain(wanted);
      }),
    );
  });

  test('a word of fewer than four letters finds only titles with a word that begins with it', async () => {
    await fc.assert(
      fc.asyncProperty(word(1, 3), fc.array(title), async (typed, all) => {
        for (const match of await found(all, typed, 1000)) {
          expect(match.split(' ').some((one) => one.startsWith(typed))).toBe(true);
        }
      }),
    );
  });

  test('any query finds at most the wanted number of titles', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 5 }), text, fc.nat({ max: 5 }), async (all, query, limit) => {
        expect((await found(all, query, limit)).length).toBeLessThanOrEqual(limit);
      }),
    );
  });
});

test('each version of a list has an index of its own, which is built once', async () => {
  const records = toRecords(titles);
  const { search } = await indexOf(records);
  const other = await indexOf(records.slice(1));
  expect(search('pesona', 5)).toHaveLength(1);
  expect(other.search('pesona', 5)).toEqual([]);
});

test('the best matches of several lists come first, up to the wanted number', async () => {
  const lists = [['Kintamanii', 'Kintamaniku'], ['Kintamani']].map((all) => ({
    index: () => searchIndexOf(toRecords(all), toTexts),
  }));
  const best = await bestMatches(lists, 'kintamani', 2);
  expect(best.map(({ record }) => record.title)).toEqual(['Kintamani', 'Kintamanii']);
});

test('a build of 5,000 records does not block others until it ends', async () => {
  const records = toRecords(Array.from({ length: 5000 }, (_, at) => `Vila ${at} di Tepi Sawah Ubud`));
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 0);
  const { search } = await indexOf(records);
  clearInterval(counting);
  expect(turns).toBeGreaterThan(1);
  expect(search('4999', 5).map(({ record }) => record)).toEqual([records[4_999]]);
});

test('an index holds a limited number of different words, and every title for words it already has', async () => {
  const many = Array.from({ length: SEARCH_INDEX.maxWords + 500 }, (_, at) => `kata${at}`);
  const records = toRecords([...many, 'kata1']);
  const index = await indexOf(records);
  expect(index.search(`kata${SEARCH_INDEX.maxWords - 1}`, 5)).toHaveLength(1);
  expect(index.search(`kata${SEARCH_INDEX.maxWords}`, 5)).toEqual([]);
  expect(index.search('kata1', 2).map(({ record }) => record)).toEqual([records[1], records.at(-1)]);
});

test('only a long query’s first words and a long word’s first letters count', async () => {
  const many = Array.from({ length: MAX_QUERY_WORDS }, (_, at) => `kata${at}`).join(' ');
  expect(await found([many], `${many} gajah`)).toEqual([many]);
  const long = 'x'.repeat(32);
  expect(await found([`${long}yy`], `${long}zz`)).toEqual([`${long}yy`]);
});

describe('a record is found by more than its title', () => {
  const records = [
    { title: 'Kuta Lestari', about: 'Homestay Ubud', text: 'Dekat pantai yang tenang' },
    { title: 'Vila Pantai', about: 'Villa Private Canggu', text: 'Kolam dan dapur' },
    { title: 'Warung Segara', about: 'Pantai Jimbaran', text: 'Ikan bakar; hidangan ini tidak halal' },
    { title: 'Warung Wanasari', about: 'Halal', text: 'Nasi' },
    { title: 'Warung Daun', about: 'Sidemen', text: 'Semuanya bisa tanpa daging' },
    { title: 'Skuter Kecil', about: 'Lepas Kunci Seminyak', text: '' },
  ];
  const search = async (query: string) => {
    const found = await bestMatches([{ index: () => searchIndexOf(records, toTexts) }], query, 10);
    return found.map(({ record }) => record.title);
  };

  test.each([
    [
      'its title before its place, and that before its text',
      'pantai',
      ['Vila Pantai', 'Warung Segara', 'Kuta Lestari'],
    ],
    ['every word, wherever each is', 'kuta tenang', ['Kuta Lestari']],
    ['a synonym', 'beach', ['Vila Pantai', 'Warung Segara', 'Kuta Lestari']],
    ['words that say something', 'vila di canggu bali', ['Vila Pantai']],
    ['a typo in its place', 'jimbarn', ['Warung Segara']],
    ['no typo in its text', 'dapir', []],
    ['no typo for a word that the lists have', 'kuta', ['Kuta Lestari']],
    ['not by what it says it is not', 'halal', ['Warung Wanasari']],
    ['by what it says it is not, asked for so', 'tidak halal', ['Warung Segara']],
    ['by another word for what it is without', 'vegetarian', ['Warung Daun']],
    ['by what it is without', 'bisa tanpa daging', ['Warung Daun']],
    ['not by what it is without', 'daging', []],
    ['by what its category calls the same', 'tanpa sopir', ['Skuter Kecil']],
    ['no property of an object', 'constructor', []],
  ])('%s: %s', async (_, query, expected) => {
    expect(await search(query)).toEqual(expected);
  });

  test('a word that another list has is not a typo here', async () => {
    const [red, cheap] = [[{ title: 'Hotel Merah' }], [{ title: 'Sewa murah' }]];
    const search = (...lists: Found[][]) =>
      bestMatches(
        lists.map((list) => ({ index: () => searchIndexOf(list, toTexts) })),
        'murah',
        5,
      );
    expect((await search(red)).map(({ record }) => record.title)).toEqual(['Hotel Merah']);
    expect((await search(red, cheap)).map(({ record }) => record.title)).toEqual(['Sewa murah']);
  });
});
