import type { Detail } from '../details';
import type { List } from '../lists';
import { changing, confirmed, created, earlier, picture, pictures, transfer } from './shared';

export const list: List = {
  path: '/tiket',
  collection: 'tickets',
  h1: 'Tiket Bali',
  categories: [
    'Themepark',
    'Event & Workshop',
    'Reservasi Kapal / Kereta',
    'Reservasi Bus & Travel',
    'Shuttle',
    'Cargo',
  ],
  fields: { title: 'name', category: 'category' },
  empty: 'Tidak ada tiket di kategori ini.',
  more: 'Load More',
  loading: 'cards',
  loud: true,
  full: {
    record: {
      id: 531,
      name: 'Kapal Cepat Lembongan',
      slug: 'kapal-cepat',
      category: 'Reservasi Kapal / Kereta',
      price: 350000,
      stock: 12,
      rating: 4.2,
      image: picture,
      created_at: created,
    },
    shows: ['Rp 350.000', 'Reservasi Kapal / Kereta', 'Stok: 12'],
    hides: /Habis|No Image/,
    href: '/tiket/531',
  },
  sparse: {
    record: { title: 'Tiket Tanpa Data', stock: 0, created_at: earlier },
    title: 'Tiket Tanpa Data',
    shows: ['No Image', 'Tanyakan harga', 'Stok Habis', 'Rating 4.5'],
    hides: /Rp|Stok:/,
    href: '/tiket/tiket-tanpa-data',
  },
};

export const detail: Detail = {
  collection: 'tickets',
  list: '/tiket',
  missing: 'Data tiket tidak ditemukan',
  failed: 'Gagal mengambil data detail tiket',
  loading: /^Memuat detail/,
  full: {
    record: {
      id: 631,
      name: 'Kapal Cepat Lembongan',
      slug: 'kapal-cepat',
      description: 'Tiga puluh menit dari Sanur.',
      category: 'Reservasi Kapal / Kereta',
      price: 350000,
      event_date: '2026-12-14',
      location: 'Pelabuhan Sanur',
      stock: 12,
      rating: 4.2,
      capacity: 40,
      image: pictures,
    },
    title: 'Kapal Cepat Lembongan',
    href: '/tiket/631',
    aliases: ['/tiket/kapal-cepat', '/tiket/kapal-cepat-lembongan'],
    shows: ['4.2'],
    price: /Rp\s350\.000 per tiket/,
    order: ['Kapal Cepat Lembongan', 'Rp 350.000', /stok/i],
    notes: [/tidak dapat dikembalikan/, /bukti pembayaran/, changing, confirmed, transfer],
  },
  sparse: {
    record: { id: 632, title: 'Tiket Tanpa Data' },
    href: '/tiket/632',
    title: 'Tiket Tanpa Data',
    shows: ['No Image', '4.5', 'Tanyakan harga'],
    hides: /Rp|per tiket|Hubungi kami|NaN/,
  },
  tabs: [
    {
      name: 'Overview',
      key: 'overview',
      full: ['Tiga puluh menit dari Sanur.'],
      sparse: ['Deskripsi tiket belum tersedia.'],
    },
    {
      name: 'Informasi',
      key: 'informasi',
      full: ['Reservasi Kapal / Kereta', '14 Desember 2026', 'Pelabuhan Sanur', '12', /40/, 'Rp 350.000'],
      sparse: ['Habis', 'Tanyakan harga'],
    },
  ],
};
