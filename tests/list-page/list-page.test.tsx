import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { PackageCard } from '~/content-types/packages/card';
import { packages } from '~/content-types/packages/schema.server';
import { contentTypes } from '~/definitions/registry';
import type { ContentType } from '~/definitions/types';
import { ListLayout } from '~/list-page/list-layout';
import { ListPage } from '~/list-page/list-page';
import type { ListView } from '~/list-page/list-view.server';
import { readFilters } from '~/urls/params';
import { bodyOf, fieldsOf, queriesIn } from '../support/dom';
import { render as renderAt } from '../support/render';
import { lineOf, textOf } from '../support/text-of';

interface Card {
  href: string;
}

function render(
  contentType: ContentType,
  query: string,
  view: Partial<ListView<Card>>,
  category: string | null = null,
) {
  return renderAt(
    <ListPage
      contentType={contentType}
      category={category}
      page={{ ok: true, data: { cards: [], total: 0, counts: [], ...view } }}
      Card={({ card, heading: Heading = 'h2' }) => <Heading>{card.href}</Heading>}
    />,
    `${contentType.path}?${query}`,
  );
}

const cards = (count: number) => Array.from({ length: count }, (_, index) => ({ href: `/${index}` }));

/** The links with their names, in a document or in its navigation with this name. */
const linksOf = (html: string, navigation?: string) => {
  const { getByRole, queryAllByRole } = queriesIn(html);
  const links = navigation
    ? within(getByRole('navigation', { name: navigation })).getAllByRole('link')
    : queryAllByRole('link');
  return links.map((link) => ({
    href: link.getAttribute('href'),
    name: link.getAttribute('aria-label') ?? lineOf(link),
    isCurrent: link.getAttribute('aria-current') === 'true',
    /** The number, which is not part of the name. */
    count: [...link.children].find((child) => child.getAttribute('aria-hidden') === 'true')?.getAttribute('data-count'),
  }));
};
const hrefOf = (html: string, name: string) => queriesIn(html).getByRole('link', { name }).getAttribute('href') ?? '';

test.each([
  [6, 14, 'Menampilkan 6 dari 14 tiket', true],
  [294, 400, 'Menampilkan 294 dari 400 tiket', true],
  [300, 300, '300 tiket', false],
  [300, 400, 'Menampilkan 300 pertama dari 400 tiket', false],
])('%i of %i: “%s”, with Load More: %s', (shown, total, countLine, hasMore) => {
  const html = render(contentTypes.tickets, '', { cards: cards(shown), total });
  expect(lineOf(html)).toContain(countLine);
  expect(queriesIn(html).queryAllByRole('link', { name: 'Load More' })).toHaveLength(hasMore ? 1 : 0);
});

test('a package’s card shows its minimum number of people above two', () => {
  const shown = [2, 10, null].map((min_people) => {
    const card = packages.toCard(packages.collection.schema.parse({ judul: 'Paket', min_people }));
    return lineOf(renderAt(<PackageCard card={card} priority={false} />, '/paket-tour'));
  });
  expect(shown.map((text) => text.includes('orang'))).toEqual([false, true, false]);
  expect(shown[1]).toContain('Min. 10 orang');
});

