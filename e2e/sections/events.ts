import type { Detail } from '../details';
import type { List } from '../lists';
import { changing, created, earlier, picture, pictures, transfer } from './shared';

export const list: List = {
  path: '/event',
  collection: 'events',
  h1: 'Event & MICE Bali',
  categories: ['Seminar', 'Komunitas', 'Family Gathering', 'Graduation', 'Wedding', 'Sport Event', 'Show'],
  fields: { title: 'title', category: 'category' },
  empty: 'Tidak ada event di kategori ini.',
  more: 'Load More',
  loading: 'cards',
  loud: true,
  full: {
    record: {
      id: 541,
      title: 'Temu Pengelola Desa',
      slug: 'temu-pengelola',
      category: 'Seminar',
      price: 275000,
      description: 'Pengelola desa wisata duduk semeja.',
      // Already the 14th in Bali.
      event_date: '2026-12-13T17:00:00Z',
      location: 'Sanur',
      capacity: 150,
      image: picture,
      created_at: created,
    },
    shows: [
      'Rp 275.000',
      'Seminar',
      'Pengelola desa wisata duduk semeja.',
      '14 Desember 2026',
      'Sanur',
      'Kapasitas: 150 Orang',
    ],
    hides: /belum ditentukan|No Image/,
    href: '/event/541',
  },
  sparse: {
    record: { id: 542, title: 'Event Tanpa Data', event_date: 'segera', created_at: earlier },
    title: 'Event Tanpa Data',
    shows: ['No Image', 'Tanyakan harga', 'Tanggal belum ditentukan', 'Lokasi belum ditentukan'],
    hides: /Rp|Kapasitas/,
    href: '/event/542',
  },
};

export const detail: Detail = {
  collection: 'events',
  list: '/event',
  missing: 'Data event tidak ditemukan',
  failed: 'Gagal mengambil data detail event',
  loading: /^Memuat detail event\.\.\.$/,
  full: {
    record: {
      id: 641,
      judul: 'Temu Pengelola Desa',
      slug: 'temu-pengelola',
      description: 'Pengelola desa wisata duduk semeja.',
      category: 'Seminar',
      price: 275000,
      date: '2026-12-13T17:00:00Z',
      location: 'Sanur',
      capacity: 150,
      rating: 4.9,
      image: pictures,
    },
    title: 'Temu Pengelola Desa',
    href: '/event/641',
    aliases: ['/event/temu-pengelola', '/event/temu-pengelola-desa'],
    shows: ['4.9', /150 orang/, 'Sanur', '14 Desember 2026'],
    price: /Start From Rp\s275\.000 per event/,
    order: ['Temu Pengelola Desa', 'Rp 275.000', /masih tersedia/i],
    notes: ['Informasi Penting', 'Booking minimal 7 hari sebelum event', changing, transfer],
  },
  sparse: {
    record: { id: 642, title: 'Event Tanpa Data' },
    href: '/event/642',
    title: 'Event Tanpa Data',
    shows: ['No Image', '4.5', 'Tanyakan harga', 'Tanggal belum ditentukan', 'Lokasi belum ditentukan'],
    hides: /Rp|Start From|per event|Hubungi kami|NaN|Invalid/,
  },
  tabs: [
    {
      name: 'Overview',
      key: 'overview',
      full: ['Tentang Event Ini', 'Pengelola desa wisata duduk semeja.', 'Sanur'],
      sparse: ['Deskripsi event belum tersedia.'],
    },
    {
      name: 'Informasi',
      key: 'informasi',
      full: ['Rp 275.000', /150 orang/, 'Seminar', '4.9', /14 Desember 2026/],
      sparse: ['4.5', 'Tanyakan harga'],
    },
  ],
};
