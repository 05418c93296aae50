import { textOf } from '../../tests/support/text-of';
import { lists } from '../fixtures/lists';
import { expect, test } from '../fixtures/test';
import { articlesOf, mainOf, missingIn } from '../support/html';

for (const list of lists) {
  test(`${list.path} sends its title, its categories and its records' fields`, async ({ request, site }) => {
    site.admin.replace(list.collection, [list.full.record, list.sparse.record]);
    const html = await (await request.get(site.url + list.path)).text();
    const main = mainOf(html);
    const [full = '', sparse = '', ...more] = articlesOf(html);
    const { categories, h1, heading = '', fields } = list;
    expect(more).toEqual([]);
    expect.soft(html).toContain(`<title>${h1.replaceAll('&', '&amp;')} | Jelajahi Bali</title>`);
    expect.soft(missingIn(main, [h1, heading, 'Semua', ...categories])).toEqual([]);
    expect.soft(missingIn(full, [`${list.full.record[fields.title]}`, 'Lihat Detail', ...list.full.shows])).toEqual([]);
    if (list.full.hides) expect.soft(textOf(full)).not.toMatch(list.full.hides);
    expect.soft(missingIn(sparse, [list.sparse.title, 'Lihat Detail', ...list.sparse.shows])).toEqual([]);
    expect.soft(textOf(sparse)).not.toMatch(list.sparse.hides);
    expect.soft(textOf(sparse)).not.toMatch(/NaN|null|undefined|Invalid/);
    expect.soft(full).toContain(`href="${list.full.href}"`);
    expect.soft(sparse).toContain(`href="${list.sparse.href}"`);
  });
}

test('an empty category of packages links to all packages, and facilities load more by a word of their own', async ({
  request,
}) => {
  const linksOf = async (path: string) =>
    mainOf(await (await request.get(path)).text()).match(/<a [\s\S]*?<\/a>/g) ?? [];
  const all = (await linksOf('/paket-tour?kategori=Pesulap')).find((link) => textOf(link) === 'Tampilkan Semua Paket');
  expect(all).toContain('href="/paket-tour"');
  const more = (await linksOf('/fasilitas')).find((link) => textOf(link) === 'Load');
  expect(more).toContain('href="/fasilitas?tampil=12"');
});
