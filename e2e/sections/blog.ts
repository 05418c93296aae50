import type { List } from '../lists';
import { picture } from './shared';

export const list: List = {
  path: '/blog',
  collection: 'blogs',
  h1: 'Blog Travel Bali',
  heading: 'Artikel Terbaru',
  categories: ['Informatif', 'Edukasi', 'Promosi', 'Update', 'Viral'],
  fields: { title: 'judul', category: 'kategori' },
  empty: 'Tidak ada artikel di kategori ini.',
  more: 'Load More',
  loading: 'Memuat data blogs ...',
  loud: false,
  full: {
    record: {
      id: 571,
      judul: 'Menonton Kecak Tanpa Berdesakan',
      slug: 'menonton-kecak',
      kategori: 'Edukasi',
      penulis: 'Wayan Sudarma',
      deskripsi: 'Datanglah **satu jam** sebelum senja.',
      menit_baca: 7,
      // Already the 6th in Bali.
      created_at: '2026-03-05T18:00:00.000000Z',
      images: picture,
    },
    shows: ['Edukasi', 'Datanglah satu jam sebelum senja.', 'Wayan Sudarma', '7 Menit', '6 Maret 2026'],
    hides: /No Image/,
    href: '/blog/menonton-kecak',
  },
  sparse: {
    record: { id: 572, judul: 'Artikel Tanpa Data' },
    title: 'Artikel Tanpa Data',
    shows: ['No Image'],
    hides: /\d{4}/,
    href: '/blog/572',
  },
};
