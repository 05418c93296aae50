import type { Detail } from '../details';
import type { List } from '../lists';
import { changing, created, earlier, picture, pictures, transfer } from './shared';

export const list: List = {
  path: '/fasilitas',
  collection: 'fasilitas',
  h1: 'Fasilitas Event',
  categories: [
    'Booth/Panggung',
    'Sound System/Lighting/LED',
    'Dokumentasi',
    'Proyektor/Laptop/Printer',
    'Merchandise',
    'Souvenir Lokal',
    'P3K & Tim Medis',
    'Perizinan',
  ],
  fields: { title: 'name', category: 'category' },
  empty: 'Tidak ada fasilitas di kategori ini.',
  more: 'Load',
  loading: 'cards',
  loud: true,
  full: {
    record: {
      id: 561,
      name: 'Panggung Rangka Baja',
      category: 'Booth/Panggung',
      description: 'Dipasang tiga kru dalam empat jam.',
      price: 6500000,
      quantity: 3,
      image: `/storage/${picture}`,
      created_at: created,
    },
    shows: ['Rp 6.500.000', 'Booth/Panggung', 'Dipasang tiga kru dalam empat jam.', 'Qty: 3'],
    hides: /No Image/,
    href: '/fasilitas/561',
  },
  sparse: {
    record: { id: 562, name: 'Fasilitas Tanpa Data', created_at: earlier },
    title: 'Fasilitas Tanpa Data',
    shows: ['No Image', 'Tanyakan harga', 'Qty: 0'],
    hides: /Rp/,
    href: '/fasilitas/562',
  },
};

export const detail: Detail = {
  collection: 'fasilitas',
  list: '/fasilitas',
  missing: 'Data fasilitas tidak ditemukan',
  failed: 'Gagal mengambil data detail fasilitas',
  loading: /^Memuat detail/,
  full: {
    record: {
      id: 661,
      slug: 'panggung-baja',
      name: 'Panggung Rangka Baja',
      category: 'Booth/Panggung',
      description: 'Dipasang tiga kru dalam empat jam.',
      price: 6500000,
      quantity: 3,
      image: pictures,
    },
    title: 'Panggung Rangka Baja',
    href: '/fasilitas/661',
    aliases: ['/fasilitas/panggung-baja', '/fasilitas/panggung-rangka-baja'],
    shows: ['Booth/Panggung', '3 Stok Tersedia', 'Bali'],
    price: /Rp\s6\.500\.000 per unit/,
    order: ['Panggung Rangka Baja', 'Booth/Panggung', 'Rp 6.500.000', 'per unit'],
    notes: [/stok/i, changing, transfer],
  },
  sparse: {
    record: { id: 662, name: 'Fasilitas Tanpa Data' },
    href: '/fasilitas/662',
    title: 'Fasilitas Tanpa Data',
    shows: ['No Image', 'Stok Habis', 'Tanyakan harga', 'Bali'],
    hides: /Rp|per unit|Harga: Tanyakan|Stok Tersedia|Hubungi kami|NaN/,
  },
  tabs: [
    {
      name: 'Overview',
      key: 'overview',
      full: ['Tentang Fasilitas Ini', 'Dipasang tiga kru dalam empat jam.', 'Booth/Panggung'],
      sparse: ['Deskripsi fasilitas belum tersedia.'],
    },
    {
      name: 'Detail',
      key: 'detail',
      full: ['Booth/Panggung', 'Kuantitas: 3', 'Harga: Rp 6.500.000'],
      sparse: ['Kuantitas: 0', 'Tanyakan harga'],
    },
  ],
};
