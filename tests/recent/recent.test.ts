import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRecent, type RecentRecord, sectionOf } from '~/recent/recent';

const record = (id: number, more: Partial<RecentRecord> = {}): RecentRecord => ({
  href: `/tiket/${id}`,
  title: `Tiket ${id}`,
  ...more,
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

test('a picture that no URL can name and surplus records are left out', () => {
  expect(
    parseRecent(
      JSON.stringify([
        { ...record(1), image: '\ud800' },
        { ...record(2), image: 7 },
      ]),
    ),
  ).toEqual([record(1), record(2)]);
  expect(parseRecent(JSON.stringify([1, 2, 3, 4, 2, 1].map((id) => record(id))))).toEqual(
    [1, 2, 3, 4].map((id) => record(id)),
  );
});

test('any text is read safely', () => {
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
