import Validator from '@adobe/structured-data-validator';
import jsonld from 'jsonld';
import ts from 'typescript';
import type { SampleAdmin } from '../../sample-admin/server';
import { expect, test } from '../fixtures/test';
import { elementsOf } from '../support/html';

const schemaOrg = { '@context': { '@vocab': 'https://schema.org/' } };
const documentLoader = async (url: string) => ({ contextUrl: undefined, documentUrl: url, document: schemaOrg });

type Data = Record<string, unknown> & { '@type': string };

/** Returns a page's structured data, validated by a JSON-LD parser. */
async function structured(html: string): Promise<Data[]> {
  const found: Data[] = [];
  for (const script of elementsOf(html, 'script')) {
    if (script.getAttribute('type') !== 'application/ld+json') continue;
    const data = JSON.parse(script.textContent ?? '');
    expect(await jsonld.toRDF(data, { documentLoader })).not.toEqual([]);
    found.push(data as Data);
  }
  return found;
}

/** Returns the type errors of structured data against schema.org's definitions, one line each. */
function faults(all: readonly Data[]): string[] {
  const name = 'e2e/structured-data.checked.ts';
  const types = [...new Set(all.map((data) => data['@type']))];
  const source = [
    `import type { WithContext, ${types.join(', ')} } from 'schema-dts';`,
    ...all.map(
      (data, index) =>
        `export const data${index}: WithContext<${data['@type']}> = ${JSON.stringify(data).replaceAll('"https://schema.org/OfflineEventAttendanceMode"', '"https://schema.org/OfflineEventAttendanceMode" as const')};`,
    ),
  ].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (file, ...rest) =>
    file === name ? ts.createSourceFile(file, source, ts.ScriptTarget.ES2022) : getSourceFile(file, ...rest);
  host.fileExists = (file) => file === name || fileExists(file);
  host.readFile = (file) => (file === name ? source : readFile(file));
  const program = ts.createProgram([name], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

const malicious = '</script><script>document.title="rusak"</script> & "kutip" <!-- \u2028 \\';

/** The errors for which search engines reject data. Missing recommendations, such as ratings, are warnings. */
async function rejections(data: Data): Promise<string[]> {
  const issues = await new Validator().validate({ jsonld: { [data['@type']]: [structuredClone(data)] } });
  return issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage);
}

const names = ['pakets', 'akomodasis', 'transportasis', 'tickets', 'events', 'attractions', 'fasilitas'] as const;

/** Escapes plain text as an editor's panel sends it. */
const wire = malicious.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The text as the site reads it, on one line. */
const read = malicious.replace(/\s+/g, ' ').trim();

/** One record of each content type, with malicious texts. */
function placeMalicious(admin: SampleAdmin) {
  const record = {
    ...{ id: 1, slug: 'jahat', judul: wire, title: wire, name: wire, harga: 75_000, price: 75_000 },
    ...{ location: wire, description: wire, deskripsi: wire, images: 'a b.jpg', stock: 2, quantity: 2 },
    ...{ event_date: '2027-07-10 16:30:00', penulis: wire, created_at: '2026-10-15', rating: 4.9 },
    tempat: [{ places: wire }],
  };
  for (const name of [...names, 'blogs'] as const) admin.replace(name, [record]);
}

const pages: [path: string, types: string[]][] = [
  ['/', ['TravelAgency']],
  ['/contact', ['TravelAgency', 'BreadcrumbList']],
  ['/kuliner', ['BreadcrumbList']],
  ['/paket-tour', ['BreadcrumbList']],
  ['/paket-tour?kategori=Religious', ['BreadcrumbList']],
  ['/paketdetail/jahat', ['BreadcrumbList', 'TouristTrip']],
  ['/akomodasi/jahat', ['BreadcrumbList', 'Hotel']],
  ['/transportasi/jahat', ['BreadcrumbList', 'Product']],
  ['/tiket/1', ['BreadcrumbList', 'Product']],
  ['/event/1', ['BreadcrumbList', 'Event']],
  ['/attraction/1', ['BreadcrumbList', 'TouristAttraction', 'Product']],
  ['/fasilitas/1', ['BreadcrumbList', 'Product']],
  ['/blog/jahat', ['BreadcrumbList', 'BlogPosting']],
];

test('structured data is valid, even with malicious records', async ({ request, site }) => {
  // The compiler takes a while to load schema.org's definitions.
  test.slow();
  placeMalicious(site.admin);
  const all: Data[] = [];
  for (const [path, types] of pages) {
    const found = await structured(await (await request.get(site.url + path)).text());
    expect(found.map((data) => data['@type']).toSorted(), path).toEqual(types.toSorted());
    expect(JSON.stringify(found), path).not.toMatch(/rating/i);
    for (const data of found) expect(await rejections(data), path).toEqual([]);
    all.push(...found);
  }
  // Invalid data proves that the checks detect errors.
  expect(await rejections({ '@type': 'Product', name: 'Tanpa harga' })).not.toEqual([]);
  const wrong = { '@context': 'https://schema.org', '@type': 'Event', nama: 'Gala' };
  expect(faults([...all, wrong])).toEqual([expect.stringContaining('nama')]);
  const of = (type: string) => all.find((data) => data['@type'] === type);
  expect(of('Event')).toMatchObject({ name: read, startDate: '2027-07-10T16:30:00+08:00' });
  expect(of('BlogPosting')).toMatchObject({ headline: read });
  expect(of('TravelAgency')).toMatchObject({ telephone: ['+6281200000001', '+6281200000002'] });
});

test('malicious texts stay text, in the head and in the page', async ({ page, site }) => {
  placeMalicious(site.admin);
  for (const path of ['/event/1', '/blog/jahat', '/event']) {
    await page.goto(path);
    await expect(page).not.toHaveTitle('rusak');
    await expect(page.getByText('<script>document.title', { exact: false }).first()).toBeVisible();
  }
});

test('a list describes itself, and a detail page describes its visible breadcrumbs', async ({ page, site }) => {
  for (const [path, steps] of [
    ['/paket-tour', ['Beranda', 'Paket Tour']],
    ['/paketdetail/pesona-ubud', ['Beranda', 'Paket Tour', 'Pesona Ubud']],
    ['/contact', ['Beranda', 'Hubungi Kami']],
  ] as const) {
    const html = (await (await page.goto(path))?.text()) ?? '';
    const list = (await structured(html)).find((data) => data['@type'] === 'BreadcrumbList');
    const items = list?.itemListElement as { name: string; item: string; position: number }[];
    expect(items.map(({ name }) => name)).toEqual(steps);
    expect(items.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(items.at(-1)?.item).toBe(site.url + path);
    const crumbs = page.getByRole('navigation', { name: 'Jejak halaman' }).getByRole('listitem');
    for (const [index, step] of steps.entries()) await expect(crumbs.nth(index)).toContainText(step);
  }
});
