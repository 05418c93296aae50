import { get } from '../../tests/support/isolated-site';
import { textOf } from '../../tests/support/text-of';
import { details } from '../fixtures/details';
import { expect, test } from '../fixtures/test';
import { elementsOf, linksOf, mainOf } from '../support/html';

test('only the contact page’s document has anything from Google', async ({ site }) => {
  const framesOf = async (path: string) => {
    const { text } = await get(site.url + path);
    const sources = ['iframe', 'script', 'img'].flatMap((name) => elementsOf(text, name));
    return sources.filter(
      (element) => element.localName === 'iframe' || /google/.test(element.getAttribute('src') ?? ''),
    );
  };
  for (const path of ['/paketdetail/pesona-ubud', '/attraction/7', '/kuliner', '/rencana?isi=paket-1,attraction-1']) {
    expect.soft(await framesOf(path), path).toEqual([]);
  }
  expect(await framesOf('/contact')).toHaveLength(1);
});

/** Text and query of each `Buka di Google Maps` link in a page’s content. */
async function mapsLinks(url: string): Promise<{ text: string; query: string | null }[]> {
  return linksOf(mainOf((await get(url)).text), 'Buka di Google Maps').map((link) => {
    const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
    expect([origin + pathname, searchParams.get('api')]).toEqual(['https://www.google.com/maps/search/', '1']);
    expect(link.getAttribute('target')).toBe('_blank');
    return { text: textOf(link), query: searchParams.get('query') };
  });
}

test('“Buka di Google Maps” searches for a record’s title and location, and is missing where no place is known', async ({
  site,
}) => {
  for (const { collection, full, sparse } of details) {
    site.admin.replace(collection, [{ ...full.record, location: 'Ubud & Gianyar', alamat: 'Ubud & Gianyar' }]);
    const queries = (await mapsLinks(site.url + full.href)).map(({ query }) => query);
    const query = `${full.title}, Ubud & Gianyar`;
    // Without JavaScript a package’s map is a second link. Facilities have no place.
    const counts: Record<string, number> = { pakets: 2, fasilitas: 0 };
    expect.soft(queries, full.href).toEqual(Array.from({ length: counts[collection] ?? 1 }, () => query));
    // An accommodation without an address is in Bali.
    if (collection === 'akomodasis') continue;
    site.admin.replace(collection, [sparse.record]);
    expect.soft(await mapsLinks(site.url + sparse.href), sparse.href).toEqual([]);
  }

  site.admin.replace('makanans', [
    { judul: 'Sate Lilit', alamat: 'Jalan Kamboja, Denpasar' },
    { judul: 'Lawar', alamat: null },
  ]);
  site.admin.replace('restorans', [{ judul: 'Warung Pojok', alamat: 'Tabanan' }, { judul: 'Tanpa Alamat' }]);
  expect(await mapsLinks(`${site.url}/kuliner`)).toEqual([
    { text: 'Buka di Google Maps: Sate Lilit', query: 'Sate Lilit, Jalan Kamboja, Denpasar' },
    { text: 'Buka di Google Maps: Warung Pojok', query: 'Warung Pojok, Tabanan' },
  ]);
});
