import { type ContentType, englishCategories, indonesianCategories } from './types';

export const definition = {
  path: '/akomodasi',
  detailPath: '/akomodasi',
  apiType: 'akomodasi',
  name: 'Akomodasi',
  menu: ['Layanan Kami', 1],
  englishName: 'Places to stay',
  icon: 'bed-double',
  title: 'Akomodasi di Bali',
  lead: 'Dari homestay di gang yang tenang sampai vila berkolam renang: tempat menginap untuk setiap gaya liburan.',
  noun: 'akomodasi',
  loading: { list: 'cards', detail: 'Memuat detail akomodasi...' },
  cardSkeleton: { title: 2, facts: 1, chips: 2 },
  empty: 'Tidak ada akomodasi di kategori ini.',
  loadError: 'Gagal mengambil data detail akomodasi',
  notFound: 'Data akomodasi tidak ditemukan',
  filters: { urut: 'Urutkan', maks: 'Maksimal per malam', lokasi: 'Lokasi', q: 'Nama atau lokasi' },
  tabs: ['fasilitas'],
  booking: ['tanggal', 'malam', 'kamar', 'orang'],
  categories: [
    {
      label: 'Hotel Bintang 2-5',
      lang: 'id',
      aliases: indonesianCategories('Hotel Bintang 2', 'Hotel Bintang 3', 'Hotel Bintang 4', 'Hotel Bintang 5'),
    },
    ...englishCategories('Boutique Hotel'),
    ...indonesianCategories('Resort Alam', 'Villa Private', 'Homestay'),
    ...englishCategories('Glamping', 'Hostel', 'Camping Ground'),
  ],
} as const satisfies ContentType;
