import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlanView } from '~/plan/plan-view';
import { loader, meta } from '~/routes/pages/plan';
import type { MaybeDeferred } from '~/server/page-response.server';
import { admin } from '../../support/admin';
import { setClosedDates } from '../../support/closed-dates';
import { callLoader } from '../../support/loader-response';
import { setPackagePriceUnit } from '../../support/package-price-unit';
import { matches } from '../../support/site-info';

type Data = { page: Awaited<MaybeDeferred<PlanView>>; asOfText: string | null };

async function open(query: string) {
  const { status, headers, data } = await callLoader<Data>(loader, `/rencana${query}`);
  expect(data.page.ok).toBe(true);
  if (!data.page.ok) throw new Error('no plan');
  return { status, policy: headers.get('Cache-Control'), data, view: data.page.data };
}

const shown = ({ sections }: PlanView) =>
  sections.map(({ name, items }) => [
    name,
    ...items.map((item) => `${item.count} ${item.state === 'found' ? `${item.title}, ${item.price}` : item.state}`),
  ]);

const record = (id: number, title: string, price?: number, more = {}) => ({
  ...{ id, slug: `s-${id}`, judul: title, title, name: title, harga: price, price, ...more },
});

describe('a plan', () => {
  test('has its items by section in the order of the site, with picture, price, count, subtotal and link', async () => {
    admin.replace('pakets', [record(1, 'Pesona Ubud', 2_450_000, { images: ['pakets/ubud.jpg'] })]);
    admin.replace('transportasis', [record(3, 'Avanza', 500_000), record(5, 'Vario', 85_000)]);
    const { status, policy, view } = await open('?isi=transportasi-3x2,paket-1,transportasi-5');
    expect([status, policy]).toEqual([200, 'private, no-cache']);
    expect(shown(view)).toEqual([
      ['Paket Tour', '1 Pesona Ubud, Rp 2.450.000'],
      ['Transportasi', '2 Avanza, Rp 500.000 per hari', '1 Vario, Rp 85.000 per hari'],
    ]);
    expect(view.sections[0]?.items[0]).toMatchObject({ image: 'pakets/ubud.jpg' });
    expect(view.sections[1]?.items[0]).toMatchObject({ subtotal: 'Rp 1.000.000', href: '/transportasi/avanza' });
    expect(view.total).toBe('Rp 3.535.000');
    expect(view.titlesWithoutPrice).toEqual([]);
  });

  test('fetches one list for each type in the plan, and no record', async () => {
    await open('?isi=ticket-1,ticket-2,event-1,ticket-3');
    expect(admin.calls.map(({ path }) => path).sort()).toEqual(['/api/admin/events', '/api/admin/tickets']);
    admin.clearCalls();
    await open('');
    expect(admin.calls).toEqual([]);
  });

  test('finds a record by its id, or else by its slug', async () => {
    admin.replace('tickets', [
      { id: 1, slug: '2', name: 'Satu' },
      { id: 2, slug: 'dua', name: 'Dua' },
    ]);
    expect(shown((await open('?isi=ticket-2,ticket-dua')).view)[0]).toEqual([
      'Tiket',
      '1 Dua, Tanyakan harga',
      '1 Dua, Tanyakan harga',
    ]);
  });

  test('names items without a price, not free ones, and lets people change no item’s own count', async () => {
    admin.replace('events', [record(1, 'Gala')]);
    admin.replace('attractions', [record(1, 'Pura Tanah Lot', 30_000), record(2, 'Pantai')]);
    const { view } = await open('?isi=event-1,attraction-1x4,attraction-2&orang=9');
    expect(view.total).toBe('Rp 120.000');
    expect(view.titlesWithoutPrice).toEqual(['Gala']);
    expect(shown(view)[1]).toEqual(['Wisata & Atraksi', '4 Pura Tanah Lot, Rp 30.000 per orang', '9 Pantai, Gratis']);
  });

  test('counts the people of what is priced per person until an item has a count of its own; says what does not fit', async () => {
    admin.replace('attractions', [record(1, 'Pura Tanah Lot', 30_000), record(2, 'Tirta Empul', 50_000)]);
    admin.replace('transportasis', [record(3, 'Avanza', 500_000, { jumlah_orang: 6 })]);
    admin.replace('tickets', [record(4, 'Kecak', 100_000, { stock: 2 })]);
    const isi = '?isi=attraction-1,attraction-2x2,transportasi-3,ticket-4x3';
    const { view } = await open(`${isi}&orang=100`);
    expect(view.sections.flatMap(({ items }) => items.map(({ count }) => count))).toEqual([1, 3, 100, 2]);
    expect(view.total).toBe('Rp 3.900.000');
    expect(view.sections.flatMap(({ items }) => items.map((item) => 'warnings' in item && item.warnings))).toEqual([
      ['Muat 6 orang'],
      ['Stok: 2'],
      [],
      [],
    ]);
    expect((await open(isi)).view.total).toBe('Rp 930.000');
  });

  test('begins with a package’s fewest people, and has the people of the plan in sum and message once', async () => {
    setPackagePriceUnit('per orang');
    admin.replace('pakets', [record(1, 'Pesona Ubud', 2_450_000, { min_people: 2 })]);
    admin.replace('transportasis', [record(3, 'Avanza', 500_000)]);
    const { view } = await open('?isi=paket-1,transportasi-3x2');
    expect(shown(view)[0]).toEqual(['Paket Tour', '2 Pesona Ubud, Rp 2.450.000 per orang']);
    expect(view.total).toBe('Rp 5.900.000');
    const { view: forFour } = await open('?isi=paket-1,transportasi-3x2&orang=4');
    expect(forFour.total).toBe('Rp 10.800.000');
    const { searchParams } = new URL(forFour.orderLink?.href ?? '');
    expect(searchParams.get('text')).toMatch(
      /untuk 4 orang:\n\nPaket Tour:\nPesona Ubud\n\nTransportasi:\nAvanza, 2 hari\n\nPerkiraan mulai dari Rp 10\.800\.000\./,
    );
    const { view: forOne } = await open('?isi=paket-1&orang=1');
    expect(forOne.total).toBe('Rp 2.450.000');
    expect(forOne.sections[0]?.items[0]).toMatchObject({ warnings: ['Minimal 2 orang'] });
  });

  test('names items that are sold out or past', async () => {
    admin.replace('tickets', [record(1, 'Kecak', 10_000, { stock: 0 })]);
    admin.replace('events', [record(1, 'Gala', 10_000, { event_date: '2020-01-01' })]);
    const { view } = await open('?isi=ticket-1,event-1');
    const warnings = view.sections.flatMap(({ items }) => items.map((item) => 'warnings' in item && item.warnings));
    expect(warnings).toEqual([['Habis'], ['Acara sudah lewat']]);
    expect(view.sections[1]?.items[0]).toMatchObject({ date: '1 Januari 2020' });
  });

  test('keeps sold-out and past items, but leaves them out of the sum, the message and the route', async () => {
    const place = { location: 'Sanur' };
    admin.replace('tickets', [
      record(1, 'Kecak', 10_000, { ...place, stock: 0 }),
      record(2, 'Barong', 20_000, { ...place, stock: 9, event_date: '2020-01-01' }),
      record(3, 'Legong', 40_000, { location: 'Ubud', stock: 9 }),
    ]);
    admin.replace('events', [record(1, 'Gala', undefined, { ...place, event_date: '2020-01-01' })]);
    const { view } = await open('?isi=ticket-1x2,ticket-2,ticket-3x2,event-1');
    expect(shown(view)[0]).toEqual([
      'Tiket',
      ...['2 Kecak, Rp 10.000 per tiket', '1 Barong, Rp 20.000 per tiket', '2 Legong, Rp 40.000 per tiket'],
    ]);
    expect(view.total).toBe('Rp 80.000');
    expect(view.summary).toEqual(['1 pilihan', '3 tidak bisa dipesan']);
    expect([view.unavailableTitles, view.titlesWithoutPrice]).toEqual([['Kecak', 'Barong', 'Gala'], []]);
    const { searchParams } = new URL(view.orderLink?.href ?? '');
    expect(searchParams.get('text')).toMatch(/Tiket:\nLegong, 2 tiket\n\nPerkiraan mulai dari Rp 80\.000\./);
    expect(searchParams.get('text')).not.toMatch(/Kecak|Barong|Gala/);
    expect(new URL(view.directions ?? '').searchParams.get('destination')).toBe('Ubud, Bali');
    expect(view.linkPreview).toMatchObject({ title: 'Rencana: Legong' });
  });

  test('without an item that can be ordered has no order', async () => {
    admin.replace('events', [record(1, 'Gala', 10_000, { event_date: '2020-01-01' })]);
    const { view } = await open('?isi=event-1');
    expect([view.orderLink, view.total, view.directions]).toEqual([null, null, null]);
  });

  test('says which events are before the trip', async () => {
    const dates = ['2099-12-11', '2099-12-12', '2099-12-13'];
    admin.replace(
      'events',
      dates.map((event_date, index) => record(index + 1, `Gala ${event_date}`, 10_000, { event_date })),
    );
    const warningsOf = async (search: string) =>
      (await open(search)).view.sections[0]?.items.map((item) => 'warnings' in item && item.warnings);
    const items = '?isi=event-1,event-2,event-3';
    expect(await warningsOf(`${items}&tanggal=2099-12-12`)).toEqual([['Sebelum tanggal perjalanan'], [], []]);
    expect(await warningsOf(items)).toEqual([[], [], []]);
  });

  test('keeps an item that no longer exists, and orders the others', async () => {
    const { status, policy, view } = await open('?isi=paket-9999,ticket-1');
    expect([status, policy]).toEqual([200, 'private, no-cache']);
    expect(view.sections[0]?.items).toEqual([{ type: 'packages', param: '9999', count: 1, state: 'gone' }]);
    expect(view.summary).toEqual(['1 pilihan', '1 tidak lagi tersedia']);
    expect(view.orderLink).not.toBeNull();
    expect((await open('?isi=paket-9999')).view.orderLink).toBeNull();
  });

  test('has status 200 when a list fails, and is then stored nowhere', async () => {
    admin.setFault('/api/admin/pakets', { kind: 'status', status: 500 });
    const { status, policy, view } = await open('?isi=paket-1,ticket-1');
    expect([status, policy]).toEqual([200, 'no-store']);
    expect(view.sections.map(({ items }) => items[0]?.state)).toEqual(['failed', 'found']);
    expect(view.failed).toBe(1);
    expect(new URL(view.orderLink?.href ?? '').searchParams.get('text')).toMatch(
      /Perkiraan mulai dari Rp [\d.]+, 1 pilihan belum terhitung\./,
    );
  });

  test('corrects counts and names the items that it leaves out', async () => {
    const titles = Array.from({ length: 14 }, (_, index) => record(index + 1, `Acara ${index + 1}`));
    admin.replace('events', titles);
    const isi = titles.map(({ id }) => `event-${id}`).join();
    const { view } = await open(`?isi=${isi},event-99,event-1x99`);
    expect(view.summary).toEqual(['12 pilihan']);
    expect(view.plan.items[0]?.count).toBe(60);
    expect(view.notes).toEqual([
      'Jumlah yang tidak mungkin diperbaiki: paling sedikit 1, paling banyak 60.',
      'Rencana memuat paling banyak 12 pilihan. Tidak ikut: Acara 13, Acara 14, 1 pilihan lain.',
    ]);
    expect((await open('?isi=paket-1,kuliner-2')).view).toMatchObject({ summary: ['1 pilihan'], notes: [] });
  });

  test('counts all items that it leaves out, however long its URL is', async () => {
    const isi = Array.from({ length: 1500 }, (_, index) => `event-${index + 1}`).join();
    admin.replace('events', []);
    const { view } = await open(`?isi=${isi}`);
    expect(view.notes).toEqual(['Rencana memuat paling banyak 12 pilihan. Tidak ikut: 1488 pilihan.']);
  });

  test('has a date and a number of people, in the message too, and reports invalid ones that it ignores', async () => {
    const { view } = await open('?isi=ticket-1&tanggal=2099-01-12&orang=4');
    expect(view.plan).toMatchObject({ tanggal: '2099-01-12', orang: '4' });
    expect(view.summary).toEqual(['1 pilihan', '12 Januari 2099', '4 orang']);
    const text = new URL(view.orderLink?.href ?? '').searchParams.get('text') ?? '';
    expect(text).toContain('untuk 12 Januari 2099, 4 orang:');
    expect(text).toMatch(/\/rencana\?isi=ticket-1&tanggal=2099-01-12&orang=4$/);
    const { view: other } = await open('?isi=ticket-1&tanggal=2001-01-12&orang=0');
    expect(other.plan).toMatchObject({ tanggal: '', orang: '' });
    expect(other.notes).toEqual([
      'Tanggal diabaikan: pilih hari ini atau sesudahnya.',
      'Orang diabaikan: isi bilangan bulat 1–500.',
    ]);
  });

  test('says that there are no trips on the chosen day, and keeps it', async () => {
    setClosedDates([{ date: '2099-03-08', name: 'Nyepi' }]);
    const { view } = await open('?isi=ticket-1&tanggal=2099-03-08');
    expect(view.notes).toEqual(['Nyepi: tidak ada perjalanan hari itu']);
    expect(view.summary).toContain('8 Maret 2099');
    expect((await open('?isi=ticket-1&tanggal=2099-03-09')).view.notes).toEqual([]);
  });

  test('offers the comparison of two or three packages, stays or vehicles', async () => {
    const hrefs = async (isi: string) =>
      (await open(`?isi=${isi}`)).view.sections.map(({ compareHref }) => compareHref);
    expect(await hrefs('transportasi-1x2,transportasi-3')).toEqual(['/bandingkan?isi=transportasi-1,transportasi-3']);
    expect(await hrefs('paket-1,paket-2,paket-3,akomodasi-1')).toEqual([
      '/bandingkan?isi=paket-1,paket-2,paket-3',
      null,
    ]);
    expect(await hrefs('paket-1,paket-2,paket-3,paket-4')).toEqual([null]);
    expect(await hrefs('ticket-1,ticket-2')).toEqual([null]);
  });

  test('offers directions between the places that are known', async () => {
    admin.replace('attractions', [record(1, 'Pura Tanah Lot', 1, { location: 'Tabanan' })]);
    admin.replace('events', [record(1, 'Gala', 1, { location: 'Pantai Melasti' }), record(2, 'Rapat')]);
    const { view } = await open('?isi=event-1,event-2,attraction-1,transportasi-1,fasilitas-1');
    const { searchParams } = new URL(view.directions ?? '');
    expect([...searchParams.values()]).toEqual(['1', 'Pantai Melasti, Bali', 'Pura Tanah Lot, Tabanan, Bali']);
    expect((await open('?isi=transportasi-1')).view.directions).toBeNull();
  });

  test('has a title and a description by its items, and noindex', async () => {
    const metaOf = async (query: string) => JSON.stringify(meta({ matches, data: (await open(query)).data as never }));
    const filled = await metaOf('?isi=paket-1,transportasi-1,ticket-1,event-1&orang=4');
    expect(filled).toMatch(/"Rencana: Pesona Ubud, Toyota Avanza dan 2 lainnya \| Jelajahi Bali"/);
    expect(filled).toMatch(/"og:description","content":"4 pilihan · 4 orang · mulai dari Rp [\d.]+\. /);
    expect(filled).toContain('"og:image","content":"https://www.jelajahi.example/storage/');
    expect(await metaOf('?isi=ticket-1x2&q=ubud&fbclid=1')).toContain(
      '"og:url","content":"https://www.jelajahi.example/rencana?isi=ticket-1x2"',
    );
    for (const tags of [filled, await metaOf('')]) expect(tags).toContain('"robots","content":"noindex"');
    expect(await metaOf('')).toContain('Rencana Perjalanan | Jelajahi Bali');
  });

  test('never throws, whatever the URL has', async () => {
    const query = fc.record({
      isi: fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(fc.stringMatching(/^(paket|ticket|event|blog)-[\w.%/-]{0,6}(x\d{0,4})?$/)).map(String),
      ),
      tanggal: fc.string(),
      orang: fc.string(),
      q: fc.string(),
    });
    await fc.assert(
      fc.asyncProperty(query, async (params) => {
        const { status, view } = await open(`?${new URLSearchParams(params)}`);
        expect(status).toBe(200);
        expect(view.plan.items.length).toBeLessThanOrEqual(12);
      }),
      { numRuns: 60 },
    );
  });
});
