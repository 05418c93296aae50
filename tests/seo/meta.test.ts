import type { MetaDescriptor } from '@remix-run/react';
import { describe, expect, test } from 'vitest';
import { contentTypes } from '~/definitions/registry';
import type { ContentType } from '~/definitions/types';
import { truncateAtWord } from '~/lib/truncate';
import { detailMeta, listMeta, pageMeta } from '~/seo/meta';
import { matches } from '../support/site-info';

function read(descriptors: MetaDescriptor[]) {
  const all = descriptors as Record<string, unknown>[];
  const content = (name: string) => all.find((one) => one.property === name || one.name === name)?.content;
  return {
    title: all.find((one) => 'title' in one)?.title,
    canonical: all.find((one) => one.rel === 'canonical')?.href as string | undefined,
    content,
    data: all.flatMap((one) => ('script:ld+json' in one ? [one['script:ld+json'] as { '@type': string }] : [])),
  };
}

describe('a description', () => {
  test.each([
    ['', ''],
    ['Pendek.', 'Pendek.'],
    ['  baris\nbaru \t dan   spasi ', 'baris baru dan spasi'],
    [`${'a'.repeat(155)} bcdefgh`, 'a'.repeat(155)],
    [`${'a'.repeat(155)} bcde fgh`, `${'a'.repeat(155)} bcde`],
    [`${'a'.repeat(150)}, bc defghijkl`, `${'a'.repeat(150)}, bc`],
    [`${'a'.repeat(157)}, dan lagi`, 'a'.repeat(157)],
    ['a'.repeat(160), 'a'.repeat(160)],
    ['a'.repeat(400), 'a'.repeat(160)],
  ])('of %j is cut to 160 characters, at a word: %j', (text, expected) => {
    expect(truncateAtWord(text)).toBe(expected);
  });

  test('is never cut within a character', () => {
    expect(truncateAtWord(`${'a'.repeat(159)}🌴${'b'.repeat(50)}`)).not.toMatch(/\p{Surrogate}/u);
  });
});

describe('the image of a link preview', () => {
  const imageOf = (images: string[]) => {
    const page = { ok: true, data: { title: 'Vila', description: '', href: '/akomodasi/vila', images } };
    const args = { data: { page }, matches, params: { slug: 'vila' } } as never;
    return read(detailMeta(contentTypes.accommodations)(args)).content('og:image');
  };

  test.each([
    [['a.jpg', 'b.jpg'], '/storage/a.jpg?w=1200'],
    [['IMG_0042.HEIC', 'b.jpg'], '/storage/b.jpg?w=1200'],
    [['IMG_0042.HEIC', 'sound.svg'], '/og.jpg'],
    [[], '/og.jpg'],
  ])('of %j can be decoded: %s', (images, expected) => {
    expect(imageOf(images)).toBe(`https://www.jelajahi.example${expected}`);
  });
});

describe('a page', () => {
  const meta = read(
    pageMeta(matches, { title: 'Vila Sawah', description: 'Tenang.', path: '/akomodasi/vila', image: 'a b.jpg' }),
  );

  const url = 'https://www.jelajahi.example';

  test('has its title, description, picture and one canonical URL, also for link previews', () => {
    expect([meta.title, meta.canonical]).toEqual(['Vila Sawah | Jelajahi Bali', `${url}/akomodasi/vila`]);
    const social = { title: 'Vila Sawah', description: 'Tenang.', url: `${url}/akomodasi/vila`, locale: 'id_ID' };
    const image = { type: 'website', image: `${url}/storage/a%20b.jpg?w=1200`, 'image:width': '1200' };
    for (const [name, content] of Object.entries({ ...social, ...image, 'image:height': '630' }))
      expect(meta.content(`og:${name}`), name).toBe(content);
    expect([meta.content('description'), meta.content('robots')]).toEqual(['Tenang.', undefined]);
  });

  test('may have another description for link previews, truncated the same way', () => {
    const social = read(
      pageMeta(matches, {
        title: 'x',
        description: 'Blog.',
        socialDescription: `${'a'.repeat(155)} bcdefgh`,
        path: '/',
      }),
    );
    expect(social.content('description')).toBe('Blog.');
    expect(social.content('og:description')).toBe('a'.repeat(155));
  });

  test('is not indexed when it sets noindex', () => {
    const hidden = pageMeta(matches, { title: 'x', description: 'y', path: '/cari', noindex: true });
    expect(read(hidden).content('robots')).toBe('noindex');
  });

  test('without an image has the site’s default image', () => {
    const plain = read(pageMeta(matches, { title: 'x', description: 'y', path: '/' }));
    expect(plain.content('og:image')).toBe('https://www.jelajahi.example/og.jpg');
  });
});

