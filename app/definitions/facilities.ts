import { type ContentType, englishCategories, indonesianCategories } from './types';

export const definition = {
  path: '/fasilitas',
  detailPath: '/fasilitas',
  adminPath: '/api/admin/fasilitas',
  searchType: 'fasilitas',
  name: 'Fasilitas',
  icon: 'speaker',
  title: 'Fasilitas Event',
  lead: 'Panggung, tata suara, dokumentasi, hingga tim medis: perlengkapan acara di Bali yang siap dipasang.',
  noun: 'fasilitas',
  loading: { list: 'cards', detail: 'Memuat detail fasilitas...' },
  skeleton: {
    card: { title: 2, text: 2, facts: 1 },
    facts: ['Dokumentasi', '12 Stok Tersedia', 'Bali'],
    title: 'Panggung dan Tata Suara',
  },
  empty: 'Tidak ada fasilitas di kategori ini.',
  noDescription: 'Deskripsi fasilitas belum tersedia.',
  loadError: 'Gagal mengambil data detail fasilitas',
  notFound: 'Data fasilitas tidak ditemukan',
  filters: { urut: 'Urutkan', maks: 'Harga maksimal per unit', q: 'Nama' },
  sortOrders: ['harga', 'harga-turun'],
  tabs: ['detail'],
  booking: ['tanggal', 'jumlah'],
  categories: [
    ...indonesianCategories('Booth/Panggung'),
    { label: 'Sound System/Lighting/LED', lang: 'en', aliases: englishCategories('Sound System', 'Lighting', 'LED') },
    ...indonesianCategories('Dokumentasi'),
    {
      label: 'Proyektor/Laptop/Printer',
      lang: 'id',
      aliases: [...indonesianCategories('Proyektor'), ...englishCategories('Laptop', 'Printer')],
    },
    ...englishCategories('Merchandise'),
    ...indonesianCategories('Souvenir Lokal', 'P3K & Tim Medis', 'Perizinan'),
  ],
} as const satisfies ContentType;
