import { collections, wireFields } from '../../sample-admin/content.ts';
import type { SampleAdmin } from '../../sample-admin/server.ts';
import { get } from '../../tests/support/isolated-site.ts';
import { runFuzzer } from '../fuzzer.ts';
import { MARK } from '../malicious-strings.ts';
import { type Outcome, outcomeOf, type Scenario, times, visitAll, warmUp } from './scenario.ts';

/** Just below the most that the site reads of a list, and of a record or a search. */
const LIST_BYTES = 9.9 * 1024 * 1024;
const RECORD_BYTES = 0.99 * 1024 * 1024;

const LISTS = ['/paket-tour', '/akomodasi', '/transportasi', '/tiket', '/event', '/attraction', '/fasilitas', '/blog'];
const PAGES = ['/', '/kuliner', '/cari?q=ubud', '/sitemap.xml', '/blog/rss.xml', '/readyz', ...LISTS];
const DETAILS = ['/paketdetail', ...LISTS.slice(1)].map((path) => `${path}/1`);

/** Repeats a JSON value up to a size. */
const many = (json: string, bytes = LIST_BYTES) =>
  Array(Math.floor(bytes / (json.length + 1)))
    .fill(json)
    .join(',');

/** The list of a collection, and each of its records. */
function serve(admin: SampleAdmin, collection: string, records: string, record = records) {
  admin.setFault(`=/api/admin/${collection}`, { kind: 'body', body: `{"data":[${records}]}` });
  admin.setFault(`/api/admin/${collection}/`, { kind: 'body', body: `{"data":${record}}` });
}

/** A package with one enormous field, by the name of the scenario. */
const hugeFields: Record<string, string> = {
  'places, comma-separated': `"tempat":[{"places":"${many('a').replaceAll(',', ',a')}"}]`,
  'places, as a list': `"tempat":[{"places":[${many('"a"')}]}]`,
  'lists of places': `"tempat":[${many('{"places":"a"}')}]`,
  included: `"termasuk":[{"termasuk":"${many('a')}"}]`,
  'not included': `"tidaktermasuk":[{"tidak_termasuk":[${many('"a"')}]}]`,
  days: `"jadwal":[${many('{"day":"1","title":"a","aktivitas":[]}')}]`,
  'activities of a day': `"jadwal":[{"day":"1","title":"a","aktivitas":[${many('{"aktivitas":"a"}')}]}]`,
  images: `"images":[${many('"a.jpg"')}]`,
  'images, as JSON': `"images":${JSON.stringify(`[${Array(700_000).fill('"a.jpg"').join(',')}]`)}`,
  'a text': `"deskripsi":"${'a '.repeat(LIST_BYTES / 2)}"`,
  'a map': `"map":"${'<iframe src='.repeat(LIST_BYTES / 12)}"`,
  'other fields': times(700_000, (number) => `"f${number}":1`).join(','),
  'nested lists': `"tempat":${'['.repeat(LIST_BYTES / 2)}${']'.repeat(LIST_BYTES / 2)}`,
};

/** Markdown that takes a parser long: each within the length that the site parses. */
const slowMarkdown = [
  '> '.repeat(5000),
  '*'.repeat(40_000),
  '*a '.repeat(20_000),
  '*a _b '.repeat(10_000),
  '[a]('.repeat(15_000),
  '![a]['.repeat(12_000),
  '[^a]: '.repeat(10_000),
  '<a '.repeat(20_000),
  `${'|a'.repeat(15_000)}|\n${'|-'.repeat(14_000)}|`,
  times(340, (depth) => `${' '.repeat(depth)}- a`).join('\n'),
  times(1000, (row) => `${'> - '.repeat(9)}${row}`).join('\n'),
  '`a '.repeat(20_000),
  '&amp;'.repeat(12_000),
  'www.a.b/(('.repeat(6000),
  '\u{10ffff}\n'.repeat(20_000),
];

