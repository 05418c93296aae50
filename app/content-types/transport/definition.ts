import type { ContentType } from '../types';
import { categories } from './categories';

export const definition = {
  path: '/transportasi',
  detailPath: '/transportasi',
  adminPath: '/api/admin/transportasis',
  searchType: 'transportasi',
  name: 'Transportasi',
  title: 'Transportasi Bali',
  lead: 'Sewa motor, mobil keluarga, ELF, hingga bus besar di Bali, dengan sopir atau lepas kunci, harga jelas per hari.',
  noun: 'kendaraan',
  loading: { list: 'cards', detail: 'Memuat detail transportasi...' },
  skeleton: {
    card: { title: 1, facts: 1, chips: 2 },
    facts: ['4.8', '7 orang', 'Manual', 'Mobil Keluarga'],
    title: 'Mobil Keluarga Tujuh Kursi',
  },
  empty: 'Tidak ada transportasi di kategori ini.',
  loadError: 'Gagal mengambil data detail transportasi',
  notFound: 'Data transportasi tidak ditemukan',
  categories,
} as const satisfies ContentType;
