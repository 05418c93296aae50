import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addRecent, formatRecent, MAX_RECENT, parseRecent, type RecentRecord, sectionOf } from '~/recent/recent';

const record = (id: number, more: Partial<RecentRecord> = {}): RecentRecord => ({
  href: `/tiket/${id}`,
  title: `Tiket ${id}`,
  ...more,
});

test('the last four are remembered, the last one first, each once and as it was seen last', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.string({ minLength: 1 }))), (opened) => {
      const visits = opened.map(([id, image]) => record(id, { image }));
      const remembered = visits.reduce<RecentRecord[]>(addRecent, []);
      const newestFirst = visits.toReversed();
      const hrefs = [...new Set(newestFirst.map(({ href }) => href))].slice(0, MAX_RECENT);
      expect(remembered).toEqual(hrefs.map((href) => newestFirst.find((visit) => visit.href === href)));
    }),
  );
});

test('what is written is read again', () => {
  const image = fc.option(fc.constantFrom('tiket/a b.jpg', 'ü.png'), { nil: undefined });
  const records = fc.uniqueArray(fc.record({ id: fc.nat(), title: fc.constantFrom('Gala', '“Tari” & Api'), image }), {
    selector: ({ id }) => id,
    maxLength: MAX_RECENT,
  });
  fc.assert(
    fc.property(records, (all) => {
      const written = all.map(({ id, ...more }) => record(id, more));
      expect(parseRecent(formatRecent(written))).toEqual(JSON.parse(JSON.stringify(written)));
    }),
  );
});

test.each([
  '',
  'x',
  'null',
  '{}',
  '[null, 1, "/tiket/1", []]',
  '[{"href":"/tiket/1"}]',
  '[{"href":"/tiket/1","title":" "}]',
  '[{"href":"/tiket","title":"a"}]',
  '[{"href":"/tiket/","title":"a"}]',
  '[{"href":"/tiket/..","title":"a"}]',
  '[{"href":"/tiket/1/2","title":"a"}]',
  '[{"href":"/tiket/1?x=1","title":"a"}]',
  '[{"href":"//evil.example/tiket/1","title":"a"}]',
  '[{"href":"https://evil.example/tiket/1","title":"a"}]',
  '[{"href":"javascript:alert(1)","title":"a"}]',
  '[{"href":"/rahasia/1","title":"a"}]',
  `[{"href":"/tiket/1","title":"${'a'.repeat(301)}"}]`,
])('%s has no record of this site', (text) => {
  expect(parseRecent(text)).toEqual([]);
});

test('a picture that no URL can name is left out, and so are further records', () => {
  expect(
    parseRecent(
      JSON.stringify([
        { ...record(1), image: '\ud800' },
        { ...record(2), image: 7 },
      ]),
    ),
  ).toEqual([record(1), record(2)]);
  expect(parseRecent(JSON.stringify([1, 2, 3, 4, 5, 1].map((id) => record(id))))).toEqual(
    [1, 2, 3, 4].map((id) => record(id)),
  );
});

test('of any text reading is safe', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseRecent(text).every(({ href }) => sectionOf(href) !== undefined)).toBe(true);
    }),
  );
});

test.each([
  ['/paketdetail/pesona-ubud', 'Paket Tour'],
  ['/transportasi/toyota-avanza', 'Transportasi'],
  ['/attraction/5', 'Wisata & Atraksi'],
  ['/blog/5', undefined],
  ['/kuliner/5', undefined],
])('%s is a page of %s', (href, name) => {
  expect(sectionOf(href)).toBe(name);
});
