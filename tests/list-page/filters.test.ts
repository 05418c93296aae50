import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BaseRecord } from '~/admin-api/collection.server';
import type { FilterName, Filters, FilterValues, NarrowingName } from '~/definitions/filters';
import { contentTypes } from '~/definitions/registry';
import type { Category, ContentType } from '~/definitions/types';
import { audienceOf, categoryValues, isIn, type ListConfig, listView } from '~/list-page/list-view.server';
import { filterNamesOf, readFilters, readListQuery } from '~/urls/params';
import { keys, modules } from '../content-types/modules';

const NOON = Date.parse('2026-11-23T12:00:00+08:00');
/** The last millisecond of a day, month and year in UTC is the morning of the next one in Bali. */
const MIDNIGHT = Date.parse('2026-12-01T00:00:00+08:00');

type Key = (typeof keys)[number];
type Shown = BaseRecord &
  Partial<Record<'price' | 'ratingOrNull' | 'capacity' | 'minPeople' | 'dayCount' | 'date', number>> & {
    location?: string | null;
  };

/** Returns a list of records as the admin host sends them. Its cards are the records themselves. */
function listOf(key: Key, wires: readonly object[]) {
  const { schema, toFilterValues } = modules[key];
  const records = wires.map((wire) => schema.parse(wire)) as Shown[];
  const collection: ContentType = contentTypes[key];
  const config: ListConfig<Shown, Shown> = {
    collection,
    toFilterValues: toFilterValues as unknown as (record: Shown) => FilterValues,
    toCard: (record) => record,
  };
  return (query: string, now = NOON) =>
    listView(config, records, readListQuery(collection.path, new URLSearchParams(query)), now);
}

/** A record with the field names of all content types. */
const wire = (id: number, fields: object) => ({
  id,
  judul: `Uji ${id}`,
  title: `Uji ${id}`,
  name: `Uji ${id}`,
  ...fields,
});

/** The view of a query on records with these fields. */
const viewOf = (key: Key, fields: readonly object[], query: string, now = NOON) =>
  listOf(
    key,
    fields.map((one, index) => wire(index + 1, one)),
  )(query, now);

/** The ids in the view of a query on records with these fields. */
const idsOf = (...given: Parameters<typeof viewOf>) => viewOf(...given).cards.map(({ id }) => Number(id));

const prices = [
  { harga: 500_000 },
  { harga: null },
  { harga: 700_000 },
  { harga: 100_000 },
  { harga: 0 },
  { harga: 700_001 },
];

describe('the highest price', () => {
  test.each(['maks=700000', 'maks=700.000', 'maks=+700.000'])('%s keeps records up to this price', (query) => {
    expect(idsOf('packages', prices, query)).toEqual([1, 3, 4]);
  });

  test('leaves out records without a price, and counts them', () => {
    const view = viewOf('packages', prices, 'maks=700000');
    expect([view.total, view.withoutPriceCount]).toEqual([3, 2]);
  });

  test('counts only unpriced records that the other filters find', () => {
    const records = [{ kategori_paket: 'Healing' }, { kategori_paket: 'Camping' }, {}];
    expect(viewOf('packages', records, 'maks=1&kategori=Healing').withoutPriceCount).toBe(1);
    expect(viewOf('packages', records, 'maks=1&q=uji+3').withoutPriceCount).toBe(1);
  });

  test('counts attractions without a price as free', () => {
    expect(idsOf('attractions', prices, 'maks=1')).toEqual([2, 5]);
  });

  test.each(['maks=0', 'maks=-5', 'maks=70.00', 'maks=7e5', 'maks=700,000', 'maks=murah', 'maks='])(
    '%s is ignored',
    (query) => expect(idsOf('packages', prices, query)).toHaveLength(6),
  );
});

// The meaning of the values, for any records: below.
test.each(['orang=0', 'orang=-1', 'orang=2.5', 'orang=dua', 'hari=0', 'hari=5', 'hari=1.5', 'hari=x'])(
  '%s is ignored',
  (query) => expect(idsOf('packages', [{ min_people: 1, hari: 1 }, {}], query)).toHaveLength(2),
);

