import type { APIRequestContext } from 'playwright/test';
import type { CollectionName, Fault } from '../../sample-admin/server';
import { details } from '../fixtures/details';
import { type List, lists, textOf } from '../fixtures/lists';
import { expect, test } from '../fixtures/test';

/** Faults, each with the error message of a list. */
const faults: [name: string, fault: Fault, message: string][] = [
  ['returns 500', { kind: 'status', status: 500, body: 'Galat di /var/www/admin.php:12' }, 'HTTP error! status: 500'],
  ['hangs', { kind: 'hang' }, 'Failed to fetch: timeout'],
  ['drops the connection', { kind: 'reset' }, 'Failed to fetch: network error'],
  ['breaks off', { kind: 'cut' }, 'Failed to fetch: network error'],
  ['sends HTML', { kind: 'body', body: '<h1>Masuk</h1>', contentType: 'text/html' }, 'Invalid data format from API'],
  ['sends an empty object', { kind: 'body', body: '{"data":{}}' }, 'Invalid data format from API'],
];

/** A page with its expected status and text. */
type Expected = [path: string, status: number, words: string];

/** Requests the buffered page, as a crawler does, and asserts what every page must fulfil. */
async function assertPage(request: APIRequestContext, adminUrl: string, [path, status, words]: Expected) {
  const response = await request.get(path, { headers: { 'User-Agent': 'Googlebot/2.1' } });
  const html = await response.text();
  const text = textOf(html);
  expect.soft(response.status(), path).toBe(status);
  expect.soft(text, path).toContain(words);
  expect.soft(html, `${path} has a header and a footer`).toMatch(/<header[\s\S]*<main[\s\S]*<footer/);
  for (const secret of [adminUrl, new URL(adminUrl).host, 'node_modules', '/var/www', '/api/admin/', 'ECONN']) {
    expect.soft(html.includes(secret), `${path} leaks ${secret}`).toBe(false);
  }
  expect.soft(text, `${path} shows a stack`).not.toMatch(/\n\s+at |\.tsx?:\d|Unexpected token/);
}

const onHome: CollectionName[] = ['attractions', 'pakets', 'akomodasis', 'transportasis', 'events'];

for (const [name, fault, message] of faults) {
  const status = fault.kind === 'hang' ? 504 : 502;
  /** Whether a detail page treats it as a missing record. */
  const missing = name === 'sends an empty object';

  test.describe(`a call that ${name}`, () => {
    test.use({ siteKind: fault.kind === 'hang' ? 'shortTimeouts' : 'longTimeouts' });

    test(`a list call that ${name} fails that list, its section on home and unknown records`, async ({
      site,
      request,
    }) => {
      const pages = ({ collection, path, hasErrorView, loading, empty }: List): Expected[] => {
        const detail = details.find((one) => one.collection === collection);
        const inlineText = collection === 'blogs' ? loading : empty;
        return [
          hasErrorView ? [path, status, message] : [path, 200, inlineText],
          detail
            ? [detail.full.href.replace(/[^/]+$/, 'entah'), status, detail.failed]
            : ['/blog/entah', 200, 'Loading...'],
          ...(onHome.includes(collection)
            ? [['/', 200, `Gagal memuat data ${collection}: ${message}`] satisfies Expected]
            : []),
        ];
      };
      const fails = ({ collection }: { collection: CollectionName }) =>
        site.admin.setFault(`=/api/admin/${collection}`, fault);
      if (fault.kind === 'hang') {
        // Concurrently: each takes as long as the site's timeout.
        lists.forEach(fails);
        const all = lists.flatMap(pages);
        await Promise.all(all.map((page) => assertPage(request, site.admin.url, page)));
        return;
      }
      for (const list of lists) {
        site.admin.clearFaults();
        fails(list);
        await Promise.all(pages(list).map((page) => assertPage(request, site.admin.url, page)));
      }
    });

    test(`a record call that ${name} fails that page`, async ({ site, request }) => {
      for (const { collection, full } of details) {
        site.admin.replace(collection, [full.record]);
        site.admin.setFault(`/api/admin/${collection}/`, fault);
      }
      site.admin.replace('blogs', [{ id: 1, slug: 'uji', judul: 'Uji' }]);
      site.admin.setFault('/api/admin/blogs/', fault);
      await Promise.all([
        ...details.map((detail) => {
          const expected = missing ? ([404, detail.missing] as const) : ([status, detail.failed] as const);
          return assertPage(request, site.admin.url, [detail.full.href, ...expected]);
        }),
        assertPage(
          request,
          site.admin.url,
          missing ? ['/blog/uji', 404, 'Oops! Page not found'] : ['/blog/uji', 200, 'Loading...'],
        ),
      ]);
    });

    test(`a dishes or search call that ${name} does not affect the rest of the page`, async ({ site, request }) => {
      site.admin.replace('restorans', [{ id: 1, judul: 'Uji Warung' }]);
      site.admin.replace('makanans', [{ id: 1, judul: 'Uji Masakan' }]);
      const pages: [collection: string, path: string, words: string[]][] = [
        ['kuliners', '/', ['Memuat data ...', 'Mulai Petualangan']],
        ['makanans', '/kuliner', ['Memuat data ...', 'Uji Warung']],
        ['restorans', '/kuliner', ['Memuat data ...', 'Uji Masakan']],
        ['searches', '/cari?q=ubud', ['Pencarian belum bisa dijawab. Silakan coba lagi.']],
      ];
      for (const [collection, path, words] of pages) {
        site.admin.clearFaults();
        site.admin.setFault(`/api/admin/${collection}`, fault);
        await Promise.all(words.map((text) => assertPage(request, site.admin.url, [path, 200, text])));
      }
    });
  });
}
