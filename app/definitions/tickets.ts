import { type ContentType, englishCategories, indonesianCategories } from './types';

export const definition = {
  path: '/tiket',
  detailPath: '/tiket',
  apiType: 'ticket',
  name: 'Tiket',
  menu: ['Layanan Kami', 4],
  englishName: 'Tickets',
  icon: 'ticket',
  title: 'Tiket Bali',
  lead: 'Tiket taman hiburan, kapal, bus, dan lokakarya di Bali. Cek sisa stok di sini, pesan lewat WhatsApp.',
  noun: 'tiket',
  loading: { list: 'cards', detail: 'Memuat detail tiket...' },
  cardSkeleton: { title: 2, facts: 2, text: 1 },
  empty: 'Tidak ada tiket di kategori ini.',
  loadError: 'Gagal mengambil data detail tiket',
  notFound: 'Data tiket tidak ditemukan',
  filters: { bulan: 'Bulan', urut: 'Urutkan', maks: 'Harga maksimal', lokasi: 'Lokasi', q: 'Nama atau lokasi' },
  tabs: ['informasi'],
  booking: ['tanggal', 'jumlah'],
  categories: [
    ...englishCategories('Themepark', 'Event & Workshop'),
    ...indonesianCategories('Reservasi Kapal / Kereta', 'Reservasi Bus & Travel'),
    ...englishCategories('Shuttle', 'Cargo'),
  ],
} as const satisfies ContentType;
