import fc from 'fast-check';
import { collections, readContent, type SampleRecord } from '../../sample-admin/content';
import { inShape, type ValueShape, valueShapes } from '../../sample-admin/value-shapes';
import { detailPaths, listPaths } from '../../tests/support/page-kinds';
import { textOf } from '../../tests/support/text-of';
import { lists } from '../fixtures/lists';
import { expect, test } from '../fixtures/test';
import { mainOf, missingIn } from '../support/html';

// The values that Laravel packages and editors send in place of a text, a number, a date or a path.

const content = readContent();
const CALENDAR = '/event/2.ics';
const tabs = ['jadwal', 'tempat', 'termasuk'].map((tab) => `/paketdetail/pesona-ubud?tab=${tab}`);
const paths = [
  '/',
  '/kuliner',
  ...listPaths,
  ...detailPaths,
  ...tabs,
  '/blog/rss.xml',
  '/event/kalender.ics',
  CALENDAR,
];

for (const [name, shape] of Object.entries(valueShapes)) {
  test(`lists, details and their metadata stay the same with ${name}`, async ({ site, request }) => {
    const readAll = async () => {
      const read = async (path: string) => {
        const response = await request.get(site.url + path);
        return [path, response.status(), (await response.text()).replaceAll(/nonce="[^"]*"/g, '')];
      };
      return Promise.all(paths.map(read));
    };
    const expected = await readAll();
    for (const [path, status] of expected) expect(status, String(path)).toBe(200);
    for (const collection of collections) {
      site.admin.replace(
        collection,
        content[collection].map((record) => inShape(record, shape)),
      );
    }
    for (const [index, page] of (await readAll()).entries()) expect.soft(page).toEqual(expected[index]);
  });
}

const TITLES = ['judul', 'title', 'name', 'slug', 'id'];
const junk = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    '',
    '-',
    {},
    [],
    [[]],
    { id: 5 },
    { aktif: true },
    { path: {} },
    'x'.repeat(9),
  ),
  fc.anything({ maxDepth: 3 }),
);

/** A record whose title has one of the shapes; each other field has one of them, or another value. */
const disturbed = (record: SampleRecord) =>
  fc.tuple(
    ...Object.entries(record).map(([name, value]) => {
      const inAny = fc
        .constantFrom<ValueShape>(...Object.values(valueShapes))
        .map((shape) => inShape({ [name]: value }, shape)[name]);
      return (TITLES.includes(name) ? inAny : fc.oneof({ weight: 3, arbitrary: inAny }, junk)).map((sent) => [
        name,
        sent,
      ]);
    }),
  );

test('whatever its other fields contain, no record with a title is lost, and no page fails', async ({
  site,
  request,
}) => {
  const records = fc.record(
    Object.fromEntries(
      collections.map((collection) => [collection, fc.tuple(...content[collection].map((one) => disturbed(one)))]),
    ),
  );
  await fc.assert(
    fc.asyncProperty(records, async (sent) => {
      for (const collection of collections) {
        const all = (sent[collection] ?? []) as [string, unknown][][];
        site.admin.replace(
          collection,
          all.map((entries) => Object.fromEntries(entries)),
        );
      }
      for (const path of paths) {
        const response = await request.get(site.url + (listPaths.includes(path) ? `${path}?tampil=60` : path));
        // An event without a date has no calendar file.
        expect(response.status(), path).toBe(path === CALENDAR && response.status() === 404 ? 404 : 200);
        const body = await response.text();
        const isHtml = response.headers()['content-type']?.startsWith('text/html');
        expect(isHtml ? textOf(mainOf(body)) : body, path).not.toMatch(/\[object|[[{]\s*"[\w .,]+"\s*[:,\]]/);
        const { collection } = lists.find((list) => list.path === path) ?? {};
        if (!collection) continue;
        const titles = content[collection].map(({ judul, title, name }) => String(judul ?? title ?? name));
        expect(missingIn(mainOf(body), titles), path).toEqual([]);
      }
    }),
    { numRuns: 6, endOnFailure: true },
  );
});
