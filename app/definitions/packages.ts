import { type ContentType, englishCategories } from './types';

export const definition = {
  path: '/paket-tour',
  detailPath: '/paketdetail',
  apiType: 'paket',
  name: 'Paket Tour',
  englishName: 'Tour packages',
  icon: 'compass',
  title: 'Paket Tour Bali',
  lead: 'Perjalanan yang sudah kami susun jam demi jam bersama pemandu setempat. Pilih temanya, sisanya kami yang siapkan.',
  noun: 'paket tour',
  loading: { list: 'cards', detail: 'Memuat detail paket tour...' },
  cardSkeleton: { title: 2, facts: 2 },
  empty: 'Tidak ada paket ditemukan dalam kategori ini',
  loadError: 'Gagal mengambil data paket tour',
  notFound: 'Data paket tidak ditemukan',
  filters: {
    urut: 'Urutkan',
    maks: 'Harga maksimal',
    orang: 'Jumlah orang',
    hari: 'Lama perjalanan',
    lokasi: 'Lokasi',
    q: 'Judul atau lokasi',
  },
  tabs: ['jadwal', 'tempat', 'termasuk'],
  booking: ['tanggal', 'orang'],
  countsPeople: true,
  categories: [
    ...englishCategories('Thematic', 'Religious', 'Cultural', 'Historical', 'Study Tour', 'Industrial Visit'),
    ...englishCategories('Camping', 'Nature Adventure', 'Extreme Sport', 'Healing', 'Gathering', 'Outbound'),
    ...englishCategories('VIP Private', 'Roadtrip'),
  ],
} as const satisfies ContentType;
