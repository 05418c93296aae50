import { expect, test } from 'vitest';
import { escapeXml } from '~/lib/xml.server';
import { sitemap } from '~/seo/sitemap.server';

const page = (path: string, changed: number | null = null, images: string[] = []) => ({
  path,
  changed,
  images,
});
const all = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text]) => text);

test('each page has an absolute URL', () => {
  expect(all(sitemap([page('/'), page('/paket-tour')]), 'loc')).toEqual([
    'https://www.jelajahi.example/',
    'https://www.jelajahi.example/paket-tour',
  ]);
});

test('lastmod is the day in Bali and is omitted when unknown', () => {
  const xml = sitemap([page('/a', Date.UTC(2026, 10, 30, 17)), page('/b')]);
  expect(all(xml, 'lastmod')).toEqual(['2026-12-01']);
});

test('duplicate URLs are removed', () => {
  expect(all(sitemap([page('/tiket/1'), page('/tiket/1')]), 'loc')).toHaveLength(1);
});

test('XML special characters are escaped', () => {
  const xml = sitemap([page("/akomodasi/o'brien-&-co", null, ['vila/a & b.jpg'])]);
  expect(all(xml, 'loc')).toEqual(['https://www.jelajahi.example/akomodasi/o&apos;brien-&amp;-co']);
  expect(all(xml, 'image:loc')).toHaveLength(1);
  expect(xml).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)/);
});

test('it has 50,000 URLs at most', () => {
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