describe('the categories', () => {
  const chipsOf = (html: string) => linksOf(html, 'Kategori').map(({ name, count }) => [name, count]);
  const view = { cards: cards(1), total: 1 };

  test('have their number of records and the specified order, including empty ones', () => {
    const html = render(contentTypes.blog, '', { ...view, counts: [7, 4, 0, 2, 0, 1] });
    expect(chipsOf(html)).toEqual([
      ['Semua', '7'],
      ['Informatif', '4'],
      ['Edukasi', '0'],
      ['Promosi', '2'],
      ['Update', '0'],
      ['Viral', '1'],
    ]);
  });

  test('are in the specified order while a streamed list loads', () => {
    const html = renderAt(
      <ListLayout contentType={contentTypes.blog} category={null} filters={readFilters('/blog', new URLSearchParams())}>
        Memuat
      </ListLayout>,
      '/blog',
    );
    expect(chipsOf(html)).toEqual(
      ['Semua', 'Informatif', 'Edukasi', 'Promosi', 'Update', 'Viral'].map((label) => [label, undefined]),
    );
  });

  test('mark the chosen one, and none if it is unknown', () => {
    const chosen = (category: string) =>
      linksOf(render(contentTypes.blog, `kategori=${category}`, view, category)).filter(({ isCurrent }) => isCurrent);
    expect(chosen('Viral').map(({ name }) => name)).toEqual(['Viral']);
    expect(chosen('Entah')).toEqual([]);
  });

  test('are followed by a link to the form, which shows the number of filters', () => {
    const badge = (query: string) =>
      queriesIn(render(contentTypes.packages, query, view)).getByRole('link', { name: 'Saring' });
    expect(badge('').getAttribute('href')).toBe('#saring');
    expect(lineOf(badge(''))).toBe('');
    expect(lineOf(badge('urut=harga&maks=5&orang=4'))).toBe('3');
  });

  test('with few records link to their neighbors', () => {
    const neighbors = [
      { label: 'Study Tour', count: 3, image: 'a.jpg' },
      { label: 'Camping', count: 1 },
    ];
    const html = render(contentTypes.packages, 'kategori=Healing&tampil=12', { ...view, neighbors }, 'Healing');
    const section = within(queriesIn(html).getByRole('region', { name: 'Lihat juga' }));
    expect(section.getByRole('heading', { level: 2, name: 'Lihat juga' })).toBeDefined();
    expect(hrefOf(html, 'Study Tour 3 paket tour')).toBe('/paket-tour?kategori=Study+Tour');
    expect(hrefOf(html, 'Camping 1 paket tour')).toBe('/paket-tour?kategori=Camping');

    const empty = lineOf(render(contentTypes.packages, 'kategori=Healing', { neighbors }, 'Healing'));
    expect(empty).toContain(contentTypes.packages.empty);
    expect(empty.indexOf(contentTypes.packages.empty)).toBeLessThan(empty.indexOf('Lihat juga'));
    expect(lineOf(render(contentTypes.packages, 'kategori=Healing', view, 'Healing'))).not.toContain('Lihat juga');
  });
});

describe('the form', () => {
  const { packages, events, facilities, attractions, blog } = contentTypes;
  /** The `<details>` around the form: its summary, the form, and its fields. */
  const open = (html: string) => {
    const details = queriesIn(html)
      .getAllByRole('group')
      .find(({ id }) => id === 'saring');
    const [summary, form] = details?.children ?? [];
    if (!summary || !form) throw new Error('no form');
    return { summary: lineOf(summary), form, fields: fieldsOf(form), ...within(form as HTMLElement) };
  };
  const optionsOf = (select: HTMLElement) =>
    within(select)
      .getAllByRole('option')
      .map((option) => option.getAttribute('value'));

  test.each([
    ['/paket-tour', packages, /^Saring dan urut/, ['urut', 'maks', 'orang', 'hari', 'lokasi', 'q']],
    ['/event', events, /^Saring dan urut/, ['urut', 'maks', 'lokasi', 'q']],
    ['/attraction', attractions, /^Saring(?! dan)/, ['maks', 'lokasi', 'q']],
    ['/blog', blog, /^Saring(?! dan)/, ['q']],
  ] as const)(
    'of %s has a field for each filter, and sends it by GET to the list',
    (path, contentType, title, names) => {
      const view = { cards: cards(1), total: 1, areas: ['Kuta', 'Ubud'] };
      const { summary, form, fields } = open(render(contentType, '', view));
      expect(summary).toMatch(title);
      expect(form.getAttribute('method')).toBe('get');
      expect(form.getAttribute('action')).toBe(`${path}#ditemukan`);
      expect(fields.map(({ name }) => name)).toEqual(names);
    },
  );

  test('keeps category and month, and drops the count', () => {
    const { fields } = open(render(events, 'kategori=Show&bulan=2026-12&tampil=12&utm_source=wa', {}, 'Show'));
    const hidden = fields.filter(({ type }) => type === 'hidden').map(({ name, value }) => [name, value]);
    expect(hidden).toEqual([
      ['kategori', 'Show'],
      ['bulan', '2026-12'],
    ]);
  });

  test('shows what is set', () => {
    const { fields } = open(render(packages, 'maks=700.000&orang=4&hari=4&q=ubud&urut=rating', {}));
    expect(fields.map(({ name, value }) => [name, value])).toEqual([
      ['urut', 'rating'],
      ['maks', '700.000'],
      ['orang', '4'],
      ['hari', '4'],
      ['q', 'ubud'],
    ]);
  });

  test('offers the list’s areas, and none while it loads; an unknown area is neither offered nor set', () => {
    const areas = ['Kuta', 'Ubud'];
    const html = render(packages, 'lokasi=ubud', { areas });
    expect(optionsOf(open(html).getByRole('combobox', { name: packages.filters.lokasi }))).toEqual([
      '',
      'Kuta',
      'Ubud',
    ]);
    expect(open(html).fields).toContainEqual({ name: 'lokasi', type: '', value: 'Ubud' });
    expect(linksOf(html).map(({ name }) => name)).toContain('Hapus saringan Ubud');
    expect(linksOf(render(packages, 'lokasi=Sanur', { areas })).map(({ name }) => name)).not.toContain(
      'Hapus saringan Sanur',
    );
    expect(open(render(packages, '', {})).fields.map(({ name }) => name)).not.toContain('lokasi');
  });

  test('names the applied filters while closed', () => {
    const summary = (query: string, contentType: ContentType = packages) =>
      open(render(contentType, query, {})).summary;
    expect(summary('')).toMatch(/^Saring dan urut *Terbaru$/);
    expect(summary('bulan=2026-12', contentTypes.events)).toMatch(/^Saring dan urut *Tanggal terdekat$/);
    expect(summary('', attractions)).toBe('Saring');
    expect(summary('q=ubud', attractions)).toMatch(/^Saring *1 saringan$/);
    expect(summary('urut=harga&maks=5&orang=4')).toContain('Harga terendah · 2 saringan');
    expect(summary('q=ubud')).toContain('Terbaru · 1 saringan');
    expect(summary('urut=harga-turun')).toContain('Harga tertinggi');
  });

  test('has the list’s own sort orders', () => {
    const orders = (contentType: ContentType) =>
      open(render(contentType, '', {}))
        .queryAllByRole('combobox', { name: contentType.filters.urut })
        .flatMap(optionsOf);
    expect(orders(packages)).toEqual(['', 'harga', 'harga-turun', 'rating']);
    expect(orders(facilities)).toEqual(['', 'harga', 'harga-turun']);
    expect(orders(attractions)).toEqual([]);
  });
});