describe('the area', () => {
  const fields = [
    { location: 'Ubud, Gianyar' },
    { location: 'Kuta' },
    { location: 'ubud' },
    { location: null },
    { location: 'Gianyar, Ubud' },
  ];

  test.each([
    ['lokasi=Ubud', [1, 3]],
    ['lokasi=UBUD', [1, 3]],
    ['lokasi=+Kuta+', [2]],
    ['lokasi=Kuta&q=uji+1', []],
  ])('%s finds the records whose location begins with it', (query, ids) => {
    expect(idsOf('packages', fields, query)).toEqual(ids);
  });

  test.each(['lokasi=Ubu', 'lokasi=Badung', 'lokasi=', 'lokasi=Ubud,+Gianyar'])('%s is ignored', (query) => {
    expect(idsOf('packages', fields, query)).toHaveLength(5);
  });

  test('of an address is the part after its street', () => {
    const addresses = ['Jalan Danau Tamblingan 9, Sanur, Denpasar', 'Jl. Kajeng, Ubud', 'Gang Melati', 'Jalanan, Ubud'];
    const records = addresses.map((location) => ({ location }));
    expect(viewOf('packages', records, '').areas).toEqual(['Jalanan', 'Sanur', 'Ubud']);
  });

  test('can be any of the whole list’s, in alphabetical order and the first record’s spelling', () => {
    expect(viewOf('packages', fields, 'maks=1').areas).toEqual(['Gianyar', 'Kuta', 'Ubud']);
    expect(viewOf('packages', fields, 'kategori=Healing').areas).toEqual(['Gianyar', 'Kuta', 'Ubud']);
  });

  test('of a stay is the area on its card', () => {
    const stays = [{ location: 'Ubud', alamat: 'Jalan Raya Sayan, Ubud' }, { alamat: 'Jalan Legian, Kuta' }];
    expect(viewOf('accommodations', stays, '').areas).toEqual(['Kuta', 'Ubud']);
  });

  test('cannot be chosen from fewer than two, and then changes nothing', () => {
    const one = [{ location: 'Ubud' }, { location: 'ubud, Gianyar' }, {}];
    expect(viewOf('packages', one, '').areas).toBeUndefined();
    expect(idsOf('packages', one, 'lokasi=Ubud')).toHaveLength(3);
    expect(viewOf('facilities', fields, '').areas).toBeUndefined();
  });

  test('can be one of at most sixty, those with the most records', () => {
    const many = Array.from({ length: 130 }, (_, index) => ({ location: `Desa ${Math.min(index, 128)}` }));
    const { areas } = viewOf('packages', many, '');
    expect(areas).toHaveLength(60);
    expect(areas).toContain('Desa 128');
  });
});

describe('words', () => {
  const fields = [
    { judul: 'Sawah Tegallalang', location: 'Ubud, Gianyar' },
    { judul: 'Café di Ubud', location: null },
    { judul: 'Rubudan', location: 'Kuta' },
    { judul: 'UBUDIAN', location: 'Sawah' },
  ];

  test.each([
    ['ubud', [1, 2, 4]],
    ['UBUD', [1, 2, 4]],
    ['sawah ubud', [1, 4]],
    ['ubud sawah gianyar', [1]],
    ['cafe', [2]],
    ['CAFÉ  ub', [2]],
    ['bud', []],
    ['ubud!', [1, 2, 4]],
    ['.', [1, 2, 3, 4]],
    [`ubud${' '.repeat(100)}kuta`, []],
    [`${'u'.repeat(60)}x`, []],
  ])('%j find each as the beginning of a word in title or location', (q, ids) => {
    expect(idsOf('packages', fields, new URLSearchParams({ q }).toString())).toEqual(ids);
  });

  test('are found across any number of texts, each word once or more', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ judul: `Uji ${index} uji-${index}`, location: 'Uji' }));
    expect(idsOf('packages', many, 'q=29+uji&tampil=300')).toEqual([
      30,
      ...Array.from({ length: 10 }, (_, n) => 291 + n),
    ]);
    expect(idsOf('packages', many, 'q=uji+uji+uji&tampil=300')).toHaveLength(300);
    expect(idsOf('packages', many, 'q=299+298')).toEqual([]);
  });

  test('are cut at 60 characters', () => {
    const q = new URLSearchParams({ q: `ubud ${'gianyar '.repeat(10)}kuta` });
    expect(idsOf('packages', fields, q.toString())).toEqual([1]);
  });

  test('find an accommodation by its address and its area', () => {
    const places = [{ alamat: 'Jalan Hanoman', location: 'Ubud' }, {}];
    expect([idsOf('accommodations', places, 'q=hanoman'), idsOf('accommodations', places, 'q=ubud')]).toEqual([
      [1],
      [1],
    ]);
  });
});