describe('a list', () => {
  const chips = {
    months: [
      { month: 'mendatang', count: 1 },
      { month: '2026-12', count: 1 },
      { month: '2027-01', count: 0 },
    ],
  };
  const page = { ok: true, data: chips } as const;
  const of = (data: { category: string | null; isKnownCategory: boolean } | undefined, search = '') =>
    read(listMeta(contentTypes.tickets)({ data: data && { ...data, page }, matches, location: { search } }));

  test('has the metadata of its content type', () => {
    const meta = of({ category: null, isKnownCategory: true });
    expect(meta.title).toBe('Tiket Bali | Jelajahi Bali');
    expect(meta.canonical).toBe('https://www.jelajahi.example/tiket');
    expect(meta.content('robots')).toBeUndefined();
    expect(meta.data.map((one) => one['@type'])).toEqual(['BreadcrumbList']);
  });

  test('in a known category has its own metadata', () => {
    const meta = of({ category: 'Event & Workshop', isKnownCategory: true });
    const url = new URL(meta.canonical ?? '');
    expect(url.pathname).toBe('/tiket');
    expect([...url.searchParams]).toEqual([['kategori', 'Event & Workshop']]);
    expect(meta.title).toContain('Event & Workshop');
    expect(meta.content('description')).toContain('Event & Workshop');
    expect(meta.content('robots')).toBeUndefined();
  });

  test('in an unknown category has noindex and does not show the category', () => {
    const meta = of({ category: 'Pesulap', isKnownCategory: false });
    expect(meta.canonical).toBe('https://www.jelajahi.example/tiket');
    expect(meta.content('robots')).toBe('noindex');
    const data = { category: 'Pesulap', isKnownCategory: false };
    const descriptors = listMeta(contentTypes.tickets)({ data, matches, location: { search: '?kategori=Pesulap' } });
    expect(JSON.stringify(descriptors)).not.toContain('Pesulap');
  });

  test.each(['urut=harga', 'maks=700.000', 'q=ubud', 'kategori=Shuttle&maks=1&bulan=2026-12'])(
    'filtered by %s is not indexed, but its links are followed, and is canonical without the filters',
    (query) => {
      const search = new URLSearchParams(query);
      const meta = of({ category: search.get('kategori'), isKnownCategory: true }, `?${query}`);
      expect(meta.content('robots')).toBe('noindex, follow');
      const canonical = new URL(meta.canonical ?? '');
      for (const name of ['urut', 'maks', 'orang', 'hari', 'q']) search.delete(name);
      expect(Object.fromEntries(canonical.searchParams)).toEqual(Object.fromEntries(search));
      expect(meta.content('og:url')).toBe(meta.canonical);
    },
  );

  test.each(['orang=4', 'hari=2', 'maks=0', 'urut=nama', 'q=+'])('ignores %s, which it does not take', (query) => {
    const meta = of({ category: null, isKnownCategory: true }, `?${query}`);
    expect([meta.canonical, meta.content('robots')]).toEqual(['https://www.jelajahi.example/tiket', undefined]);
  });

  test.each([
    ['bulan=2026-12', 'Desember 2026 – Tiket Bali | Jelajahi Bali'],
    ['bulan=mendatang', 'Mendatang – Tiket Bali | Jelajahi Bali'],
  ])('of %s is indexed, with its own title and canonical URL', (query, title) => {
    const meta = of({ category: null, isKnownCategory: true }, `?${query}&tampil=12`);
    expect(meta.title).toBe(title);
    expect(meta.canonical).toBe(`https://www.jelajahi.example/tiket?${query}`);
    expect(meta.content('robots')).toBeUndefined();
  });

  test.each(['1999-01', '2150-05', '2027-01'])('of the month %s, which has no chip, is not indexed', (bulan) => {
    const meta = of({ category: null, isKnownCategory: true }, `?bulan=${bulan}`);
    expect(meta.content('robots')).toBe('noindex');
  });

  test('that still loads is not indexed, even with a month', () => {
    const loading = {
      category: null,
      isKnownCategory: true,
      isWholePage: Promise.resolve(true),
      page: Promise.resolve(page),
    };
    for (const search of ['', '?bulan=2026-12']) {
      const meta = read(listMeta(contentTypes.tickets)({ data: loading, matches, location: { search } }));
      expect(meta.content('robots')).toBe('noindex');
    }
  });

  test('of a month in a category is canonical with both', () => {
    const meta = of({ category: 'Shuttle', isKnownCategory: true }, '?bulan=2026-12&kategori=Shuttle');
    expect(meta.canonical).toBe('https://www.jelajahi.example/tiket?kategori=Shuttle&bulan=2026-12');
    expect(meta.title).toBe('Shuttle, Desember 2026 – Tiket Bali | Jelajahi Bali');
  });
});

