import { HtmlValidate } from 'html-validate';
import { devices } from 'playwright/test';
import type { SampleAdmin } from '../../sample-admin/server';
import { detailPaths, listPaths } from '../../tests/support/page-kinds';
import { expect, test } from '../fixtures/test';

/** The rules of the HTML standard, ARIA and WCAG's techniques, without rules of style. */
const rules = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // The standard allows it even on elements where it may have no effect.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The site serves all files itself.
    'require-sri': 'off',
  },
});

/** Beside its loading state a streamed document contains the hidden content, so it may have two headings. */
const streamedRules = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Returns a document's faults, one line each. */
async function faults(html: string, validator: HtmlValidate): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

const fail = (path: string) => (admin: SampleAdmin) => admin.setFault(path, { kind: 'status', status: 500 });
const empty = (admin: SampleAdmin) => admin.replace('tickets', []);

/** Every kind of page by name, with the setup of the admin host. */
const pages: [kind: string, paths: readonly string[], prepare?: (admin: SampleAdmin) => void][] = [
  ['home, contact and culinary', ['/', '/contact', '/kuliner', '/kuliner?lengkap=1']],
  ['lists', listPaths],
  ['filtered lists', ['/paket-tour?kategori=Religious&urut=harga&maks=900000&orang=4&hari=2&q=ubud&tampil=12']],
  ['lists of a month, or without records', ['/event?bulan=mendatang', '/tiket?kategori=Pesulap', '/attraction?q=zzz']],
  ['details', detailPaths],
  [
    'details’ tabs and orders',
    ['/paketdetail/pesona-ubud?tab=jadwal&orang=3&tanggal=1', '/akomodasi/2?malam=2&kamar=2'],
  ],
  ['search', ['/cari', '/cari?q=ub', '/cari?q=ubud', '/cari?q=ubud&jenis=event', '/cari?q=zz9qq']],
  ['plan', ['/rencana', '/rencana?isi=paket-1,transportasi-3x2,attraction-5,event-999&tanggal=2027-01-12&orang=4']],
  ['comparison', ['/bandingkan?isi=transportasi-3,transportasi-5']],
  ['what does not exist', ['/pantai/rahasia', '/tiket/999', '/blog/999']],
  ['an empty list', ['/tiket'], empty],
  ['failures', ['/', '/kuliner', ...listPaths, ...detailPaths, '/cari?q=ubud', '/rencana?isi=paket-1'], fail('/')],
];

for (const [kind, paths, prepare] of pages) {
  test(`${kind}: the HTML is valid`, async ({ request, site }) => {
    prepare?.(site.admin);
    for (const path of paths) {
      const response = await request.get(site.url + path);
      expect.soft(response.headers()['content-type'], path).toBe('text/html; charset=utf-8');
      expect.soft(await faults(await response.text(), rules), path).toEqual([]);
    }
  });
}

test.describe('streamed pages', () => {
  test.use({ siteKind: 'streaming' });
  // Crawlers get complete pages.
  const headers = { 'User-Agent': devices['Desktop Chrome'].userAgent };

  test('the HTML is valid', async ({ request, site }) => {
    site.admin.setFault('/', { kind: 'delay', ms: 1000 });
    const paths = ['/', '/kuliner', '/cari?q=ubud', '/rencana?isi=paket-1', '/tiket', ...detailPaths];
    const responses = await Promise.all(paths.map((path) => request.get(site.url + path, { headers })));
    for (const [index, response] of responses.entries()) {
      const html = await response.text();
      expect.soft(html, paths[index]).toContain('data-loading');
      expect.soft(await faults(html, streamedRules), paths[index]).toEqual([]);
    }
  });
});
