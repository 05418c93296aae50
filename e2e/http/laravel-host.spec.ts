import { descendantsOf } from '../../tests/support/dom';
import { get, type IsolatedSite, startIsolatedSite } from '../../tests/support/isolated-site';
import { listPaths } from '../../tests/support/page-kinds';
import { lineOf, textOf } from '../../tests/support/text-of';
import { expect, test } from '../fixtures/test';
import { elementsOf, headOf, mainOf } from '../support/html';

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

/** A page's headings, texts and pictures, without the site's own URL. */
async function seen(url: string, path: string) {
  const { status, text: html } = await get(url + path);
  const main = mainOf(html.replaceAll(url, ''));
  const headings = descendantsOf(main).filter((element) => /^h[1-6]$/.test(element.localName));
  const pictures = elementsOf(main, 'img');
  return {
    status,
    headings: headings.map((heading) => `${heading.localName} ${lineOf(heading)}`),
    // Editors of a Laravel host send no-break spaces.
    texts: textOf(main).replaceAll('\u00a0', ' ').split('\n'),
    pictures: pictures.map((picture) => `${picture.getAttribute('src')} ${picture.getAttribute('alt')}`),
  };
}

/** A page's metadata, without the site's own URL. */
async function metadata(url: string, path: string) {
  const { text: html } = await get(url + path, WHATSAPP);
  const tags = elementsOf(html.replaceAll(url, ''), 'meta').map((tag) => [
    tag.getAttribute('name') ?? tag.getAttribute('property'),
    tag.getAttribute('content'),
  ]);
  return { title: headOf(html).title, tags };
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
