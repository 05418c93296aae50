import { type ContentType, englishCategories, indonesianCategories } from '../types';

export const definition = {
  path: '/transportasi',
  detailPath: '/transportasi',
  adminPath: '/api/admin/transportasis',
  searchType: 'transportasi',
  name: 'Transportasi',
  title: 'Transportasi Bali',
  lead: 'Sewa motor, mobil keluarga, ELF, hingga bus besar di Bali, dengan sopir atau lepas kunci, harga jelas per hari.',
  noun: 'kendaraan',
  loading: { list: 'cards', detail: 'Memuat detail transportasi...' },
  skeleton: {
    card: { title: 1, facts: 1, chips: 2 },
    facts: ['4.8', '7 orang', 'Manual', 'Mobil Keluarga', 'Kuta, Badung Buka di Google Maps'],
    title: 'Mobil Keluarga Tujuh Kursi',
  },
  empty: 'Tidak ada transportasi di kategori ini.',
  noDescription: 'Deskripsi transportasi belum tersedia.',
  loadError: 'Gagal mengambil data detail transportasi',
  notFound: 'Data transportasi tidak ditemukan',
  filters: { urut: 'Urutkan', maks: 'Harga maksimal per hari', orang: 'Jumlah orang', q: 'Nama atau lokasi' },
  tabs: ['fasilitas'],
  booking: ['tanggal', 'hari', 'orang'],
  categories: [
    ...englishCategories('Big Bus', 'Medium Bus', 'Luxury', 'ELF Long', 'Commuter'),
    ...indonesianCategories('Mobil Keluarga'),
    ...englishCategories('SUV'),
    ...indonesianCategories('Motor'),
    ...englishCategories('Camper Van'),
    ...indonesianCategories('Lepas Kunci', 'Antar Jemput Bandara', 'Handling Bandara'),
    ...englishCategories('Overland Trip', 'Roadtrip'),
  ],
} as const satisfies ContentType;
