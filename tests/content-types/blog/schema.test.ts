import { describe, expect, test } from 'vitest';
import { blogFeed } from '~/content-types/blog/feed.server';
import { articleMeta } from '~/content-types/blog/meta';
import { collection as articles, toCard, toDetail } from '~/content-types/blog/schema.server';
import { site } from '../../support/site-info';

const full = {
  id: 10,
  judul: 'Nyepi 2027',
  slug: 'nyepi-2027',
  kategori: 'Informatif',
  penulis: 'Komang Dian',
  deskripsi: '# Sunyi\n\nBali **berhenti**, lihat [jadwal](/event).',
  menit_baca: 3,
  created_at: '2026-10-15T17:00:00.000000Z',
  images: 'blogs/nyepi.jpg',
};
const read = (wire: object) => articles.schema.parse(wire);

test('its card shows the start of the text without Markdown', () => {
  expect(toCard(read(full)).description).toBe('Sunyi Bali berhenti, lihat jadwal.');
});

test('a missing reading time is computed from the length', () => {
  const deskripsi = 'kata '.repeat(1000);
  expect(read({ ...full, menit_baca: null, deskripsi }).minutes).toBe(5);
  expect(read({ ...full, menit_baca: 0, deskripsi: 'pendek' }).minutes).toBe(1);
  expect(read({ ...full, menit_baca: '7' }).minutes).toBe(7);
});

/** A card's excerpt is cut within a word of it. */
const longText = 'panjangnya '.repeat(40);
const long = { judul: 'Nyepi', deskripsi: longText };

describe('the metadata of an article', () => {
  test('has the blog’s description and the article’s structured data', async () => {
    const meta = articleMeta(toDetail(read(full)), site);
    expect(meta).toMatchObject({ suffix: 'Blog Travel Bali', type: 'article' });
    expect(meta.description).not.toContain('berhenti');
    expect(meta.data).toEqual([
      expect.objectContaining({
        '@type': 'BlogPosting',
        headline: 'Nyepi 2027',
        author: { '@type': 'Person', name: 'Komang Dian' },
        datePublished: '2026-10-16T01:00:00+08:00',
        mainEntityOfPage: 'https://www.jelajahi.example/blog/nyepi-2027',
        image: ['https://www.jelajahi.example/storage/blogs/nyepi.jpg?w=1200'],
      }),
    ]);
  });

  test('has a description that ends at a word', async () => {
    const [data] = articleMeta(toDetail(read(long)), site).data;
    expect(longText.startsWith(`${(data as { description: string }).description} `)).toBe(true);
  });

  test('has no social description when the article has no text', async () => {
    expect(articleMeta(toDetail(read({ judul: 'Nyepi' })), site).socialDescription).toBeUndefined();
  });

  test('omits an unknown date and image', async () => {
    const [data] = articleMeta(toDetail(read({ judul: 'Nyepi' })), site).data;
    expect(data).not.toHaveProperty('datePublished');
    expect(data).not.toHaveProperty('image');
  });
});

describe('the feed', () => {
  test('lists articles with absolute URLs, escaped', () => {
    const xml = blogFeed([read({ ...full, judul: 'Kopi &amp; &lt;Teh&gt;', slug: "o'clock" })]);
    expect(xml).toContain('<title>Kopi &amp; &lt;Teh&gt;</title>');
    expect(xml).toContain('<link>https://www.jelajahi.example/blog/o&apos;clock</link>');
    expect(xml).toContain('<pubDate>Thu, 15 Oct 2026 17:00:00 GMT</pubDate>');
  });

  test('has descriptions that end at a word', () => {
    const [, description = ''] = /<item>.*<description>(.*)<\/description>/.exec(blogFeed([read(long)])) ?? [];
    expect(longText.startsWith(`${description} `)).toBe(true);
  });

  test.each(['<p>Bali&nbsp;<b>berhenti</b></p><ul><li>Hening</li></ul>', 'Bali **berhenti**\n\n- Hening'])(
    'has words only: %j',
    (deskripsi) => {
      const xml = blogFeed([read({ ...full, deskripsi })]);
      expect(xml).toMatch(/<item>.*<description>Bali\sberhenti Hening<\/description>/);
      expect(toCard(read({ ...full, deskripsi })).description).toMatch(/^Bali\sberhenti Hening$/);
    },
  );

  test('has at most twenty items', () => {
    const many = Array.from({ length: 30 }, (_, index) => read({ ...full, slug: `a${index}` }));
    expect(blogFeed(many).match(/<item>/g)).toHaveLength(20);
  });
});