describe('the order', () => {
  const at = (day: number, fields: object) => ({ created_at: `2026-01-0${day}`, ...fields });

  test('is newest first by default', () => {
    expect(idsOf('tickets', [at(1, {}), at(3, {}), at(2, {})], 'urut=nama')).toEqual([2, 3, 1]);
  });

  const priced = [at(1, { price: 5 }), at(2, { price: null }), at(3, { price: 9 }), at(4, { price: 5 }), at(5, {})];

  test.each([
    ['harga', [4, 1, 3, 5, 2]],
    ['harga-turun', [3, 4, 1, 5, 2]],
  ])('%s puts records without a price last, and the newest of equal ones first', (urut, ids) => {
    expect(idsOf('tickets', priced, `urut=${urut}`)).toEqual(ids);
  });

  test.each(['packages', 'accommodations', 'vehicles', 'tickets', 'events'] as const)(
    'rating of %s puts given ratings before default ones',
    (key) => {
      const fields = [{}, { rating: 3 }, { rating: 4.9 }, { rating: 7 }, { rating: '4.5' }, { rating: 0 }];
      expect(idsOf(key, fields, 'urut=rating')).toEqual([3, 5, 2, 1, 4, 6]);
    },
  );

  test.each(['harga', 'rating'])('%s does not apply to attractions', (urut) => {
    const [dear, cheap] = [
      { price: 9, rating: 1 },
      { price: 1, rating: 5 },
    ];
    expect(idsOf('attractions', [dear, cheap], `urut=${urut}`)).toEqual([1, 2]);
  });

  test('rating does not apply to facilities', () => {
    const fields = [at(1, { rating: 5, price: 2 }), at(2, { rating: 1, price: 1 })];
    expect(idsOf('facilities', fields, 'urut=rating')).toEqual([2, 1]);
    expect(idsOf('facilities', fields, 'urut=harga-turun')).toEqual([1, 2]);
  });
});

describe.each(['events', 'tickets'] as const)('%s by month', (key) => {
  const dates = [
    '2026-12-31T15:59:59Z', // the last second of the year in Bali
    '2026-12-31T16:00:00Z', // 2027 in Bali
    '2026-11-30T16:00:00Z', // December in Bali
    '2026-11-30T15:59:59Z',
    '2026-11-23',
    '2026-11-22',
    '2026-10-31',
    null,
    'segera',
  ];
  const fields = dates.map((event_date) => ({ event_date, created_at: '2026-01-01' }));

  test.each([
    ['2026-10', [7]],
    ['2026-11', [6, 5, 4]],
    ['2026-12', [3, 1]],
    ['2027-01', [2]],
    ['2027-02', []],
    ['mendatang', [5, 4, 3, 1, 2]],
  ])('bulan=%s shows its records by date', (bulan, ids) => {
    expect(idsOf(key, fields, `bulan=${bulan}`)).toEqual(ids);
  });

  test.each(['2026-13', '2026-00', '2026-1', '2026', 'kemarin', '0000-01', '2026-12-01'])(
    'bulan=%s is ignored',
    (bulan) => expect(viewOf(key, fields, `bulan=${bulan}`).total).toBe(dates.length),
  );

  const inTurns = fields.map((one, index) => ({ ...one, category: index % 2 === 0 ? 'Show' : 'Shuttle' }));
  const months = (query: string, now: number) =>
    viewOf(key, inTurns, query, now).months?.map(({ month, count }) => [month, count]);

  test('this month and later ones can be chosen, with their counts', () => {
    expect(months('', NOON)).toEqual([
      ['mendatang', 5],
      ['2026-11', 3],
      ['2026-12', 2],
      ['2027-01', 1],
    ]);
  });

  test('months and upcoming records change at midnight in Bali', () => {
    expect(months('', MIDNIGHT - 1)?.[1]).toEqual(['2026-11', 3]);
    expect(months('', MIDNIGHT)).toEqual([
      ['mendatang', 3],
      ['2026-12', 2],
      ['2027-01', 1],
    ]);
    expect(idsOf(key, fields, 'bulan=mendatang', MIDNIGHT - 1)).toEqual([4, 3, 1, 2]);
    expect(idsOf(key, fields, 'bulan=mendatang', MIDNIGHT)).toEqual([3, 1, 2]);
  });

  test('months are counted in the chosen category, whatever the other filters', () => {
    const category = contentTypes[key].categories.find(({ label }) => ['Show', 'Shuttle'].includes(label))?.label;
    const even = [
      ['mendatang', 3],
      ['2026-11', 1],
      ['2026-12', 2],
    ];
    const odd = [
      ['mendatang', 2],
      ['2026-11', 2],
      ['2027-01', 1],
    ];
    expect(months(`kategori=${category}&maks=1&bulan=2026-10`, NOON)).toEqual(category === 'Show' ? even : odd);
  });

  test('cards are under their months, which are cut with the cards', () => {
    const many = Array.from({ length: 10 }, (_, index) => ({ event_date: index < 4 ? '2026-12-05' : '2027-01-05' }));
    const groups = (query: string) => viewOf(key, many, query).groups;
    expect(groups('bulan=mendatang')).toEqual([
      { month: '2026-12', count: 4 },
      { month: '2027-01', count: 2 },
    ]);
    expect(groups('bulan=mendatang&tampil=12')).toEqual([
      { month: '2026-12', count: 4 },
      { month: '2027-01', count: 6 },
    ]);
    expect(groups('')).toBeUndefined();
  });

  test('a chosen order takes precedence, without months', () => {
    const priced = [
      ['2026-12-01', 9],
      ['2027-01-01', 1],
      ['2026-12-20', 5],
    ].map(([event_date, price]) => ({ event_date, price }));
    expect(idsOf(key, priced, 'bulan=mendatang&urut=harga')).toEqual([2, 3, 1]);
    expect(viewOf(key, priced, 'bulan=mendatang&urut=harga').groups).toBeUndefined();
  });
});

