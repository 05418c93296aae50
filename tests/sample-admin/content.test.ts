import { expect, test } from 'vitest';
import { type CollectionName, parseArticle, readContent, type SampleRecord } from '../../sample-admin/content.ts';
import { specifiedCategories } from '../support/specified-categories';

const content = readContent();

/** The minimum number of records of each collection. */
const numbers: [CollectionName, number][] = [
  ['pakets', 14],
  ['akomodasis', 16],
  ['transportasis', 16],
  ['tickets', 10],
  ['events', 14],
  ['attractions', 18],
  ['fasilitas', 14],
  ['restorans', 12],
  ['makanans', 10],
  ['blogs', 12],
  ['kuliners', 1],
];

const parts: Record<string, string[]> = {
  'Hotel Bintang 2-5': ['Hotel Bintang 2', 'Hotel Bintang 3', 'Hotel Bintang 4', 'Hotel Bintang 5'],
  'Sound System/Lighting/LED': ['Sound System', 'Lighting', 'LED'],
  'Proyektor/Laptop/Printer': ['Proyektor', 'Laptop', 'Printer'],
};
/** For each collection its categories, each as the list of its records' possible values. */
const categories = Object.entries(specifiedCategories).map(
  ([name, labels]) => [name as CollectionName, labels.map((label) => [label, ...(parts[label] ?? [])])] as const,
);

const blank = (value: unknown) => value == null || value === '' || (Array.isArray(value) && value.length === 0);
const titleOf = (record: SampleRecord) => record.judul ?? record.title ?? record.name;
const categoryOf = (record: SampleRecord) => record.kategori_paket ?? record.kategori ?? record.category;
const some = (collection: CollectionName, is: (record: SampleRecord) => boolean) =>
  content[collection].some((record) => !blank(titleOf(record)) && is(record));

test.each(numbers)('%s has at least %i records, each with a title and a date', (collection, least) => {
  expect(content[collection].length).toBeGreaterThanOrEqual(least);
  for (const record of content[collection]) {
    expect(titleOf(record), JSON.stringify(record).slice(0, 200)).toEqual(expect.stringMatching(/\S/));
    expect(Number.isNaN(Date.parse(String(record.created_at))), String(titleOf(record))).toBe(false);
  }
});

test.each(numbers.filter(([name]) => name !== 'kuliners'))('ids and slugs of %s are unique', (collection) => {
  const records = content[collection];
  expect(new Set(records.map((record) => record.id)).size).toBe(records.length);
  expect(new Set(records.map((record) => record.slug)).size).toBe(records.length);
  for (const { id, slug } of records) {
    expect(id).toEqual(expect.any(Number));
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});

test.each(categories)('%s has every category of its content type, and no other', (collection, wanted) => {
  const present = content[collection].map((record) => String(categoryOf(record)));
  for (const spellings of wanted) {
    expect(present.filter((one) => spellings.includes(one)).length, spellings[0]).toBeGreaterThan(0);
  }
  expect(present.filter((one) => !wanted.flat().includes(one))).toEqual([]);
});

const paged = categories.filter(([name]) => !['pakets', 'blogs', 'fasilitas'].includes(name));

test.each(paged)('%s has a category with more records than one page', (collection, wanted) => {
  const present = content[collection].map((record) => String(categoryOf(record)));
  const counts = wanted.map((category) => present.filter((one) => category.includes(one)).length);
  expect(Math.max(...counts)).toBeGreaterThan(6);
});

test.each(numbers.filter(([name]) => name !== 'kuliners'))('%s has a record without an image', (collection) => {
  expect(some(collection, (record) => blank(record.images) && blank(record.image))).toBe(true);
});

test.each<CollectionName>(['pakets', 'akomodasis', 'transportasis', 'tickets', 'events', 'attractions', 'makanans'])(
  '%s has a record without a rating, and one without a description',
  (collection) => {
    expect(some(collection, (record) => blank(record.rating))).toBe(true);
    expect(
      some(collection, (record) => {
        const overview = record.overview as { deskripsi?: unknown } | null | undefined;
        return blank(record.deskripsi) && blank(record.description) && blank(overview?.deskripsi);
      }),
    ).toBe(true);
  },
);

test('each content type has records that need its fallbacks', () => {
  const gaps =
    (...fields: string[]) =>
    (record: SampleRecord) =>
      fields.every((field) => blank(record[field]));
  expect(some('pakets', gaps('jadwal', 'tempat', 'termasuk', 'map'))).toBe(true);
  expect(some('akomodasis', gaps('fasilitas_1', 'fasilitas_2', 'fasilitas_3'))).toBe(true);
  expect(some('transportasis', gaps('fasilitas_1', 'fasilitas_2', 'fasilitas_3'))).toBe(true);
  expect(some('tickets', (record) => blank(record.stock) || Number(record.stock) === 0)).toBe(true);
  expect(some('events', gaps('event_date', 'location'))).toBe(true);
  expect(some('attractions', gaps('price'))).toBe(true);
});

/** Fields that stand for others, or that a type fills in another form. */
const alternatives = new Set(['date', 'deskripsi', 'images', 'image', 'title', 'name', 'judul']);

test.each(numbers.filter(([name]) => name !== 'kuliners'))(
  'the first record of %s is whole, with a picture',
  (name) => {
    const [first = {}] = content[name];
    expect(first.id).toBe(1);
    expect(blank(first.images) && blank(first.image)).toBe(false);
    const fields = new Set(content[name].flatMap((record) => Object.keys(record)));
    const missing = [...fields].filter((field) => !alternatives.has(field) && blank(first[field]));
    // A visitor comes to a theme park on any day.
    expect(missing).toEqual(name === 'tickets' ? ['event_date'] : []);
    expect(blank(first.deskripsi) && blank(first.description) && blank(first.overview)).toBe(false);
  },
);

test('tickets of theme parks have no date, others have', () => {
  const dated = content.tickets.filter(({ event_date }) => !blank(event_date)).map(categoryOf);
  expect(dated).not.toContain('Themepark');
  expect(dated.length).toBeGreaterThan(3);
});

test('an article is parsed from its front matter; empty values are null', () => {
  const text = '---\nid: 7\njudul: "Satu: dua"\nslug: satu\nmenit_baca:\nimages:\n---\n\n## Isi\n\n---\n\nAkhir\n';
  expect(parseArticle(text)).toEqual({
    id: 7,
    judul: 'Satu: dua',
    slug: 'satu',
    kategori: null,
    penulis: null,
    deskripsi: '## Isi\n\n---\n\nAkhir',
    menit_baca: null,
    created_at: null,
    images: null,
  });
  expect(parseArticle(text.replaceAll('\n', '\r\n'))).toMatchObject({ id: 7, judul: 'Satu: dua' });
  expect(parseArticle('tanpa kepala')).toBeNull();
});
