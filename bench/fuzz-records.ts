import { collections } from '../sample-admin/content.ts';
import type { SampleAdmin } from '../sample-admin/server.ts';
import { runFuzzer } from '../tests/support/fuzz/fuzzer.ts';
import { outcomeOf, type Scenario, type Scenarios, times, visitAll, warmUp } from './fuzz-scenario.ts';

/** Just below the maximum that the site reads of a list, and of a record or a search. */
const LIST_BYTES = 9.9 * 1024 * 1024;
const RECORD_BYTES = 0.99 * 1024 * 1024;

const PAGES = [
  ...['/', '/kuliner', '/cari?q=ubud', '/sitemap.xml', '/blog/rss.xml', '/readyz', '/paket-tour', '/akomodasi'],
  ...['/transportasi', '/tiket', '/event', '/attraction', '/fasilitas', '/blog'],
];

/** Repeats a JSON value up to a size. */
const many = (json: string, bytes = LIST_BYTES) =>
  `${json},`.repeat(Math.floor(bytes / (json.length + 1))).slice(0, -1);

/** Serves the list of a collection, and each of its records. */
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

/** Markdown that parses slowly, each within the length that the site parses. */
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

/** Lists of the maximum size that the site reads, by the name of the scenario. */
const manyRecords: Record<string, string> = {
  '3 million empty records': many('{}'),
  '2 million records that are none': many('null'),
  '700,000 tiny records': many('{"id":1,"a":1}'),
  '200,000 tiny packages': many('{"id":1,"slug":"1","judul":"a","harga":1}'),
  'titles of 100,000 characters': many(`{"id":1,"slug":"1","judul":"${'a'.repeat(100_000)}"}`),
  'descriptions of 30,000 characters': many(`{"id":1,"slug":"1","judul":"a","deskripsi":"${'a '.repeat(15_000)}"}`),
  'records of 50 fields': many(`{"id":1,"judul":"a",${times(50, (field) => `"f${field}":1`).join(',')}}`),
};

const hugeField = (field: string): Scenario => ({
  run: async (site) => {
    serve(site.admin, 'pakets', `{"id":1,"slug":"1","judul":"Paket",${field}}`);
    return visitAll(site, ['/', '/paket-tour', '/paketdetail/1', '/paketdetail/1.data', '/sitemap.xml'], 4);
  },
});

const hugeLists = (records: string): Scenario => ({
  run: async (site) => {
    for (const collection of collections) serve(site.admin, collection, records);
    const outcome = await visitAll(site, PAGES, 3);
    const lines = site.running.output().match(/"event":"admin-record/g)?.length ?? 0;
    if (lines > collections.length * 12 * 4) outcome.violations.push(`${lines} log lines about records`);
    return outcome;
  },
});

const named = (prefix: string, of: Record<string, string>, scenario: (value: string) => Scenario): Scenarios =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [`${prefix} ${name}`, scenario(value)]));

export const recordScenarios: Scenarios = {
  ...named("a record's", hugeFields, hugeField),
  ...named('lists of', manyRecords, hugeLists),
  'details of 1 MB each': {
    run: async (site) => {
      const description = 'a '.repeat(RECORD_BYTES / 2);
      serve(site.admin, 'events', '', JSON.stringify({ id: 1, title: 'Event', description }));
      const paths = times(400, (number) => `/event/${number}`);
      return visitAll(site, paths, 1);
    },
  },
  'articles that parse slowly': {
    run: async (site) => {
      const articles = slowMarkdown.map((deskripsi, id) => ({
        id: id + 1,
        slug: `a-${id}`,
        judul: 'Artikel',
        deskripsi,
      }));
      site.admin.replace('blogs', articles);
      return visitAll(site, ['/blog', ...slowMarkdown.map((_, id) => `/blog/a-${id}`)], 3, 200);
    },
  },
  '14,000 attractions': {
    run: async (site) => {
      await warmUp(site);
      const deskripsi = 'a '.repeat(100);
      const records = times(14_000, (id) => ({ id, judul: `Judul ${id}`, images: 'a.jpg', deskripsi }));
      for (const collection of ['attractions', 'transportasis'] as const) site.admin.replace(collection, records);
      const lists = [
        '/attraction',
        '/attraction.data',
        '/transportasi?tampil=99999',
        '/transportasi.data?tampil=99999',
      ];
      return visitAll(site, [...lists, '/', '/sitemap.xml', ...times(4, (part) => `/sitemap.xml?bagian=${part}`)], 20);
    },
  },
  'search results of 1 MB': {
    run: async (site) => {
      const result = '{"type":"paket","title":"a","url":"/api/paket/1"}';
      site.admin.setFault('/api/admin/searches', { kind: 'body', body: `{"data":[${many(result, RECORD_BYTES)}]}` });
      const paths = times(60, (number) => `/cari?q=bali${number}`);
      return visitAll(site, paths, 1);
    },
  },
  'random requests and records': {
    env: { ADMIN_FRESH_SECONDS: '0', ADMIN_STALE_SECONDS: '0' },
    run: async (site) => outcomeOf(await runFuzzer(site.url, site.admin, 30, 200, 1)),
  },
};
