import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import * as accommodation from '~/routes/pages/accommodation';
import * as attraction from '~/routes/pages/attraction';
import * as event from '~/routes/pages/event';
import * as events from '~/routes/pages/events';
import * as tour from '~/routes/pages/package';
import * as ticket from '~/routes/pages/ticket';
import * as vehicle from '~/routes/pages/vehicle';
import { admin } from '../support/admin';
import { bodyOf, fieldsOf, targetsOf } from '../support/dom';
import { type Route, renderRoute } from '../support/render';
import { textOf } from '../support/text-of';

const open = async (route: Route, path: string) =>
  bodyOf(await renderRoute(route, path, { slug: path.split('/').at(-1)?.split('?')[0] ?? '' }));

const hrefsOf = (body: HTMLElement) =>
  within(body)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');

describe('the line about cancellation', () => {
  test.each<[string, Route, RegExp]>([
    ['/paketdetail/pesona-ubud', tour, /^Sebelum keberangkatan\s+Biaya\s+30-15 hari\s+15% dari biaya tour/],
    ['/transportasi/2', vehicle, /^Pembatalan hingga 3 hari sebelum keberangkatan: pengembalian dana 50%/],
    ['/tiket/1', ticket, /^Tiket tidak dapat dikembalikan setelah pembelian\./],
    ['/attraction/1', attraction, /^Tiket tidak dapat dikembalikan setelah pembelian\./],
  ])('of %s links its rule on the page', async (path, route, rule) => {
    const body = await open(route, path);
    expect(hrefsOf(body).filter((href) => href === '#pembatalan')).toHaveLength(1);
    expect(targetsOf(body, 'pembatalan').map(textOf)).toEqual([expect.stringMatching(rule)]);
  });

  test('is missing on free attractions and events', async () => {
    expect(hrefsOf(await open(attraction, '/attraction/19'))).not.toContain('#pembatalan');
    expect(hrefsOf(await open(event, '/event/1'))).not.toContain('#pembatalan');
  });
});

test('a free attraction has no notes about tickets', async () => {
  const tickets = /tidak dapat dikembalikan|bukti pembayaran|Pembayaran/;
  expect(textOf(await open(attraction, '/attraction/19'))).not.toMatch(tickets);
  expect(textOf(await open(attraction, '/attraction/1'))).toMatch(tickets);
});

test.each([
  ['/akomodasi/18', 'Petak tersedia', '25 petak', 'Petak dipastikan dulu lewat WhatsApp'],
  ['/akomodasi/16', 'Tenda tersedia', '6 tenda', 'Tenda dipastikan dulu lewat WhatsApp'],
  ['/akomodasi/17', 'Tempat tidur tersedia', '16 tempat tidur', 'Tempat tidur dipastikan dulu lewat WhatsApp'],
  ['/akomodasi/1', 'Kamar tersedia', '14 kamar', 'Kamar dipastikan dulu lewat WhatsApp'],
  ['/akomodasi/13', 'Kamar', '4 kamar', 'Ketersediaan dipastikan dulu lewat WhatsApp'],
])('the facts of %s use the form’s unit', async (path, label, value, conditions) => {
  const body = await open(accommodation, path);
  const terms = within(body).getAllByRole('term');
  const values = terms.map((term) => [textOf(term), textOf(term.nextElementSibling ?? '')]);
  expect(values).toContainEqual([label, value]);
  expect(textOf(body)).toContain(conditions);
  expect(fieldsOf(body).some(({ name }) => name === 'kamar')).toBe(path !== '/akomodasi/13');
});

test('an event’s known hour is in its facts and information, not on its card', async () => {
  const start = 'Minggu, 20 Desember 2026 pukul 05.30 WITA';
  const body = await open(event, '/event/2');
  expect(textOf(body).split(start)).toHaveLength(3);
  const times = within(body).getAllByRole('time');
  expect(times.map((time) => time.getAttribute('datetime'))).toContain('2026-12-20T05:30:00+08:00');
  expect(textOf(await renderRoute(events, '/event?tampil=300'))).not.toContain('pukul 05.30');
  admin.replace('events', [{ id: 5, title: 'Gala', event_date: '2099-01-01' }]);
  const wholeDay = textOf(await open(event, '/event/5'));
  expect(wholeDay).toContain('Kamis, 1 Januari 2099');
  expect(wholeDay).not.toContain('pukul');
});

describe('a page after its date', () => {
  const past = { id: 5, slug: 'gala', title: 'Gala', name: 'Gala', price: 90_000, stock: 7, event_date: '2020-01-01' };
  const pages: ['events' | 'tickets', string, Route][] = [
    ['events', '/event/5', event],
    ['tickets', '/tiket/5', ticket],
  ];

  test.each(pages)(
    'of %s says so, and has neither an order nor a line about when to order',
    async (collection, path, route) => {
      admin.replace(collection, [past]);
      const text = textOf(await open(route, path));
      expect(text.match(/^Acara sudah lewat$/gm)).toHaveLength(2);
      expect(text).not.toMatch(/Pesan Sekarang|Tanyakan ketersediaan|Tanyakan jadwal lain|Isi rincian|Stok: ?7/);
      expect(text).not.toMatch(/Pesan paling lambat|Booking minimal/);
    },
  );

  test('of an event has a chat that asks for the next one, and no calendar file', async () => {
    admin.replace('events', [past]);
    const body = await open(event, '/event/5');
    const chat =
      within(body)
        .getByRole('link', { name: /Tanyakan jadwal berikutnya/ })
        .getAttribute('href') ?? '';
    expect(new URL(chat).searchParams.get('text')).toMatch(
      /^Halo, kapan Gala diadakan lagi\?\nhttps:\/\/.+\/event\/5$/,
    );
    expect(textOf(body)).not.toContain('Simpan ke kalender');
    admin.replace('events', [{ ...past, event_date: '2099-01-01' }]);
    const next = textOf(await open(event, '/event/5'));
    expect(next).toContain('Simpan ke kalender');
    expect(next).not.toContain('Tanyakan jadwal berikutnya');
  });

  test('has these lines if the event is upcoming', async () => {
    admin.replace('events', [{ ...past, event_date: '2099-01-01' }]);
    const text = textOf(await open(event, '/event/5'));
    for (const line of [/Pesan paling lambat 25 Desember 2098/, /Pesan paling lambat 7 hari/, /Booking minimal 7 hari/])
      expect(text).toMatch(line);
  });
});

test('a page has one form and one bar, and shares its filled link', async () => {
  const body = await open(vehicle, '/transportasi/2?hari=3&tab=fasilitas&fbclid=1');
  expect(targetsOf(body, 'pesan')).toHaveLength(1);
  expect(hrefsOf(body).filter((href) => href === '#pesan')).toHaveLength(1);
  const share = hrefsOf(body).find((href) => href.startsWith('https://wa.me/?text=')) ?? '';
  expect(new URL(share).searchParams.get('text')).toMatch(
    /\nhttps:\/\/www\.jelajahi\.example\/transportasi\/[a-z-]+\?hari=3$/,
  );
});
