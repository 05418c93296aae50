import { type ContentType, englishCategories, indonesianCategories } from './types';

export const definition = {
  path: '/event',
  detailPath: '/event',
  apiType: 'event',
  name: 'Mice & Event',
  menu: ['Jelajahi Bali', 1],
  englishName: 'Events',
  icon: 'calendar-days',
  title: 'Event & MICE Bali',
  lead: 'Seminar, pernikahan, family gathering, sampai pertunjukan: acara di Bali yang kami bantu dari rencana hingga hari-H.',
  noun: 'acara',
  loading: { list: 'cards', detail: 'Memuat detail event...' },
  cardSkeleton: { title: 2, text: 2, facts: 3 },
  empty: 'Tidak ada event di kategori ini.',
  loadError: 'Gagal mengambil data detail event',
  notFound: 'Data event tidak ditemukan',
  filters: { bulan: 'Bulan', urut: 'Urutkan', maks: 'Harga maksimal', lokasi: 'Lokasi', q: 'Nama atau lokasi' },
  tabs: ['informasi'],
  booking: ['orang'],
  categories: [
    ...indonesianCategories('Seminar', 'Komunitas'),
    ...englishCategories('Family Gathering', 'Graduation', 'Wedding', 'Sport Event', 'Show'),
  ],
} as const satisfies ContentType;
