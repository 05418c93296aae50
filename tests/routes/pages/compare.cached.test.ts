import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Comparison } from '~/compare/compare.server';
import type { ApiError } from '~/lib/result';
import { loader } from '~/routes/pages/compare';
import { admin } from '../../support/admin';
import { callLoader } from '../../support/loader-response';

interface Data {
  page: { ok: true; data: Comparison } | { ok: false; error: ApiError };
}

const open = (isi: string | null) =>
  callLoader<Data>(loader, `/bandingkan${isi === null ? '' : `?isi=${encodeURIComponent(isi)}`}`);

async function comparisonOf(isi: string): Promise<Comparison> {
  const { data } = await open(isi);
  if (!data.page.ok) throw new Error(data.page.error.code);
  return data.page.data;
}

const titlesOf = async (isi: string) => (await comparisonOf(isi)).records.map(({ title }) => title);

/** The path that the loader redirects to. */
async function redirectOf(isi: string | null) {
  const { status, headers, thrown } = await open(isi);
  expect([thrown, status]).toEqual([true, 302]);
  expect(headers.get('Cache-Control')).toBe('private, no-cache');
  return headers.get('Location');
}

test.each([
  ['transportasi-1,transportasi-3', ['Toyota Avanza', 'Toyota Innova Reborn'], 'Kendaraan'],
  [
    'transportasi-3,transportasi-1,transportasi-19',
    ['Toyota Innova Reborn', 'Toyota Avanza', 'Suzuki Ertiga'],
    'Kendaraan',
  ],
  ['akomodasi-3,akomodasi-4', ['Hotel Tirta Wasana Seminyak', 'Hotel Candi Rupa Ubud'], 'Akomodasi'],
  ['paket-1,paket-jejak-subak-tabanan', ['Pesona Ubud', 'Jejak Subak Tabanan'], 'Paket Tour'],
])('%s are side by side in their order', async (isi, titles, name) => {
  const comparison = await comparisonOf(isi);
  expect(comparison).toMatchObject({ name, notes: [] });
  expect(comparison.records.map(({ title }) => title)).toEqual(titles);
  for (const { values } of comparison.rows) expect(values).toHaveLength(titles.length);
});

test('differences are named, and numeric ones quantified', async () => {
  const { differing, rows } = await comparisonOf('akomodasi-1,akomodasi-13');
  expect(differing).toEqual(['harga', 'kategori', 'alamat', 'kamar', 'fasilitas']);
  expect(rows[0]).toEqual({
    label: 'Harga',
    values: [
      { amount: 'Rp 3.650.000', unit: 'per malam' },
      { amount: 'Rp 4.200.000', unit: 'per malam' },
    ],
    differences: ['Rp 550.000 lebih murah', null],
  });
});

test('a record links to its page and its order', async () => {
  const [first] = (await comparisonOf('transportasi-1,transportasi-3')).records;
  expect(first).toMatchObject({
    href: '/transportasi/toyota-avanza',
    image: 'transportasis/toyota-avanza.jpg',
    orderLink: { label: 'Pesan Sekarang' },
  });
  const message = new URL(first?.orderLink?.href ?? '').searchParams.get('text') ?? '';
  expect(message).toContain('Toyota Avanza');
  expect(message.split('\n').at(-1)).toBe('https://www.jelajahi.example/transportasi/toyota-avanza');
});

test('a page is private, from the list alone', async () => {
  const { status, headers } = await open('transportasi-1,transportasi-3');
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-cache']);
  expect(admin.calls.filter(({ path }) => path !== '/api/admin/transportasis')).toEqual([]);
});

describe('what is left out is said:', () => {
  test('a fourth', async () => {
    const { records, notes } = await comparisonOf('transportasi-19,transportasi-20,transportasi-1,transportasi-2');
    expect(records).toHaveLength(3);
    expect(notes).toEqual(['Paling banyak tiga yang dibandingkan: Mitsubishi Xpander tidak disertakan.']);
  });

  test('many more', async () => {
    const { notes } = await comparisonOf(Array.from({ length: 18 }, (_, at) => `paket-${at + 1}`).join());
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatch(/^Paling banyak tiga yang dibandingkan: .+, dan 12 lainnya tidak disertakan\.$/);
  });

  test('other content types than the first one’s', async () => {
    const { records, notes } = await comparisonOf('akomodasi-3,transportasi-1,akomodasi-4,ticket-1');
    expect(records.map(({ title }) => title)).toEqual(['Hotel Tirta Wasana Seminyak', 'Hotel Candi Rupa Ubud']);
    expect(notes).toEqual(['Hanya akomodasi yang dibandingkan: 2 pilihan lain tidak disertakan.']);
  });

  test('unknown records, which leave their place to a fourth', async () => {
    const isi = 'transportasi-9999,transportasi-19,transportasi-20,transportasi-1';
    expect(await titlesOf(isi)).toEqual(['Suzuki Ertiga', 'Daihatsu Xenia', 'Toyota Avanza']);
    expect((await comparisonOf(isi)).notes).toEqual(['1 pilihan tidak lagi tersedia.']);
  });
});

describe('a redirect', () => {
  test.each([
    ['one', 'transportasi-1'],
    ['one twice, also by its slug', 'transportasi-1,transportasi-1x4,transportasi-toyota-avanza'],
    ['one known of two', 'transportasi-1,transportasi-9999'],
    ['one of its type', 'transportasi-1,paket-1,ticket-1'],
  ])('leads from %s to its page', async (_, isi) => expect(await redirectOf(isi)).toBe('/transportasi/toyota-avanza'));

  test.each([null, '', ' ', ',,', 'kapal-3', 'transportasi', 'transportasi-', 'x'.repeat(9000)])(
    'leads from no item, as in %j, to the plan',
    async (isi) => expect(await redirectOf(isi)).toBe('/rencana'),
  );

  test.each([
    ['ticket-1,ticket-2', '/tiket'],
    ['event-1,transportasi-1,transportasi-3', '/event'],
    ['attraction-1', '/attraction'],
    ['fasilitas-1,fasilitas-2', '/fasilitas'],
    ['akomodasi-9999,akomodasi-tidak-ada', '/akomodasi'],
  ])('leads from %s, where nothing can be compared, to the list', async (isi, path) =>
    expect(await redirectOf(isi)).toBe(path),
  );
});

test('any `isi` is handled without an error', async () => {
  const item = fc.tuple(
    fc.constantFrom('transportasi-', 'paket-', 'akomodasi-', 'ticket-', ''),
    fc.string({ unit: 'binary' }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(item, { maxLength: 20 }), async (items) => {
      const { status } = await callLoader(
        loader,
        `/bandingkan?${new URLSearchParams({ isi: items.map((pair) => pair.join('')).join() })}`,
      );
      expect([200, 302]).toContain(status);
    }),
    { numRuns: 200 },
  );
});
