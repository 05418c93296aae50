import type { Detail } from '../details';
import type { List } from '../lists';
import { created, earlier, picture, pictures, transfer } from './shared';

export const list: List = {
  path: '/attraction',
  collection: 'attractions',
  h1: 'Atraksi Wisata Bali',
  categories: [
    'Wisata Alam',
    'Wisata Keluarga',
    'Wisata Edukasi',
    'Wisata Petualangan',
    'Healing',
    'Wisata Kreatif',
    'Outdoor',
  ],
  fields: { title: 'title', category: 'category' },
  empty: 'Tidak ada atraksi untuk kategori ini.',
  more: null,
  loading: 'Memuat data...',
  loud: false,
  full: {
    record: {
      id: 551,
      title: 'Pura di Atas Karang',
      slug: 'pura-karang',
      description: 'Pura yang dua kali sehari menjadi pulau.',
      price: 30000,
      category: 'Wisata Keluarga',
      location: 'Beraban, Tabanan',
      image: picture,
      created_at: earlier,
    },
    shows: ['Rp 30.000', 'Wisata Keluarga', 'Pura yang dua kali sehari menjadi pulau.', 'Beraban, Tabanan'],
    hides: /No Image/,
    href: '/attraction/551',
  },
  sparse: {
    record: { slug: 'atraksi-kosong', judul: 'Atraksi Tanpa Data', price: null, created_at: created },
    title: 'Atraksi Tanpa Data',
    shows: ['No Image'],
    hides: /Rp|Gratis/,
    href: '/attraction/atraksi-kosong',
  },
};

export const detail: Detail = {
  collection: 'attractions',
  list: '/attraction',
  missing: 'Data atraksi tidak ditemukan',
  failed: 'Gagal mengambil data detail atraksi',
  loading: /^Memuat detail/,
  full: {
    record: {
      id: 651,
      title: 'Pura di Atas Karang',
      slug: 'pura-karang',
      description: 'Pura yang dua kali sehari menjadi pulau.',
      harga: 30000,
      category: 'Wisata Keluarga',
      location: 'Tabanan',
      rating: 4.1,
      images: pictures,
    },
    title: 'Pura di Atas Karang',
    href: '/attraction/651',
    aliases: ['/attraction/pura-karang', '/attraction/pura-di-atas-karang'],
    shows: ['4.1', 'Tabanan'],
    price: /Rp\s30\.000 per orang/,
    order: ['Pura di Atas Karang', 'Rp 30.000'],
    notes: [/tidak dapat dikembalikan/, /bukti pembayaran/, transfer],
  },
  sparse: {
    record: { id: 652, title: 'Atraksi Tanpa Data', price: null },
    href: '/attraction/652',
    title: 'Atraksi Tanpa Data',
    shows: ['No Image', '4.5', 'Gratis'],
    hides: /Rp|per orang|Tanyakan harga|NaN/,
  },
  tabs: [
    {
      name: 'Overview',
      key: 'overview',
      full: ['Tentang Atraksi Ini', 'Pura yang dua kali sehari menjadi pulau.', 'Tabanan'],
      sparse: ['Deskripsi atraksi belum tersedia.'],
    },
    {
      name: 'Informasi',
      key: 'informasi',
      full: ['Rp 30.000', 'Wisata Keluarga', '4.1'],
      sparse: ['4.5'],
    },
  ],
};
