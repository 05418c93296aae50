import { expect, test, vi } from 'vitest';
import type { BaseRecord } from '~/admin-api/collection.server';
import { collection as tickets } from '~/content-types/tickets/schema.server';
import { escapeXml } from '~/lib/xml.server';
import { recordEntries, sitemap, staticEntries } from '~/seo/sitemap.server';

const record = (id: string, more: Partial<BaseRecord> = {}): BaseRecord => ({
  id,
  slug: null,
  title: id,
  category: null,
  createdAt: Date.UTC(2026, 9, 1),
  updatedAt: null,
  images: [],
  ...more,
});
const render = async (records: BaseRecord[], part: string | null = null) =>
  sitemap([...staticEntries, ...(await recordEntries(tickets)(records))], part) ?? '';
const all = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text]) => text);

test('lastmod is the day of the update in Bali, and is omitted when unknown', async () => {
  const updated = tickets.schema.parse({ id: 1, name: 'Kapal', updated_at: '2026-11-30T17:00:00.000000Z' });
  expect(all(await render([updated, record('2')]), 'lastmod')).toEqual(['2026-12-01']);
});

test('duplicate URLs and the URL of a record without a page are removed', async () => {
  expect(all(await render([record('1'), record('1'), record('..')]), 'loc')).toHaveLength(staticEntries.length + 1);
});

test('XML special characters are escaped', async () => {
  const xml = await render([record("o'brien-&-co", { images: ['vila/a & b.jpg'] })]);
  expect(all(xml, 'loc').at(-1)).toBe('https://www.jelajahi.example/tiket/o&apos;brien-%26-co');
  expect(all(xml, 'image:loc')).toHaveLength(1);
  expect(xml).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)/);
});

test('up to 5,000 URLs are one file, more are an index of files', async () => {
  const records = Array.from({ length: 12_000 }, (_, index) => record(String(index)));
  const whole = await render(records.slice(0, 5000 - staticEntries.length));
  expect([whole.includes('<urlset'), all(whole, 'loc').length]).toEqual([true, 5000]);

  const index = await render(records);
  const parts = all(index, 'loc');
  expect(index).toContain('<sitemapindex');
  expect(parts).toEqual([1, 2, 3].map((part) => `https://www.jelajahi.example/sitemap.xml?bagian=${part}`));
  const files = parts.map((url) => render(records, new URL(url ?? '').searchParams.get('bagian')));
  const urls = (await Promise.all(files)).flatMap((file) => all(file, 'loc'));
  expect(urls).toHaveLength(new Set(urls).size);
  expect(urls).toHaveLength(staticEntries.length + 12_000);
  for (const none of ['0', '4', '-1', '1.5', 'x', '']) expect(sitemap(staticEntries, none), none).toBeNull();
});

test('entries are built once per version of a list', async () => {
  const title = vi.fn(() => 'Kapal');
  const records = [Object.defineProperty(record('1'), 'title', { get: title })];
  await render(records);
  const { length } = title.mock.calls;
  await render(records);
  expect(title).toHaveBeenCalledTimes(length);
  expect(length).toBeGreaterThan(0);
});

test.each([
  ['a & b', 'a &amp; b'],
  ['<b>"x"</b>', '&lt;b&gt;&quot;x&quot;&lt;/b&gt;'],
  ["it's", 'it&apos;s'],
  ['a\u0000\u0008\u001fb\uffff', 'ab'],
  ['baris\nbaru\t', 'baris\nbaru\t'],
])('%j is escaped as %j', (text, escaped) => expect(escapeXml(text)).toBe(escaped));

test('100,000 records are read in slices, so other requests come in between', async () => {
  const records = Array.from({ length: 100_000 }, (_, index) => record(String(index), { images: ['a.jpg', 'b.jpg'] }));
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  });
  const xml = await render(records);
  clearInterval(counting);
  expect(xml).toContain('?bagian=21');
  expect(turns).toBeGreaterThan(5);
});
