import { textOf } from '../../tests/support/text-of';
import { lists } from '../fixtures/lists';
import { expect, test } from '../fixtures/test';
import { articlesOf, headOf, hrefsOf, linksOf, mainOf, missingIn } from '../support/html';

for (const list of lists) {
  test(`${list.path} sends its title, its categories and its records' fields`, async ({ request, site }) => {
    site.admin.replace(list.collection, [list.full.record, list.sparse.record]);
    const html = await (await request.get(site.url + list.path)).text();
    const main = mainOf(html);
    const [full, sparse, ...more] = articlesOf(html);
    const { categories, h1, heading = '', fields } = list;
    if (!full || !sparse || more.length > 0) throw new Error(`not two cards, but ${articlesOf(html).length}`);
    expect.soft(headOf(html).title).toBe(`${h1} | Jelajahi Bali`);
    expect.soft(missingIn(main, [h1, heading, 'Semua', ...categories])).toEqual([]);
    expect.soft(missingIn(full, [`${list.full.record[fields.title]}`, 'Lihat Detail', ...list.full.shows])).toEqual([]);
    if (list.full.hides) expect.soft(textOf(full)).not.toMatch(list.full.hides);
    expect.soft(missingIn(sparse, [list.sparse.title, 'Lihat Detail', ...list.sparse.shows])).toEqual([]);
    expect.soft(textOf(sparse)).not.toMatch(list.sparse.hides);
    expect.soft(textOf(sparse)).not.toMatch(/NaN|null|undefined|Invalid/);
    expect.soft(hrefsOf(full)).toContain(list.full.href);
    expect.soft(hrefsOf(sparse)).toContain(list.sparse.href);
  });
}

test('an empty category of packages links to all packages, and facilities have their own word for Load More', async ({
  request,
}) => {
  const hrefIn = async (path: string, text: string) => {
    const links = linksOf(mainOf(await (await request.get(path)).text()));
    return links.find((link) => textOf(link) === text)?.getAttribute('href');
  };
  expect(await hrefIn('/paket-tour?kategori=Pesulap', 'Tampilkan Semua Paket')).toBe('/paket-tour');
  expect(await hrefIn('/fasilitas', 'Load')).toBe('/fasilitas?tampil=12');
});
