import { type ContentType, english, indonesian } from '../types';

export const definition = {
  path: '/akomodasi',
  detailPath: '/akomodasi',
  adminPath: '/api/admin/akomodasis',
  searchType: 'akomodasi',
  name: 'Akomodasi',
  title: 'Akomodasi di Bali',
  lead: 'Dari homestay di gang yang tenang sampai vila berkolam renang: tempat menginap untuk setiap gaya liburan.',
  noun: 'akomodasi',
  loading: { list: 'cards', detail: 'Memuat detail akomodasi...' },
  skeleton: {
    card: { title: 2, facts: 1, chips: 2 },
    facts: ['4.8', 'Villa Private', 'Jalan Raya Ubud, Gianyar Buka di Google Maps'],
    title: 'Vila di Tepi Sawah Ubud',
  },
  empty: 'Tidak ada akomodasi di kategori ini.',
  loadError: 'Gagal mengambil data detail akomodasi',
  notFound: 'Data akomodasi tidak ditemukan',
  filters: { urut: 'Urutkan', maks: 'Harga maksimal per malam', q: 'Nama atau lokasi' },
  categories: [
    indonesian(
      'Hotel Bintang 2-5',
      ['2', '3', '4', '5'].map((stars) => indonesian(`Hotel Bintang ${stars}`)),
    ),
    english('Boutique Hotel'),
    indonesian('Resort Alam'),
    indonesian('Villa Private'),
    indonesian('Homestay'),
    english('Glamping'),
    english('Hostel'),
    english('Camping Ground'),
  ],
} as const satisfies ContentType;
