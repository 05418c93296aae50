import { type ContentType, englishCategories, indonesianCategories } from './types';

export const definition = {
  path: '/attraction',
  detailPath: '/attraction',
  adminPath: '/api/admin/attractions',
  apiType: 'attraction',
  name: 'Wisata & Atraksi',
  englishName: 'Sights and activities',
  icon: 'mountain',
  title: 'Atraksi Wisata Bali',
  lead: 'Pura di tebing, sawah bertingkat, air terjun, dan bengkel seni: tempat-tempat di Bali yang layak dijadikan tujuan.',
  noun: 'atraksi',
  loading: { list: 'Memuat data...', detail: 'Memuat detail atraksi...' },
  skeleton: {
    card: { title: 1, text: 2, facts: 1 },
    facts: ['4.8', 'Pecatu, Badung Buka di Google Maps', '1 hari', 'Wisata Alam'],
    title: 'Pantai Melasti',
  },
  empty: 'Tidak ada atraksi untuk kategori ini.',
  noDescription: 'Deskripsi atraksi belum tersedia.',
  loadError: 'Gagal mengambil data detail atraksi',
  notFound: 'Data atraksi tidak ditemukan',
  sorting: 'unsorted',
  filters: { maks: 'Harga maksimal', q: 'Nama atau lokasi' },
  tabs: ['informasi'],
  booking: ['tanggal', 'orang'],
  categories: [
    ...indonesianCategories('Wisata Alam', 'Wisata Keluarga', 'Wisata Edukasi', 'Wisata Petualangan'),
    ...englishCategories('Healing'),
    ...indonesianCategories('Wisata Kreatif'),
    ...englishCategories('Outdoor'),
  ],
} as const satisfies ContentType;