describe('a record’s page', () => {
  const view = { title: 'Kapal', description: 'Menyeberang.', href: '/tiket/7', images: ['a.jpg', 'b.jpg'] };
  const of = (page: object | undefined, error?: unknown, contentType: ContentType = contentTypes.tickets) =>
    read(
      detailMeta(contentType)({
        data: page && ({ page } as never),
        error,
        matches,
        params: { slug: 'kapal-ke-penida' },
      }),
    );

  test('has the canonical URL that lists link to, for any request URL', () => {
    const meta = of({ ok: true, data: view });
    expect(meta.canonical).toBe('https://www.jelajahi.example/tiket/7');
    expect(meta.title).toBe('Kapal | Jelajahi Bali');
    expect(meta.content('description')).toBe('Menyeberang.');
    expect(meta.content('og:image')).toBe('https://www.jelajahi.example/storage/a.jpg?w=1200');
  });

  test.each([
    [{ amount: 285_000, price: { label: 'Harga', amount: 'Rp 285.000', unit: 'per tiket' } }, 'Rp 285.000 per tiket. '],
    [{ amount: null, price: { amount: 'Tanyakan harga' } }, ''],
  ])('begins with its price in link previews alone: %j', (order, price) => {
    const meta = of({ ok: true, data: { ...view, order } });
    expect(meta.content('og:description')).toBe(`${price}Menyeberang.`);
    expect(meta.content('description')).toBe('Menyeberang.');
  });

  test('of a package has the duration beside the price', () => {
    const order = { amount: 2_450_000, price: { label: 'Start From', amount: 'Rp 2.450.000', unit: 'per orang' } };
    const meta = read(
      detailMeta(contentTypes.packages, () => ({ duration: '3 hari 2 malam' }))({
        data: { page: { ok: true, data: { ...view, order } } },
        matches,
        params: {},
      }),
    );
    expect(meta.content('og:description')).toBe('Rp 2.450.000 per orang · 3 hari 2 malam. Menyeberang.');
  });

  test('has breadcrumbs from home', () => {
    const [crumbs] = of({ ok: true, data: view }).data as unknown as {
      itemListElement: { name: string; item: string; position: number }[];
    }[];
    expect(crumbs?.itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
      [1, 'Beranda', 'https://www.jelajahi.example/'],
      [2, 'Tiket', 'https://www.jelajahi.example/tiket'],
      [3, 'Kapal', 'https://www.jelajahi.example/tiket/7'],
    ]);
  });

  const response = (status: number) => ({ status, statusText: '', internal: false, data: {} });

  test.each([
    ['packages', 404, 'Data paket tidak ditemukan | Jelajahi Bali'],
    ['tickets', 404, 'Data tiket tidak ditemukan | Jelajahi Bali'],
    ['blog', 404, 'Halaman tidak ditemukan | Jelajahi Bali'],
    ['packages', 502, 'Gagal mengambil data paket tour | Jelajahi Bali'],
    ['tickets', 504, 'Gagal mengambil data detail tiket | Jelajahi Bali'],
  ] as const)('of %s with status %i has a title that says so, and noindex', (key, status, title) => {
    const meta = of(undefined, response(status), contentTypes[key]);
    expect([meta.title, meta.content('og:title')]).toEqual([title, title.split(' | ')[0]]);
    expect(meta.content('robots')).toBe('noindex');
  });

  test('that is found missing after its page has begun has a title that says so', () => {
    const missing = of({ ok: false, error: { code: 'not_found' } });
    expect(missing.title).toBe('Data tiket tidak ditemukan | Jelajahi Bali');
  });

  test('that failed in the page itself, or in the browser, has a title that says so too', () => {
    const failed = of({ ok: false, error: { code: 'network' } }, undefined, contentTypes.blog);
    expect([failed.title, failed.content('robots')]).toEqual([
      'Gagal mengambil detail blog | Jelajahi Bali',
      'noindex',
    ]);
    const offline = of(undefined, new TypeError('Failed to fetch'));
    expect(offline.title).toBe('Gagal mengambil data detail tiket | Jelajahi Bali');
  });

  test('that is still loading has the content type’s title and is not indexed', () => {
    const meta = of(Promise.resolve());
    expect([meta.title, meta.content('robots')]).toEqual(['Tiket Bali | Jelajahi Bali', 'noindex']);
  });
});