describe('what is set', () => {
  const query = 'kategori=Healing&maks=700000&orang=4&hari=4&q=ubud&urut=harga&tampil=12';

  test('is shown as chips, each of which removes only its own filter', () => {
    const html = render(contentTypes.packages, query, { cards: cards(1), total: 1 }, 'Healing');
    const chips = linksOf(html).filter(({ name }) => name.startsWith('Hapus saringan'));
    expect(chips.map(({ name, href }) => [name.replace('Hapus saringan ', ''), href])).toEqual([
      ['Maksimal Rp 700.000', '/paket-tour?kategori=Healing&urut=harga&orang=4&hari=4&q=ubud'],
      ['4 orang', '/paket-tour?kategori=Healing&urut=harga&maks=700000&hari=4&q=ubud'],
      ['4 hari atau lebih', '/paket-tour?kategori=Healing&urut=harga&maks=700000&orang=4&q=ubud'],
      ['“ubud”', '/paket-tour?kategori=Healing&urut=harga&maks=700000&orang=4&hari=4'],
    ]);
  });

  test('is kept by category links and Load More', () => {
    const html = render(contentTypes.packages, query, { cards: cards(12), total: 30 }, 'Healing');
    expect(hrefOf(html, 'Camping')).toBe('/paket-tour?kategori=Camping&urut=harga&maks=700000&orang=4&hari=4&q=ubud');
    expect(hrefOf(html, 'Load More')).toBe(
      '/paket-tour?kategori=Healing&tampil=18&urut=harga&maks=700000&orang=4&hari=4&q=ubud',
    );
  });

  test('leaves out records without a price, and the page says their number', () => {
    const html = render(contentTypes.packages, 'maks=5', { cards: cards(2), total: 2, withoutPriceCount: 3 });
    expect(lineOf(html)).toContain('2 paket tour. 3 tanpa harga tidak ditampilkan');
    expect(
      lineOf(render(contentTypes.packages, 'maks=5', { cards: cards(2), total: 2, withoutPriceCount: 0 })),
    ).not.toContain('tanpa harga');
  });
});

