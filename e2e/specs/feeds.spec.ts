import { expect, test } from '../fixtures/test';

const malicious = 'Kopi & <b>Teh</b> "☕" ]]> \u0001 𝕭';
/** Escapes plain text as an editor's panel sends it. */
const wire = malicious.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

test('sitemap and feed stay well-formed and complete with malicious records', async ({ page, site }) => {
  site.admin.replace('blogs', [
    { judul: wire, slug: 'a&b<c', deskripsi: wire, created_at: '2026-10-15T17:00:00Z' },
    { judul: 'Tanpa tanggal', slug: 'tanpa' },
  ]);
  site.admin.replace('akomodasis', [
    { id: 7, judul: 'Vila & <b>Spa</b> "☕" / 2', images: 'vila/a & b.jpg', created_at: '2026-10-15T17:00:00Z' },
  ]);
  await page.goto('/contact');
  const read = (path: string, tags: string[]) =>
    page.evaluate(
      async ([url, names]) => {
        const xml = await (await fetch(url)).text();
        const document = new DOMParser().parseFromString(xml, 'application/xml');
        const texts = (name: string) =>
          [...document.getElementsByTagName(name)].map((element) => element.textContent ?? '');
        return Object.fromEntries(['parsererror', ...names].map((name) => [name, texts(name)]));
      },
      [path, tags] as const,
    );

  const map = await read('/sitemap.xml', ['loc', 'lastmod', 'image:loc']);
  expect(map.parsererror).toEqual([]);
  for (const url of [...(map.loc ?? []), ...(map['image:loc'] ?? [])]) {
    expect(url.startsWith(`${site.url}/`), url).toBe(true);
  }
  expect(map.loc).toContain(`${site.url}/blog/a%26b%3Cc`);
  expect(new Set(map.loc).size).toBe(map.loc?.length);
  for (const day of map.lastmod ?? []) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  for (const url of (map.loc ?? []).filter((one) => /\/(akomodasi|blog)\/./.test(one))) {
    expect((await page.request.get(url)).status(), url).toBe(200);
  }

  const feed = await read('/blog/rss.xml', ['title', 'link', 'guid', 'pubDate', 'description', 'language']);
  expect(feed.parsererror).toEqual([]);
  expect(feed.title).toEqual(['Blog Travel Bali | Jelajahi Bali', malicious.replace('\u0001 ', ''), 'Tanpa tanggal']);
  expect(feed.link?.slice(1)).toEqual([`${site.url}/blog/a%26b%3Cc`, `${site.url}/blog/tanpa`]);
  expect(feed.guid).toEqual(feed.link?.slice(1));
  expect(feed.pubDate).toEqual(['Thu, 15 Oct 2026 17:00:00 GMT']);
  expect(feed.language).toEqual(['id']);
});