describe('when nothing is found', () => {
  const records = [
    { harga: 900_000, min_people: 2, kategori_paket: 'Healing' },
    { harga: 800_000, min_people: 2, kategori_paket: 'Healing' },
    { harga: 100_000, min_people: 9, kategori_paket: 'Healing' },
    { harga: 100_000, min_people: 2, kategori_paket: 'Camping' },
  ];

  test('each filter that excludes records is named with their number, and the closest record is shown', () => {
    const { emptyResult, total } = viewOf('packages', records, 'kategori=Healing&maks=700000&orang=4');
    expect(total).toBe(0);
    expect(emptyResult?.relaxations).toEqual([
      { name: 'maks', count: 2 },
      { name: 'orang', count: 1 },
      { name: 'kategori', count: 1 },
    ]);
    expect(emptyResult?.closest?.id).toBe('2');
  });

  test('and no single filter is the reason, no closest record is shown', () => {
    expect(viewOf('packages', records, 'maks=1&q=zzz').emptyResult).toEqual({ relaxations: [], closest: null });
  });

  test('an empty category alone and an order do not count as filters', () => {
    for (const query of ['kategori=VIP+Private', 'kategori=Pesulap', 'kategori=Pesulap&urut=harga']) {
      const view = viewOf('packages', records, query);
      expect(view).toMatchObject({ cards: [], total: 0 });
      expect(view.emptyResult).toBeUndefined();
    }
  });
});

test('a list answers the same queries again with the same views', () => {
  const list = listOf(
    'packages',
    prices.map((one, index) => wire(index, { ...one, kategori_paket: index % 2 === 0 ? 'Healing' : 'Camping' })),
  );
  const queries = ['urut=harga', 'maks=500000', 'q=uji&urut=harga-turun', 'kategori=Camping&maks=1', 'orang=1', ''];
  const before = queries.map((query) => list(query));
  expect(queries.map((query) => list(query))).toEqual(before);
});

test.each([
  ['/event', '', true],
  ['/event', 'kategori=Show&tampil=12', true],
  ['/event', 'bulan=mendatang', true],
  ['/event', 'bulan=2026-12', true],
  ['/event', 'bulan=2026-10', false],
  ['/event', 'bulan=2399-12', false],
  ['/event', 'urut=harga', false],
  ['/event', 'maks=5', false],
  ['/event', 'q=a', false],
  ['/event', 'orang=4', true],
  ['/paket-tour', 'orang=4', false],
  ['/paket-tour', 'hari=4', false],
  ['/akomodasi', 'lokasi=Ubud', false],
])('%s?%s is a view that caches may store: %s', (path, query, storable) => {
  const months = [
    { month: 'mendatang', count: 0 },
    { month: '2026-12', count: 2 },
  ];
  const view = { cards: [], total: 0, counts: [], months };
  const audience = audienceOf(readListQuery(path, new URLSearchParams(query)), view);
  expect(audience).toBe(storable ? 'everyone' : 'visitor');
});

