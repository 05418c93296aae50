import '../support/admin';
import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { PlanPage } from '~/plan/plan-page';
import type { PlanSection, PlanView } from '~/plan/plan-view';
import { planHref } from '~/plan-items/plan';
import * as planRoute from '~/routes/pages/plan';
import { bodyOf, fieldsOf, queriesIn } from '../support/dom';
import { render, renderRoute } from '../support/render';
import { lineOf } from '../support/text-of';

const item = {
  ...{ type: 'vehicles' as const, param: '3', state: 'found' as const, title: 'Toyota Avanza', count: 2 },
  ...{ href: '/transportasi/toyota-avanza', price: 'Rp 500.000 per hari', subtotal: 'Rp 1.000.000', warnings: [] },
  ...{ image: 'transportasis/avanza.jpg', date: '20 Desember 2099', unit: 'hari', people: null },
};

const other = {
  ...item,
  ...{ param: '5', title: 'Honda Vario', count: 1, href: '/transportasi/honda-vario', price: 'Tanyakan harga' },
  ...{ subtotal: null, image: undefined, date: null, unit: '' },
};

const section: PlanSection = {
  type: 'vehicles',
  ...{ name: 'Transportasi', noun: 'kendaraan', compareHref: '/bandingkan?isi=transportasi-3,transportasi-5' },
  items: [item, other],
};

const view: PlanView = {
  plan: { items: section.items, tanggal: '', orang: '' },
  sections: [section],
  ...{
    summary: ['2 pilihan'],
    total: 'Rp 1.000.000',
    titlesWithoutPrice: ['Honda Vario'],
    unavailableTitles: [],
    notes: [],
    fields: [],
    search: null,
  },
  failed: 0,
  ...{
    orderLink: { href: 'https://wa.me/62812?text=Halo', englishHref: 'https://wa.me/62812?text=Hello' },
    directions: 'https://www.google.com/maps/dir/?api=1&destination=Ubud',
  },
  linkPreview: { title: 'Rencana', description: '' },
};

/** The page of a plan: its body, the queries in it, its text in one line, and its links by their names. */
function open(more: Partial<PlanView> = {}) {
  const body = bodyOf(render(<PlanPage view={{ ...view, ...more }} />, planHref(view.plan)));
  const queries = within(body);
  const hrefOf = (name: string) => queries.getByRole('link', { name }).getAttribute('href');
  return { ...queries, body, text: lineOf(body), hrefOf };
}

test('the page says which parts of the URL were corrected, left out or ignored', () => {
  const notes = ['Tidak ikut: Acara 13.', 'Orang diabaikan: isi bilangan bulat 1–500.'];
  const { text } = open({ notes });
  for (const note of notes) expect(text).toContain(note);
});

test('an empty plan invites to the lists', () => {
  const plan = { items: [], tanggal: '', orang: '' };
  const { text, getByRole, queryByRole } = open({ plan, sections: [], orderLink: null });
  expect(text).toContain('Rencana Anda masih kosong');
  const lists = getByRole('navigation', { name: 'Daftar lengkap' });
  expect(within(lists).getAllByRole('link')).toHaveLength(7);
  expect(queryByRole('link', { name: 'Pesan semuanya' })).toBeNull();
});

test('an unavailable item and one that cannot be loaded stay, with links to remove them or try again', () => {
  const gone = { type: 'packages' as const, param: 'tur-lama', count: 1, state: 'gone' as const };
  const goneItem = { type: 'packages' as const, param: 'tur-lama', count: null };
  const failed = { type: 'events' as const, param: '1', count: 1, state: 'failed' as const };
  const sections: PlanSection[] = [
    { ...section, name: 'Paket Tour', noun: 'paket tour', items: [gone] },
    { ...section, name: 'Mice & Event', noun: 'acara', items: [failed] },
  ];
  const { text, hrefOf, getAllByText } = open({
    plan: { items: [goneItem, failed], tanggal: '', orang: '' },
    sections,
  });
  expect(text).toContain('Paket tour “tur lama” tidak lagi tersedia');
  expect(text).toContain('Acara belum bisa dimuat');
  expect(hrefOf('Coba Lagi')).toBe('/rencana?isi=paket-tur-lama,event-1');
  expect(getAllByText('Coba Lagi')).toHaveLength(1);
  expect(hrefOf('Hapus acara yang belum bisa dimuat')).toBe('/rencana?isi=paket-tur-lama');
  expect(hrefOf('Hapus paket tour “tur lama” yang tidak lagi tersedia')).toBe('/rencana?isi=event-1');
});

