import type { APIRequestContext } from 'playwright/test';
import type { Collection, Fault } from '../../sample-admin/server';
import { details } from '../fixtures/details';
import { lists, textOf } from '../fixtures/lists';
import { expect, test } from '../fixtures/test';

/** A fault, its error message in lists, and whether a detail page treats it as a missing record. */
const faults: { name: string; fault: Fault; status: number; message: string; missing?: boolean }[] = [
  {
    name: 'returns 500',
    fault: { kind: 'status', status: 500, body: 'Galat di /var/www/admin.php:12' },
    status: 502,
    message: 'HTTP error! status: 500',
  },
  { name: 'hangs', fault: { kind: 'hang' }, status: 504, message: 'Failed to fetch: timeout' },
  {
    name: 'drops the connection',
    fault: { kind: 'reset' },
    status: 502,
    message: 'Failed to fetch: network error',
  },
  {
    name: 'breaks off',
    fault: { kind: 'cut' },
    status: 502,
    message: 'Failed to fetch: network error',
  },
  {
    name: 'sends HTML',
    fault: { kind: 'body', body: '<h1>Masuk</h1>', contentType: 'text/html' },
    status: 502,
    message: 'Invalid data format from API',
  },
  {
    name: 'sends an empty object',
    fault: { kind: 'body', body: '{"data":{}}' },
    status: 502,
    message: 'Invalid data format from API',
    missing: true,
  },
];

/** A page with its expected status and text. */
interface Expected {
  address: string;
  status: number;
  words: string;
}

/** Requests the buffered page, as a crawler does, and asserts what every page must fulfil. */
async function assertPage(
  request: APIRequestContext,
  adminUrl: string,
  { address, status, words }: Expected,
) {
  const response = await request.get(address, { headers: { 'User-Agent': 'Googlebot/2.1' } });
  const html = await response.text();
  const text = textOf(html);
  expect.soft(response.status(), address).toBe(status);
  expect.soft(text, address).toContain(words);
  expect.soft(html, `${address} has a header and a footer`).toMatch(/<header[\s\S]*<main[\s\S]*<footer/);
  for (const secret of [
    adminUrl,
    new URL(adminUrl).host,
    'node_modules',
    '/var/www',
    '/api/admin/',
    'ECONN',
  ]) {
    expect.soft(html.includes(secret), `${address} leaks ${secret}`).toBe(false);
  }
  expect.soft(text, `${address} shows a stack`).not.toMatch(/\n\s+at |\.tsx?:\d|Unexpected token/);
}

const onHome: Collection[] = ['attractions', 'pakets', 'akomodasis', 'transportasis', 'events'];

for (const { name, fault, status, message, missing } of faults) {
  test.describe(`a call that ${name}`, () => {
    test.use({ siteKind: fault.kind === 'hang' ? 'hasty' : 'patient' });

    test(`a list call that ${name} fails that list, its section on home and unknown records`, async ({
      site,
      request,
    }) => {
      const pages = (collection: Collection): Expected[] => {
        const list = lists.find((one) => one.collection === collection);
        const detail = details.find((one) => one.collection === collection);
        return [
          list?.loud
            ? { address: list.path, status, words: message }
            : {
                address: list?.path ?? '',
                status: 200,
                words:
                  collection === 'blogs' ? 'Memuat data blogs ...' : 'Tidak ada atraksi untuk kategori ini.',
              },
          detail
            ? { address: detail.full.href.replace(/[^/]+$/, 'entah'), status, words: detail.failed }
            : { address: '/blog/entah', status: 200, words: 'Loading...' },
          ...(onHome.includes(collection)
            ? [{ address: '/', status: 200, words: `Gagal memuat data ${collection}: ${message}` }]
            : []),
        ];
      };
      const fails = ({ collection }: { collection: Collection }) =>
        site.admin.setFault(`=/api/admin/${collection}`, fault);
      if (fault.kind === 'hang') {
        // Concurrently: each takes as long as the site's timeout.
        lists.forEach(fails);
        const all = lists.flatMap(({ collection }) => pages(collection));
        await Promise.all(all.map((page) => assertPage(request, site.admin.url, page)));
        return;
      }
      for (const list of lists) {
        site.admin.clearFaults();
        fails(list);
        await Promise.all(pages(list.collection).map((page) => assertPage(request, site.admin.url, page)));
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
        ...details.map((detail) =>
          assertPage(request, site.admin.url, {
            address: detail.full.href,
            status: missing ? 404 : status,
            words: missing ? detail.missing : detail.failed,
          }),
        ),
        assertPage(request, site.admin.url, {
          address: '/blog/uji',
          status: missing ? 404 : 200,
          words: missing ? 'Oops! Page not found' : 'Loading...',
        }),
      ]);
    });

    test(`a food or search call that ${name} does not affect the rest of the page`, async ({
      site,
      request,
    }) => {
      site.admin.replace('restorans', [{ id: 1, judul: 'Uji Warung' }]);
      site.admin.replace('makanans', [{ id: 1, judul: 'Uji Masakan' }]);
      const pages: [string, Expected[]][] = [
        [
          '/api/admin/kuliners',
          [
            { address: '/', status: 200, words: 'Memuat data ...' },
            { address: '/', status: 200, words: 'Mulai Petualangan' },
          ],
        ],
        [
          '/api/admin/makanans',
          [
            { address: '/kuliner', status: 200, words: 'Memuat data ...' },
            { address: '/kuliner', status: 200, words: 'Uji Warung' },
          ],
        ],
        [
          '/api/admin/restorans',
          [
            { address: '/kuliner', status: 200, words: 'Memuat data ...' },
            { address: '/kuliner', status: 200, words: 'Uji Masakan' },
          ],
        ],
        [
          '/api/admin/searches',
          [
            {
              address: '/cari?q=ubud',
              status: 200,
              words: 'Pencarian belum bisa dijawab. Silakan coba lagi.',
            },
          ],
        ],
      ];
      for (const [path, expected] of pages) {
        site.admin.clearFaults();
        site.admin.setFault(path, fault);
        await Promise.all(expected.map((page) => assertPage(request, site.admin.url, page)));
      }
    });
  });
}