/** An independent statement of each filter's meaning. */
const meanings: {
  [Name in NarrowingName]: (record: Shown, value: NonNullable<Filters[Name]>, key: Key, today: string) => boolean;
} = {
  maks: ({ price }, maks) => (price ?? Number.NaN) <= maks,
  orang: (record, orang, key) =>
    key === 'vehicles' ? (record.capacity ?? 0) >= orang : (record.minPeople ?? 0) <= orang,
  hari: ({ dayCount }, hari) => (hari === 4 ? (dayCount ?? 0) >= 4 : dayCount === hari),
  lokasi: ({ location }, lokasi) => new RegExp(`^${lokasi}(,|$)`).test(String(location)),
  q: (record, q) => q.split(' ').every((word) => new RegExp(`\\b${word}`, 'i').test(JSON.stringify(record))),
  bulan: ({ date }, bulan, _, today) => {
    const day = date ? new Date(date + 8 * 3_600_000).toISOString().slice(0, 10) : '';
    return bulan === 'mendatang' ? day >= today : day.startsWith(bulan);
  },
};

const satisfies = (key: Key, record: Shown, filters: Filters, today: string): boolean =>
  (Object.keys(meanings) as NarrowingName[]).every((name) => {
    const means = meanings[name] as (record: Shown, value: unknown, key: Key, today: string) => boolean;
    return filters[name] === null || means(record, filters[name], key, today);
  });

/** Values of each filter in a URL, valid and invalid ones. */
const values: Record<FilterName, string[]> = {
  urut: ['harga', 'harga-turun', 'rating', 'nama'],
  maks: ['1', '500', '0.500', '700', '0', '-1', 'x'],
  orang: ['1', '4', '10', '0', 'x'],
  hari: ['1', '2', '3', '4', '5', 'x'],
  lokasi: ['Ubud', 'Kuta', 'Badung', 'Sanur'],
  q: ['ubud', 'kuta ubud', 'zzz', ''],
  bulan: ['2026-11', '2026-12', 'mendatang', '2099-01', 'x'],
};

