import { DomUtils, parseDocument } from 'htmlparser2';
import { get, type IsolatedSite, startIsolatedSite } from '../../tests/support/isolated-site';
import { listPaths } from '../../tests/support/page-kinds';
import { expect, test } from '../fixtures/test';

// All tests share one pair of sites: one of the hosts allows 60 calls a minute.
test.describe.configure({ mode: 'default' });

let plain: IsolatedSite;
let laravel: IsolatedSite;

test.beforeAll(async () => {
  const settings = { ADMIN_FRESH_SECONDS: '3600', PACKAGE_PRICE_UNIT: 'per orang' };
  [plain, laravel] = await Promise.all([
    startIsolatedSite(settings, [], { habit: 'plain' }),
    startIsolatedSite(settings, [], { habit: 'laravel', callsPerMinute: 60 }),
  ]);
  // Related records come from the lists in memory.
  for (const path of listPaths) await Promise.all([plain, laravel].map((site) => get(site.url + path)));
});
test.afterAll(async () => {
  await Promise.all([plain.close(), laravel.close()]);
});

const WHATSAPP = { 'User-Agent': 'WhatsApp/2.24.1.0 A' };

const words = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A page's headings, texts with prices and pictures, without the site's own URL. */
async function seen(url: string, path: string) {
  const { status, text: html } = await get(url + path);
  const document = parseDocument(html.replaceAll(url, ''));
  const [main] = DomUtils.getElementsByTagName('main', document);
  const elements = main ? [main] : [];
  const headings = DomUtils.getElementsByTagName((name) => /^h[1-6]$/.test(name), elements);
  const texts = DomUtils.filter((node) => node.type === 'text' && node.parent?.type === 'tag', elements);
  const pictures = DomUtils.getElementsByTagName('img', elements);
  return {
    status,
    headings: headings.map((heading) => `${heading.name} ${words(DomUtils.textContent(heading))}`),
    texts: texts.map((text) => words(DomUtils.textContent(text))).filter((text) => text !== ''),
    pictures: pictures.map((picture) => `${picture.attribs.src} ${picture.attribs.alt}`),
  };
}

/** A page's metadata, without the site's own URL. */
async function metadata(url: string, path: string) {
  const { text: html } = await get(url + path, WHATSAPP);
  const document = parseDocument(html.replaceAll(url, ''));
  const tags = DomUtils.getElementsByTagName((name) => name === 'meta' || name === 'title', document);
  return tags.map(
    (tag) => `${tag.attribs.name ?? tag.attribs.property} ${tag.attribs.content} ${DomUtils.textContent(tag)}`,
  );
}

test('with a Laravel host, pages look the same and shared links have the same metadata', async () => {
  for (const path of [
    ...['/', '/paket-tour', '/transportasi?tampil=24', '/paketdetail/pesona-ubud?tab=jadwal'],
    ...['/akomodasi/hotel-gita-samudra-nusa-dua', '/tiket/2', '/event/2', '/blog/masuk-pura-dengan-pantas'],
    ...['/blog/subak-dan-air-jatiluwih', '/kuliner'],
  ]) {
    const expected = await seen(plain.url, path);
    expect(expected.status, path).toBe(200);
    expect(expected.pictures.length, path).toBeGreaterThan(0);
    expect.soft(await seen(laravel.url, path), path).toEqual(expected);
  }
  for (const path of ['/paketdetail/pesona-ubud', '/event/3', '/blog/masuk-pura-dengan-pantas'])
    expect.soft(await metadata(laravel.url, path), path).toEqual(await metadata(plain.url, path));
});

test('pictures are served from a Laravel host’s other URL too', async () => {
  const { text } = await get(`${laravel.url}/kuliner`);
  const [, picture] = /src="(\/storage\/makanans\/[^"]+)"/.exec(text) ?? [];
  const { status, headers } = await get(`${laravel.url}${picture}`);
  expect({ status, type: headers.get('content-type') }).toEqual({
    status: 200,
    type: expect.stringMatching(/^image\/(?:avif|webp|jpeg)$/),
  });
});
