import { expect, test } from 'vitest';
import { escapeXml } from '~/lib/xml.server';
import { sitemap } from '~/seo/sitemap.server';

const page = (path: string, changed: number | null = null, pictures: string[] = []) => ({
  path,
  changed,
  images: pictures,
});
const all = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text]) => text);

test('a page stands in it with its full address', () => {
  expect(all(sitemap([page('/'), page('/paket-tour')]), 'loc')).toEqual([
    'https://www.jelajahi.example/',
    'https://www.jelajahi.example/paket-tour',
  ]);
});

test('the day of the last change is Bali’s, and stands only where it is known', () => {
  const xml = sitemap([page('/a', Date.UTC(2026, 10, 30, 17)), page('/b')]);
  expect(all(xml, 'lastmod')).toEqual(['2026-12-01']);
});

test('an address stands in it once', () => {
  expect(all(sitemap([page('/tiket/1'), page('/tiket/1')]), 'loc')).toHaveLength(1);
});

test('what has a meaning in XML is escaped', () => {
  const xml = sitemap([page("/akomodasi/o'brien-&-co", null, ['vila/a & b.jpg'])]);
  expect(all(xml, 'loc')).toEqual(['https://www.jelajahi.example/akomodasi/o&apos;brien-&amp;-co']);
  expect(all(xml, 'image:loc')).toHaveLength(1);
  expect(xml).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)/);
});

test('no more than 50,000 addresses stand in it', () => {
  const pages = Array.from({ length: 50_001 }, (_, index) => page(`/blog/${index}`));
  expect(all(sitemap(pages), 'loc')).toHaveLength(50_000);
});

test.each([
  ['a & b', 'a &amp; b'],
  ['<b>"x"</b>', '&lt;b&gt;&quot;x&quot;&lt;/b&gt;'],
  ["it's", 'it&apos;s'],
  ['a\u0000\u0008\u001fb\uffff', 'ab'],
  ['baris\nbaru\t', 'baris\nbaru\t'],
])('%j is escaped as %j', (text, escaped) => expect(escapeXml(text)).toBe(escaped));