test('a count says what it counts; where the price is per person, a link takes over the number of people', async () => {
  const openAt = (isi: string) => renderRoute(planRoute, `/rencana?isi=${isi},transportasi-1&orang=4`);
  const { getByRole, getAllByRole } = queriesIn(await openAt('attraction-1x2'));
  expect(lineOf(getByRole('group', { name: 'Jumlah Toyota Avanza' }))).toBe('1 hari');
  const links = getAllByRole('link', { name: /^Jadikan .+ 4 orang$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/rencana?isi=attraction-1,transportasi-1&orang=4']);
  for (const isi of ['attraction-1x4', 'attraction-1']) expect(await openAt(isi)).not.toContain('Jadikan');
});

test('the page has the date, price and subtotal of each item, the sum, and the titles of what has no price', () => {
  const { text } = open();
  expect(text).toMatch(/Toyota Avanza 20 Desember 2099 2 × Rp 500\.000 per hari ?Rp 1\.000\.000 /);
  expect(text).toMatch(/Honda Vario 1 × Tanyakan harga /);
  expect(text).toContain('Perkiraan mulai dari Rp 1.000.000 Belum ada harganya: Honda Vario');
  expect(open({ titlesWithoutPrice: [] }).text).not.toContain('Belum ada harganya');
});

test('the sum says how many items it lacks because they could not be loaded', () => {
  expect(open({ failed: 2 }).text).toContain('Belum terhitung: 2 pilihan yang belum bisa dimuat.');
  expect(open().text).not.toContain('Belum terhitung');
  expect(open({ total: null, titlesWithoutPrice: [], failed: 2 }).text).toContain('Belum bisa dihitung');
});

test('an unknown sum is replaced by “Tanyakan harga”', () => {
  const { text } = open({ total: null, sections: [], titlesWithoutPrice: ['Honda Vario'] });
  expect(text).toContain('Tanyakan harga Belum ada harganya: Honda Vario');
  expect(text).not.toMatch(/Rp|Perkiraan|Mulai dari/);
});

test('the page says which items cannot be ordered and are not in the sum', () => {
  expect(open({ unavailableTitles: ['Gala', 'Kecak'] }).text).toContain('Tidak ikut dihitung dan dipesan: Gala, Kecak');
  expect(open().text).not.toContain('Tidak ikut');
  const { text } = open({ total: null, titlesWithoutPrice: [], unavailableTitles: ['Gala'], orderLink: null });
  expect(text).toContain('Tidak ada yang bisa dipesan Tidak ikut dihitung dan dipesan: Gala');
  expect(text).not.toMatch(/Tanyakan harga Tidak|Pesan semuanya/);
});

test('directions are a link, unless no place is known', () => {
  expect(open().hrefOf('Rute di Google Maps')).toBe(view.directions);
  expect(open({ directions: null }).text).not.toContain('Google Maps');
});

test('a section whose items can be compared links to their comparison', () => {
  expect(open().hrefOf('Bandingkan kendaraan')).toBe(section.compareHref);
  expect(open({ sections: [{ ...section, compareHref: null }] }).text).not.toContain('Bandingkan');
});

test('a search and the plan keep each other, each hit links to both, and an empty result is reported', () => {
  const added = { type: 'tickets' as const, param: '4' };
  const hit = { added, title: 'Tari Kecak', label: 'Tiket', price: { amount: 'Rp 150.000', unit: 'per tiket' } };
  const { body, text, hrefOf, getAllByRole } = open({ search: { text: 'kecak', hits: [hit] } });
  const hrefs = getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(hrefs.filter((href) => /^\/rencana\?.+&q=kecak$/.test(href))).toHaveLength(6);
  expect(fieldsOf(body).filter(({ type }) => type === 'hidden')).toContainEqual({
    name: 'q',
    type: 'hidden',
    value: 'kecak',
  });
  expect(text).toMatch(/1 cocok dengan “kecak” .*Tari Kecak ?Tiket ?Rp 150\.000 per tiket/);
  expect(hrefOf('Tambahkan Tari Kecak')).toBe('/rencana?isi=transportasi-3x2,transportasi-5,ticket-4&q=kecak');
  expect(open({ search: { text: 'kecap', hits: [] } }).text).toContain('Belum ada yang cocok dengan “kecap”.');
});

test('a count at its limit has a link that leads nowhere, and no link is inside what cannot contain it', () => {
  const { body, getByRole } = open();
  const more = getByRole('link', { name: 'Kurangi Toyota Avanza' });
  expect(more.getAttribute('href')).toMatch(/^\/rencana\?/);
  expect(more.getAttribute('aria-disabled')).toBeNull();
  const atLimit = getByRole('link', { name: 'Kurangi Honda Vario' });
  expect(atLimit.getAttribute('href')).toBeNull();
  expect(atLimit.getAttribute('aria-disabled')).toBe('true');
  for (const span of body.getElementsByTagName('span')) expect(span.getElementsByTagName('div')).toHaveLength(0);
});

test('a full plan says so instead of offering a search', () => {
  const items = Array.from({ length: 12 }, (_, index) => ({ ...other, param: `${index}` }));
  const { text, queryByRole } = open({ plan: { ...view.plan, items } });
  expect(text).toContain('Rencana sudah penuh: 12 pilihan. Hapus satu untuk menambah yang lain.');
  expect(queryByRole('searchbox')).toBeNull();
  expect(open().getByRole('searchbox')).toBeDefined();
});

test('an item has its picture, or says that it has none', () => {
  const pictures = open().getAllByAltText('');
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(['/storage/transportasis/avanza.jpg?w=640']);
  expect(open().text).toMatch(/No Image ?Honda Vario/);
});
