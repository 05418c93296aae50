import type { ContentType } from '../types';
import { categories } from './categories';

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
  categories,
} as const satisfies ContentType;
