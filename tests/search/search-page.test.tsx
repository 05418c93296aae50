import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { contentTypes } from '~/definitions/registry';
import type { SearchHit, SearchView } from '~/search/search';
import { SearchResults } from '~/search/search-page';
import { bodyOf } from '../support/dom';
import { render as renderAt } from '../support/render';
import { lineOf } from '../support/text-of';

const hit = (key: keyof typeof contentTypes, title: string, preview?: SearchHit['preview']): SearchHit => {
  const { name, path } = contentTypes[key];
  return { title, label: name, href: `${path}/${title}`, listPath: path, preview };
};

const found = (hits: SearchHit[], hasMore = false) => ({
  ...{ state: 'found' as const, text: 'ubud', hits, hasMore, ways: [], fallback: [] },
});

/** The queries in the page, its text in one line, and its headings. */
function render(view: SearchView, query = 'q=ubud') {
  const body = bodyOf(renderAt(<SearchResults view={view} />, `/cari?${query}`));
  const headings = within(body).queryAllByRole('heading', { level: 2 }).map(lineOf);
  return { ...within(body), text: lineOf(body), headings };
}

const hits = [
  hit('blog', 'Canang'),
  hit('tickets', 'Kapal'),
  hit('packages', 'Pesona'),
  hit('tickets', 'Kecak'),
  hit('events', 'Gala'),
];

test('hits are grouped under the names of their sections, each with its count', () => {
  const { headings, text } = render(found(hits));
  expect(headings).toEqual(['Paket Tour 1 hasil', 'Tiket 2 hasil', 'Mice & Event 1 hasil', 'Blog 1 hasil']);
  expect(text).toContain('5 hasil untuk “ubud”');
  expect(text.indexOf('Kapal')).toBeLessThan(text.indexOf('Kecak'));
});

test('`jenis` shows one section, and each section is a link to its own', () => {
  const { headings, text, getByRole } = render(found(hits), 'q=ubud&utm_source=wa&jenis=tiket');
  expect(headings).toEqual(['Tiket 2 hasil']);
  expect(text).toContain('2 hasil di Tiket untuk “ubud”');
  const types = within(getByRole('navigation', { name: 'Jenis hasil' }));
  const hrefOf = (name: string) => types.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Semua')).toBe('/cari?q=ubud');
  expect(hrefOf('Tiket')).toBe('/cari?q=ubud&jenis=tiket');
  expect(hrefOf('Mice & Event')).toBe('/cari?q=ubud&jenis=event');
  expect(types.getByRole('link', { current: true })).toBe(types.getByRole('link', { name: 'Tiket' }));
});

test.each(['', 'jenis=', 'jenis=rahasia', 'jenis=Tiket', 'jenis=%2Ftiket', 'jenis=constructor', 'jenis=ticket'])(
  'an unknown section (%j) shows all',
  (query) => {
    expect(render(found(hits), `q=ubud&${query}`).headings).toHaveLength(4);
  },
);

test('a section without hits says so and links to all results', () => {
  const { headings, text, getByRole } = render(found(hits), 'q=ubud&jenis=kuliner');
  expect(headings).toEqual([]);
  expect(text).toContain('0 hasil di Kuliner untuk “ubud”');
  const types = within(getByRole('navigation', { name: 'Jenis hasil' }));
  expect(types.getByRole('link', { name: 'Semua' }).getAttribute('href')).toBe('/cari?q=ubud');
  const current = types.getByRole('link', { current: true });
  expect(current).toBe(types.getByRole('link', { name: 'Kuliner' }));
  expect(current.getAttribute('href')).toBe('/cari?q=ubud&jenis=kuliner');
});

test('the count says when there are more results', () => {
  expect(render(found(hits, true)).text).toContain('5 hasil teratas untuk “ubud”');
});

test('a hit has its picture and price only if its record is in memory', () => {
  const preview = { image: 'paket/ubud.jpg', price: { label: 'Start From', amount: 'Rp 350.000' } };
  const { getAllByRole, getAllByAltText } = render(
    found([hit('packages', 'Pesona', preview), hit('packages', 'Jejak')]),
  );
  const pictures = getAllByAltText('').map((picture) => picture.getAttribute('src'));
  expect(pictures).toEqual([expect.stringMatching(/^\/storage\/paket\/ubud\.jpg\?w=/)]);
  expect(getAllByRole('link', { name: /^(Pesona|Jejak)/ }).map(lineOf)).toEqual([
    expect.stringMatching(/^Pesona ?Paket Tour ?Start From Rp 350\.000$/),
    expect.stringMatching(/^Jejak ?Paket Tour$/),
  ]);
});

test('a hit says where and how long under the heading of its section, and its section too where there is none', () => {
  const tour = hit('packages', 'Pesona', { about: '3 hari 2 malam · Ubud, Gianyar' });
  expect(render(found([tour])).text).toMatch(/Pesona ?3 hari 2 malam · Ubud, Gianyar/);
  expect(render({ ...found([]), fallback: [tour] }).text).toMatch(
    /Pesona ?Paket Tour · 3 hari 2 malam · Ubud, Gianyar/,
  );
});

test('a record without a picture says so', () => {
  expect(render(found([hit('packages', 'Pesona', { price: null })])).text).toContain('No Image');
});

const fallback = [hit('packages', 'Pesona Ubud')];

test.each([
  ['Pencarian belum bisa dijawab. Silakan coba lagi.', { state: 'failed' as const, text: 'ubdu', ways: [], fallback }],
  ['No results found for "ubud"', { ...found([]), fallback }],
])('“%s” comes first, then similar titles, where there are any', (sentence, view) => {
  const { text, headings } = render(view);
  expect(text.startsWith(sentence)).toBe(true);
  expect(headings).toEqual(['Dari daftar kami']);
  expect(text.indexOf('Dari daftar kami')).toBeLessThan(text.indexOf('Pesona Ubud'));
  expect(render({ ...view, fallback: [] }).headings).toEqual([]);
});

test('only a search without results suggests another word', () => {
  const { text, getByRole } = render(found([]));
  expect(text).toMatch(/Tidak ada hasil\. Coba kata lain, misalnya Ubud ?\./);
  expect(getByRole('link', { name: 'Ubud' }).getAttribute('href')).toBe('/cari?q=Ubud');
  expect(render(found(hits)).text).not.toContain('Coba kata lain');
  expect(render({ state: 'failed', text: 'ubdu', ways: [], fallback: [] }).text).not.toContain('Coba kata lain');
});

test('a query that is too short asks for more letters', () => {
  expect(render({ state: 'short', text: 'ub' }).text).toContain('Ketik minimal 3 huruf');
});

test('the query is shown as typed', () => {
  const { getByText } = render({ ...found([]), text: '<b>"gajah" & co</b>' });
  expect(getByText('"<b>"gajah" & co</b>"')).toBeDefined();
});
