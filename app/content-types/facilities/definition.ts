import { type ContentType, en, id } from '../types';

export const definition = {
  path: '/fasilitas',
  detailPath: '/fasilitas',
  adminPath: '/api/admin/fasilitas',
  searchType: 'fasilitas',
  name: 'Fasilitas',
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
  loadError: 'Gagal mengambil data detail fasilitas',
  notFound: 'Data fasilitas tidak ditemukan',
  filters: { urut: 'Urutkan', maks: 'Harga maksimal per unit', q: 'Nama' },
  categories: [
    id('Booth/Panggung'),
    en('Sound System/Lighting/LED', [en('Sound System'), en('Lighting'), en('LED')]),
    id('Dokumentasi'),
    id('Proyektor/Laptop/Printer', [id('Proyektor'), en('Laptop'), en('Printer')]),
    en('Merchandise'),
    id('Souvenir Lokal'),
    id('P3K & Tim Medis'),
    id('Perizinan'),
  ],
} as const satisfies ContentType;
