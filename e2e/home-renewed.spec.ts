import { readContent } from '../sample-admin/content';
import { get, withOwnSite } from './own-site';
import { expect, test } from './test';

const content = readContent();
const [tour] = content.pakets;
if (!tour) throw new Error('The sample content has no package');

// With a parameter that is not the site's own, a document is rendered for every request.
const anew = '/?utm_source=surat';

test('a section of home changes with its list, and the others stay as they were', async () => {
  await withOwnSite(async ({ url, admin }) => {
    admin.replace('pakets', [{ ...tour, judul: 'Sebelum Musim Hujan' }]);
    const before = await get(url + anew);
    expect(before.text).toContain('>Sebelum Musim Hujan</h3>');

    admin.replace('pakets', [{ ...tour, judul: 'Sesudah Musim Hujan' }]);
    await expect.poll(async () => (await get(url + anew)).text).toContain('>Sesudah Musim Hujan</h3>');
    const after = await get(url + anew);
    expect(after.text).not.toContain('Sebelum Musim Hujan');
    // A new list of packages comes with new scripts; everything else is the same.
    const rest = (text: string) => text.replaceAll(/S(ebel|esud)(um|ah) Musim Hujan/g, '');
    expect(rest(after.text)).toBe(rest(before.text));
  });
});

test('home that is rendered anew is the same to the letter each time', async () => {
  await withOwnSite(async ({ url }) => {
    const first = await get(url + anew);
    const second = await get(url + anew);
    expect(second.text).toBe(first.text);
    expect(second.headers.get('Content-Security-Policy')).toBe(first.headers.get('Content-Security-Policy'));
  });
});
