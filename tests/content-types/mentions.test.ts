import { expect, test } from 'vitest';
import type { BaseRecord, Collection } from '~/admin-api/collection.server';
import type { Reader } from '~/admin-api/reader.server';
import * as blog from '~/content-types/blog/schema.server';
import { bookableTypes } from '~/content-types/bookable-types.server';
import { relatedToArticle } from '~/content-types/related.server';

const { packages, attractions, events, tickets } = bookableTypes;
const now = Date.parse('2026-11-28T12:00:00+08:00');

const records = <R extends BaseRecord>({ schema }: Collection<R>, ...raw: object[]): R[] =>
  raw.map((record, index) => schema.parse({ id: index + 1, slug: `nomor-${index + 1}`, ...record }));

const lists = new Map<string, readonly BaseRecord[]>([
  [packages.collection.adminPath, records(packages.collection, { judul: 'Pesona Ubud', harga: 2_450_000 })],
  [
    attractions.collection.adminPath,
    records(
      attractions.collection,
      ...['Pura Luhur Uluwatu', 'Pantai Ubud', 'Tirta Empul', 'Gunung Batur', 'Air Terjun Sekumpul'].map((title) => ({
        title,
      })),
    ),
  ],
  [
    events.collection.adminPath,
    records(
      events.collection,
      { title: 'Gala Lewat Waktu', event_date: '2026-11-27' },
      { title: 'Gala Yang Datang', event_date: '2026-11-28' },
    ),
  ],
  [tickets.collection.adminPath, records(tickets.collection, { name: 'Kapal Yang Habis', stock: 0 })],
]);

lists.set(
  blog.collection.adminPath,
  records(
    blog.collection,
    { judul: 'Yang Dibaca', kategori: 'Edukasi', deskripsi: 'x' },
    { judul: 'Sekategori', kategori: 'Edukasi', deskripsi: 'x' },
    { judul: 'Lain', kategori: 'Update', deskripsi: 'x' },
  ),
);

/** Titles by heading at the end of an article with this text. */
function endOf(deskripsi: string) {
  const [article] = records(blog.collection, { judul: 'Yang Dibaca', kategori: 'Edukasi', deskripsi });
  if (!article) throw new Error('no article');
  const peek = ({ adminPath }: Collection<never>) => lists.get(adminPath) ?? [];
  const admin = { peek, state: { endAtMidnight: () => now } } as unknown as Reader;
  const groups = relatedToArticle(article, admin);
  return Object.fromEntries(groups.map(({ title, cards }) => [title, cards.map((card) => card.title)]));
}

test.each([
  ['a title', 'Ikut **Pesona Ubud** hari ini.', ['Pesona Ubud']],
  ['in the order of the text, each once', 'Tirta Empul, Pesona Ubud, Tirta Empul', ['Tirta Empul', 'Pesona Ubud']],
  ['the own name of a sight', 'Senja di Uluwatu.', ['Pura Luhur Uluwatu']],
  [
    'four at most',
    'Uluwatu, Batur, Sekumpul, Tirta Empul, Pesona Ubud',
    ['Pura Luhur Uluwatu', 'Gunung Batur', 'Air Terjun Sekumpul', 'Tirta Empul'],
  ],
  ['nothing past or sold out', 'Gala Lewat Waktu, Gala Yang Datang, Kapal Yang Habis', ['Gala Yang Datang']],
])('an article ends with the records that it names: %s', (_, text, expected) => {
  expect(endOf(text)['Disebut di artikel ini']).toEqual(expected);
});

test('an article that names no record, or only a kind or an area, ends with its category, then with others', () => {
  expect(endOf('Pura, pantai, dan gunung di Ubud.')).toEqual({ 'Baca juga': ['Sekategori', 'Lain'] });
});