describe('nothing found', () => {
  const query = 'kategori=Healing&maks=700000&orang=4&hari=3';
  const emptyResult = {
    relaxations: [
      { name: 'maks' as const, count: 5 },
      { name: 'kategori' as const, count: 2 },
    ],
    closest: { href: '/dekat' },
  };
  const html = () => render(contentTypes.packages, query, { emptyResult, withoutPriceCount: 1 }, 'Healing');

  test('names the category and the filters', () => {
    expect(lineOf(html())).toContain(
      'Tidak ada paket tour di kategori Healing dengan harga maksimal Rp 700.000 untuk 4 orang selama 3 hari.',
    );
    // A line never breaks within a price.
    expect(textOf(html())).toContain('maksimal Rp\u00a0700.000 untuk');
    expect(lineOf(html())).toContain('0 paket tour ditemukan. 1 tanpa harga tidak ditampilkan');
  });

  test('links to the list without filters, and to the results without one of them', () => {
    expect(hrefOf(html(), 'Tampilkan tanpa saringan')).toBe('/paket-tour?kategori=Healing');
    expect(hrefOf(html(), 'Tanpa batas harga (5 paket tour)')).toBe('/paket-tour?kategori=Healing&orang=4&hari=3');
    expect(hrefOf(html(), 'Semua kategori (2 paket tour)')).toBe('/paket-tour?maks=700000&orang=4&hari=3');
    expect(lineOf(html())).not.toContain('Tanpa batas orang');
  });

  test('shows the closest record', () => {
    const section = bodyOf(html());
    expect(within(section).getByRole('heading', { name: 'Yang paling mendekati' })).toBeDefined();
    expect(lineOf(section)).toContain('Yang paling mendekati /dekat');
    const none = render(contentTypes.packages, query, { emptyResult: { relaxations: [], closest: null } }, 'Healing');
    expect(lineOf(none)).not.toContain('Yang paling');
  });

  test('offers a WhatsApp message with the filters', () => {
    const href = hrefOf(html(), 'Tanyakan lewat WhatsApp') ?? '';
    expect(new URL(href).searchParams.get('text')).toContain('Paket Tour Bali: Healing, Maksimal Rp 700.000, 4 orang');
  });

  test.each(Object.values(contentTypes))('of an empty list or category of $path has the specified text', (type) => {
    expect(lineOf(render(type, '', {}))).toContain(type.empty);
    expect(lineOf(render(type, 'kategori=Healing', {}, 'Healing'))).toContain(type.empty);
  });
});

describe('months', () => {
  const months = [
    { month: 'mendatang', count: 5 },
    { month: '2026-11', count: 3 },
    { month: '2026-12', count: 2 },
  ];

  test('are links with counts, which keep the other filters and drop the number of cards', () => {
    const html = render(
      contentTypes.tickets,
      'kategori=Shuttle&bulan=2026-12&maks=5&tampil=12',
      { months, cards: cards(1), total: 1 },
      'Shuttle',
    );
    expect(linksOf(html, 'Bulan').map(({ name, count, href, isCurrent }) => [name, count, href, isCurrent])).toEqual([
      ['Mendatang (5)', '5', '/tiket?kategori=Shuttle&bulan=mendatang&maks=5', false],
      ['Semua tanggal', undefined, '/tiket?kategori=Shuttle&maks=5', false],
      ['November 2026 (3)', '3', '/tiket?kategori=Shuttle&bulan=2026-11&maks=5', false],
      ['Desember 2026 (2)', '2', '/tiket?kategori=Shuttle&bulan=2026-12&maks=5', true],
    ]);
  });

  test('are headings above their cards', () => {
    const groups = [
      { month: '2026-12', count: 2 },
      { month: '2027-01', count: 1 },
    ];
    const html = render(contentTypes.tickets, 'bulan=mendatang', { months, groups, cards: cards(3), total: 3 });
    const headings = queriesIn(html)
      .getAllByRole('heading')
      .map((heading) => [heading.localName, lineOf(heading)])
      .filter(([name]) => name !== 'h1');
    expect(headings).toEqual([
      ['h2', 'Desember 2026'],
      ['h3', '/0'],
      ['h3', '/1'],
      ['h2', 'Januari 2027'],
      ['h3', '/2'],
    ]);
  });

  test('without records have no chips', () => {
    const html = render(contentTypes.tickets, '', {
      months: [{ month: 'mendatang', count: 0 }],
      cards: cards(1),
      total: 1,
    });
    expect(queriesIn(html).queryByRole('navigation', { name: 'Bulan' })).toBeNull();
  });
});
