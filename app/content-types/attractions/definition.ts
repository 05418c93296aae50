import { type ContentType, english, indonesian } from '../types';

export const definition = {
  path: '/attraction',
  detailPath: '/attraction',
  adminPath: '/api/admin/attractions',
  searchType: 'attraction',
  name: 'Wisata & Atraksi',
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
  loadError: 'Gagal mengambil data detail atraksi',
  notFound: 'Data atraksi tidak ditemukan',
  filters: { maks: 'Harga maksimal', q: 'Nama atau lokasi' },
  categories: [
    indonesian('Wisata Alam'),
    indonesian('Wisata Keluarga'),
    indonesian('Wisata Edukasi'),
    indonesian('Wisata Petualangan'),
    english('Healing'),
    indonesian('Wisata Kreatif'),
    english('Outdoor'),
  ],
} as const satisfies ContentType;
