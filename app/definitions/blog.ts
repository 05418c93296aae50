import { type ContentType, englishCategories, indonesianCategories } from './types';

export const definition = {
  path: '/blog',
  detailPath: '/blog',
  apiType: 'blog',
  name: 'Blog',
  englishName: 'Travel blog',
  icon: 'lightbulb',
  title: 'Blog Travel Bali',
  heading: 'Artikel Terbaru',
  lead: 'Panduan, kabar, dan cerita perjalanan dari orang-orang yang tinggal dan bekerja di Bali.',
  noun: 'artikel',
  loading: { list: 'Memuat data blogs ...', detail: 'Loading...' },
  cardSkeleton: { title: 2, text: 2, facts: 2 },
  empty: 'Tidak ada artikel di kategori ini.',
  loadError: 'Gagal mengambil detail blog',
  notFound: 'Halaman tidak ditemukan',
  filters: { q: 'Judul' },
  categories: [...indonesianCategories('Informatif', 'Edukasi', 'Promosi'), ...englishCategories('Update', 'Viral')],
} as const satisfies ContentType;
