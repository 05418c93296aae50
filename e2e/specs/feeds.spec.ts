import { expect, test } from '../fixtures/test';

const hostile = 'Kopi & <b>Teh</b> "☕" ]]> \u0001 𝕭';

test('sitemap and feed are well-formed and complete, whatever the records hold', async ({ page, site }) => {
  site.admin.replace('blogs', [
    { judul: hostile, slug: 'a&b<c', deskripsi: hostile, created_at: '2026-10-15T17:00:00Z' },
    { judul: 'Tanpa tanggal', slug: 'tanpa' },
  ]);
  site.admin.replace('akomodasis', [
    {
      id: 7,
      judul: 'Vila & <b>Spa</b> "☕" / 2',
      images: 'vila/a & b.jpg',
      created_at: '2026-10-15T17:00:00Z',
    },
  ]);
  await page.goto('/contact');
  const read = (path: string, tags: string[]) =>
    page.evaluate(
      async ([address, names]) => {
        const xml = await (await fetch(address)).text();
        const document = new DOMParser().parseFromString(xml, 'application/xml');
        const texts = (name: string) =>
          [...document.getElementsByTagName(name)].map((element) => element.textContent ?? '');
        return Object.fromEntries(['parsererror', ...names].map((name) => [name, texts(name)]));
      },
      [path, tags] as const,
    );

  const map = await read('/sitemap.xml', ['loc', 'lastmod', 'image:loc']);
  expect(map.parsererror).toEqual([]);
  for (const address of [...(map.loc ?? []), ...(map['image:loc'] ?? [])]) {
    expect(address.startsWith(`${site.url}/`), address).toBe(true);
  }
  expect(map.loc).toContain(`${site.url}/blog/a%26b%3Cc`);
  expect(new Set(map.loc).size).toBe(map.loc?.length);
  for (const day of map.lastmod ?? []) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  for (const address of (map.loc ?? []).filter((one) => /\/(akomodasi|blog)\/./.test(one))) {
    expect((await page.request.get(address)).status(), address).toBe(200);
  }

  const feed = await read('/blog/rss.xml', ['title', 'link', 'guid', 'pubDate', 'description', 'language']);
  expect(feed.parsererror).toEqual([]);
  expect(feed.title).toEqual([
    'Blog Travel Bali | Jelajahi Bali',
    hostile.replace('\u0001', ''),
    'Tanpa tanggal',
  ]);
  expect(feed.link?.slice(1)).toEqual([`${site.url}/blog/a%26b%3Cc`, `${site.url}/blog/tanpa`]);
  expect(feed.guid).toEqual(feed.link?.slice(1));
  expect(feed.pubDate).toEqual(['Thu, 15 Oct 2026 17:00:00 GMT']);
  expect(feed.language).toEqual(['id']);
});