describe.each(keys)('whatever the URL of %s', (key) => {
  const { path, categories } = contentTypes[key];
  const labels = categories.flatMap(({ label, aliases = [] }: Category) => [
    label,
    ...aliases.map((alias) => alias.label),
  ]);
  const fields = fc.record({
    title: fc.constantFrom('Sawah Ubud', 'Pantai Kuta', 'Ubud Kuta'),
    location: fc.constantFrom('Ubud', 'Kuta, Badung', 'Badung', null),
    price: fc.constantFrom(null, 0, 1, 500, '500', 700, 'murah'),
    rating: fc.constantFrom(null, 0, 3, 4.5, 5, 9),
    category: fc.constantFrom(...labels, 'Lain', null),
    people: fc.constantFrom(null, 0, 1, 4, 9),
    hari: fc.constantFrom(null, 0, 1, 2, 3, 4, 9),
    event_date: fc.constantFrom(
      null,
      'x',
      '2026-11-22',
      '2026-11-23',
      '2026-11-30T17:00:00Z',
      '2026-12-31',
      '2027-01-01',
    ),
    created_at: fc.constantFrom(null, '2026-01-01', '2026-02-02'),
  });
  const records = fc.array(fields, { maxLength: 30 }).map((all) =>
    all.map(({ title, price, category, people, ...same }, id) => ({
      id,
      ...same,
      ...{ title, judul: title, name: title, price, harga: price },
      ...{ category, kategori: category, kategori_paket: category, min_people: people, jumlah_orang: people },
    })),
  );
  const optional = (...texts: string[]) => fc.option(fc.constantFrom(...texts), { nil: undefined });
  const query = fc
    .record({
      kategori: optional(...labels, 'Semua', 'Pesulap'),
      tampil: optional('6', '12', '7', 'x', '99999'),
      ...Object.fromEntries(Object.entries(values).map(([name, texts]) => [name, optional(...texts)])),
      utm_source: optional('wa'),
    })
    .map(
      (params) =>
        new URLSearchParams(Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : []))),
    );

  test('each card satisfies the filters, the totals agree, and the order is stable', () => {
    fc.assert(
      fc.property(records, query, (wires, search) => {
        const list = listOf(key, wires);
        const view = list(search.toString());
        const asked = readFilters(path, search);
        const filters = { ...asked, lokasi: view.areas?.find((area) => area === asked.lokasi) ?? null };
        const label = search.get('kategori') ?? 'Semua';
        const category = categories.find((known) => known.label === label);
        const all = wires.map((one) => modules[key].schema.parse(one)) as Shown[];
        const inside = all.filter(isIn(label === 'Semua' ? null : category ? categoryValues(category) : []));
        const expected = inside.filter((record) => satisfies(key, record, filters, '2026-11-23'));

        expect(view.total).toBe(expected.length);
        const whole = new URLSearchParams(search);
        whole.set('tampil', '300');
        const { cards } = list(whole.toString());
        expect(cards.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
        expect(view.cards.map(({ id }) => id)).toEqual(cards.slice(0, view.cards.length).map(({ id }) => id));
        expect(view.groups?.reduce((sum, { count }) => sum + count, 0) ?? view.cards.length).toBe(view.cards.length);
        if (filters.maks !== null) {
          const others = inside.filter((record) => satisfies(key, record, { ...filters, maks: null }, '2026-11-23'));
          // An attraction with a price of 0 is free.
          const unpriced = others.filter(({ price }) => (key === 'attractions' ? price === null : !price));
          expect(view.withoutPriceCount).toBe(unpriced.length);
        }

        // The records found without one constraint.
        const dropping: Record<string, Shown[]> = Object.fromEntries(
          Object.keys(filters).map((name) => [
            name,
            inside.filter((record) => satisfies(key, record, { ...filters, [name]: null }, '2026-11-23')),
          ]),
        );
        dropping.kategori = all.filter((record) => satisfies(key, record, filters, '2026-11-23'));
        expect(view.counts[0]).toBe(dropping.kategori.length);
        if (view.emptyResult) {
          const { relaxations, closest } = view.emptyResult;
          const counts = Object.entries(dropping).flatMap(([name, found]) => (found[0] ? [[name, found.length]] : []));
          expect(new Map(relaxations.map(({ name, count }) => [name, count]))).toEqual(
            new Map(counts as [string, number][]),
          );
          expect(dropping[relaxations[0]?.name ?? '']?.map(({ id }) => id) ?? [undefined]).toContain(closest?.id);
        }

        // The order is by the chosen key, then newest first, then as delivered.
        const sortKey = (record: Shown) => {
          if (filters.urut === 'rating') return -(record.ratingOrNull ?? Number.NEGATIVE_INFINITY);
          if (filters.urut !== null) {
            return record.price ? record.price * (filters.urut === 'harga' ? 1 : -1) : Number.POSITIVE_INFINITY;
          }
          return filters.bulan === null ? 0 : Number(record.date);
        };
        const newest =
          key === 'attractions' ? () => 0 : ({ createdAt }: Shown) => -(createdAt ?? Number.NEGATIVE_INFINITY);
        for (const [index, next] of cards.entries()) {
          const previous = cards[index - 1];
          if (!previous) continue;
          const ranks = (record: Shown) => [sortKey(record), newest(record), Number(record.id)];
          const [before, after] = [ranks(previous), ranks(next)];
          const differing = before.findIndex((rank, place) => rank !== after[place]);
          expect(before[differing]).toBeLessThan(Number(after[differing]));
        }
      }),
      { numRuns: 150 },
    );
  });

  test('each filter that the list offers keeps some of these records, and leaves out others', () => {
    const wires = fc.sample(records, { numRuns: 20, seed: 1 }).flat();
    const list = listOf(key, wires);
    for (const name of filterNamesOf(path).filter((one) => one !== 'urut')) {
      const totals = values[name].map((value) => list(`${name}=${value}`).total);
      expect(
        totals.filter((total) => total > 0 && total < wires.length),
        name,
      ).not.toEqual([]);
    }
  });

  test('filters that the list does not offer change nothing', () => {
    fc.assert(
      fc.property(records, query, (wires, search) => {
        const offered = new URLSearchParams(search);
        for (const name of Object.keys(values) as FilterName[]) {
          if (!filterNamesOf(path).includes(name)) offered.delete(name);
        }
        const list = listOf(key, wires);
        expect(list(search.toString())).toEqual(list(offered.toString()));
      }),
      { numRuns: 50 },
    );
  });
});
