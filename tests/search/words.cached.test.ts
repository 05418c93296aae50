import '../support/admin';
import { beforeAll, expect, test } from 'vitest';
import { listRecords } from '~/admin-api/records.server';
import { lists } from '~/content-types/all-collections.server';
import { recentSearches } from '~/search/api-search.server';
import { searchView } from '~/search/search-view.server';
import { waysTo } from '~/search/ways.server';

beforeAll(async () => {
  for (const list of lists) await listRecords(list);
});

/** A search's results: its shortcuts, then those of the admin host, then those of the lists in memory. */
async function leads(text: string) {
  recentSearches.clear();
  const view = await searchView(text);
  if (view.state === 'short') return [];
  const hits = view.state === 'found' ? view.hits : [];
  return [...view.ways, ...hits, ...view.fallback].map(({ title }) => title);
}

// Queries that people type into such a site's search box, each with an answer that a person would call right.
test.each([
  ['ubud', 'Pesona Ubud'],
  ['sanur', 'Pantai Sanur'],
  ['kuta', 'Hotel Wira Segara Kuta'],
  ['seminyak', 'Hotel Tirta Wasana Seminyak'],
  ['canggu', 'Hostel Pasang Surut Canggu'],
  ['uluwatu', 'Pura Luhur Uluwatu'],
  ['nusa penida', 'Nusa Penida dari Barat ke Timur'],
  ['kintamani', 'Kemah Kaldera Batur'],
  ['jimbaran', 'Malam Kelulusan di Jimbaran'],
  ['sidemen', 'Lembah Unda Resort Sidemen'],
  ['vegetarian', 'Dapur Kebun Sidemen'],
  ['vegan', 'Dapur Kebun Sidemen'],
  ['halal', 'Warung Halal Wanasari'],
  ['seafood', 'Warung Ikan Serangan'],
  ['babi guling', 'Babi Guling'],
  ['kopi', 'Kunjungan Industri Kriya dan Kopi'],
  ['sopir', 'Transportasi dengan sopir'],
  ['dengan sopir', 'Transportasi dengan sopir'],
  ['lepas kunci', 'Transportasi: Lepas Kunci'],
  ['bandara', 'Transportasi: Antar Jemput Bandara'],
  ['airport', 'Transportasi: Antar Jemput Bandara'],
  ['antar jemput', 'Antar Jemput Bandara Ngurah Rai'],
  ['motor', 'Transportasi: Motor'],
  ['mobil', 'Transportasi: Mobil Keluarga'],
  ['bus', 'Big Bus Pariwisata 45 Kursi'],
  ['hiace', 'Toyota Hiace Commuter'],
  ['alphard', 'Toyota Alphard Premium'],
  ['innova', 'Toyota Innova Reborn'],
  ['vila', 'Akomodasi: Villa Private'],
  ['villa', 'Akomodasi: Villa Private'],
  ['hotel', 'Akomodasi: Hotel Bintang 2-5'],
  ['glamping', 'Akomodasi: Glamping'],
  ['homestay', 'Akomodasi: Homestay'],
  ['hostel', 'Akomodasi: Hostel'],
  ['pantai', 'Pantai Melasti'],
  ['beach', 'Pantai Melasti'],
  ['air terjun', 'Air Terjun Sekumpul'],
  ['gunung', 'Gunung Batur'],
  ['sunset', 'Pura Tanah Lot'],
  ['matahari terbenam', 'Pura Tanah Lot'],
  ['pura', 'Pura Tanah Lot'],
  ['temple', 'Pura Tanah Lot'],
  ['3 hari', 'Paket Tour 3 hari'],
  ['2 hari', 'Paket Tour 2 hari'],
  ['honeymoon', 'Villa Padi Kerambitan'],
  ['keluarga', 'Wisata & Atraksi: Wisata Keluarga'],
  ['rombongan', 'Paket Tour: Gathering'],
  ['outbound', 'Outbound Tim di Bedugul'],
  ['seminar', 'Mice & Event: Seminar'],
  ['wedding', 'Mice & Event: Wedding'],
  ['murah', 'Transportasi, harga terendah'],
  ['mobil murah', 'Transportasi, harga terendah'],
  ['promo', 'Blog: Promosi'],
  ['tiket', 'Tiket Bali'],
  ['kapal', 'Kapal Cepat Sanur ke Nusa Penida'],
  ['shuttle', 'Shuttle Bandara, Sanur, dan Ubud'],
  ['batal', 'Aturan pembatalan'],
  ['pembatalan', 'Aturan pembatalan'],
  ['bayar', 'Cara pesan dan pembayaran'],
  ['kontak', 'Kontak dan alamat kantor'],
  ['snorkeling', 'Nusa Penida dari Barat ke Timur'],
  ['rafting', 'Rafting Sungai Ayung'],
  ['spa', 'Jeda Lima Hari di Sidemen'],
])('%s leads to %s', async (text, right) => {
  expect(await leads(text)).toContain(right);
});

test('a word that the lists contain is not taken for another', async () => {
  expect(await leads('murah')).not.toContain('Hotel Jepun Merah Legian');
});

test.each([
  ['pesona ubud', 'Pesona Ubud', '3 hari 2 malam · Ubud, Gianyar'],
  ['sawah tua', 'Villa Padi Kerambitan', 'Kerambitan'],
  ['alphard', 'Toyota Alphard Premium', '5 orang'],
])('a hit of %s says of %s what tells it from others', async (text, title, about) => {
  recentSearches.clear();
  const view = await searchView(text);
  const hits = view.state === 'short' ? [] : [...(view.state === 'found' ? view.hits : []), ...view.fallback];
  expect(hits.find((hit) => hit.title === title)?.preview?.about).toBe(about);
});

const now = Date.parse('2026-11-27T12:00:00+08:00');
const ubud = ['/paket-tour?lokasi=Ubud', '/akomodasi?lokasi=Ubud', '/transportasi?lokasi=Ubud'];

test.each([
  ['desember', ['/event?bulan=2026-12']],
  ['acara december', ['/event?bulan=2026-12', '/event']],
  ['tahun baru', ['/event?bulan=2026-12', '/event?bulan=2027-01']],
  ['7 hari di ubud', ['/paket-tour?hari=4', ...ubud]],
  ['3 days', ['/paket-tour?hari=3']],
  ['13 harian', []],
  ['mobil murah', ['/transportasi?urut=harga', '/transportasi?kategori=Mobil+Keluarga', '/transportasi']],
  ['restoran murah', ['/paket-tour?urut=harga', '/akomodasi?urut=harga', '/transportasi?urut=harga', '/kuliner']],
  ['ubud', [...ubud, '/event?lokasi=Ubud']],
  ['nusa dua', ['/paket-tour?lokasi=Nusa+Dua', '/akomodasi?lokasi=Nusa+Dua', '/transportasi?lokasi=Nusa+Dua']],
  ['hotel di sanur', ['/akomodasi?lokasi=Sanur', '/akomodasi']],
  ['nusa', []],
])('%s has shortcuts to %j', (text, hrefs) => {
  expect(waysTo(text, now).map(({ href }) => href)).toEqual(hrefs);
});

test('a month without events has no shortcut', () => {
  expect(waysTo('februari', now)).toEqual([]);
});