export const recordScenarios: Scenario[] = [
  ...Object.entries(hugeFields).map(
    ([name, field]) =>
      ({
        name: `a record's ${name}`,
        run: async (site): Promise<Outcome> => {
          serve(site.admin, 'pakets', `{"id":1,"slug":"1","judul":"Paket",${field}}`);
          return visitAll(site, ['/', '/paket-tour', '/paketdetail/1', '/paketdetail/1.data', '/sitemap.xml'], 4);
        },
      }) satisfies Scenario,
  ),
  {
    name: 'details of 1 MB each',
    run: async (site) => {
      const description = 'a '.repeat(RECORD_BYTES / 2);
      serve(site.admin, 'events', '', JSON.stringify({ id: 1, title: 'Event', description }));
      return visitAll(
        site,
        times(400, (number) => `/event/${number}`),
        1,
      );
    },
  },
  {
    name: 'articles that parse slowly',
    run: async (site) => {
      site.admin.replace(
        'blogs',
        slowMarkdown.map((deskripsi, index) => ({
          id: index + 1,
          slug: `a-${index + 1}`,
          judul: 'Artikel',
          deskripsi,
        })),
      );
      return visitAll(site, ['/blog', ...slowMarkdown.map((_, index) => `/blog/a-${index + 1}`)], 3, 200);
    },
  },
  {
    name: 'links in articles',
    run: async (site) => {
      const hosts = ['/\\', '/.//', '//', '/%5c', '\\\\', 'https:/\\', '/\t/', '/a/..//', 'javascript:'];
      const deskripsi = hosts.map((start) => `[a](<${start}${MARK}.example>)`).join('\n\n');
      site.admin.replace('blogs', [{ id: 1, slug: 'a', judul: 'Artikel', deskripsi }]);
      const { text } = await get(`${site.url}/blog/a`);
      const links = [...text.matchAll(/<a [^>]*href="([^"]*)"[^>]*>/g)];
      const bad = links.filter(
        ([tag, href = '']) =>
          new URL(href, site.url).host.includes(MARK) && !(tag.includes('nofollow') && tag.includes('_blank')),
      );
      const outcome = await visitAll(site, ['/blog/a', '/blog/a.data'], 2, 200);
      return { ...outcome, violations: [...outcome.violations, ...bad.map(([tag]) => `leads elsewhere: ${tag}`)] };
    },
  },
  ...Object.entries({
    '3 million empty records': many('{}'),
    '2 million records that are none': many('null'),
    '700,000 tiny records': many('{"id":1,"a":1}'),
    '200,000 tiny packages': many('{"id":1,"slug":"1","judul":"a","harga":1}'),
    'titles of 100,000 characters': many(`{"id":1,"slug":"1","judul":"${'a'.repeat(100_000)}"}`),
    'descriptions of 30,000 characters': many(`{"id":1,"slug":"1","judul":"a","deskripsi":"${'a '.repeat(15_000)}"}`),
    'records of 50 fields': many(`{"id":1,"judul":"a",${times(50, (field) => `"f${field}":1`).join(',')}}`),
  }).map(
    ([name, records]) =>
      ({
        name: `lists of ${name}`,
        run: async (site): Promise<Outcome> => {
          for (const collection of collections) serve(site.admin, collection, records);
          const outcome = await visitAll(site, PAGES, 3);
          const lines = site.running.output().match(/"event":"admin-record/g)?.length ?? 0;
          if (lines > collections.length * 12 * 4) outcome.violations.push(`${lines} log lines about records`);
          return outcome;
        },
      }) satisfies Scenario,
  ),
  {
    name: '14,000 attractions',
    run: async (site) => {
      await warmUp(site);
      for (const collection of ['attractions', 'transportasis'] as const) {
        site.admin.replace(
          collection,
          times(14_000, (id) => ({ id, judul: `Judul ${id}`, images: 'a.jpg', deskripsi: 'a '.repeat(100) })),
        );
      }
      const lists = [
        '/attraction',
        '/attraction.data',
        '/transportasi?tampil=99999',
        '/transportasi.data?tampil=99999',
      ];
      return visitAll(site, [...lists, '/', '/sitemap.xml', ...times(4, (part) => `/sitemap.xml?bagian=${part}`)], 20);
    },
  },
  {
    name: 'search results of 1 MB',
    run: async (site) => {
      const result = '{"type":"paket","title":"a","url":"/api/paket/1"}';
      site.admin.setFault('/api/admin/searches', { kind: 'body', body: `{"data":[${many(result, RECORD_BYTES)}]}` });
      return visitAll(
        site,
        times(60, (number) => `/cari?q=bali${number}`),
        1,
      );
    },
  },
  {
    name: 'lone surrogates in every field',
    run: async (site) => {
      for (const collection of collections) {
        const record = (value: unknown) => Object.fromEntries(wireFields.map((field) => [field, value]));
        site.admin.replace(collection, [
          { ...record('a\ud800b'), id: 1, slug: '1' },
          { ...record(['\udc00a', '\ud800']), id: 2, judul: '\udc00 a' },
          {
            ...record({ places: '\ud800', termasuk: '\ud800,\udc00', aktivitas: ['\ud800'] }),
            id: 3,
            title: '\ud800a',
          },
          record('\ud83d'),
        ]);
      }
      const params = ['1', '2', '3', '%ED%A0%80', 'a%EF%BF%BDb'];
      const details = DETAILS.flatMap((path) => params.map((param) => path.replace('1', param)));
      return visitAll(site, [...PAGES, ...details, ...details.map((path) => `${path}.data`), '/event/1.ics'], 1);
    },
  },
  {
    name: 'random requests and records',
    env: { ADMIN_FRESH_SECONDS: '0', ADMIN_STALE_SECONDS: '0' },
    run: async (site) => outcomeOf(await runFuzzer(site.url, site.admin, 30, 200, 1)),
  },
];
