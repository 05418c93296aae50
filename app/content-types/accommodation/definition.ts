import { type ContentType, en, id } from '../types';

export const definition = {
  path: '/akomodasi',
  detailPath: '/akomodasi',
  adminPath: '/api/admin/akomodasis',
  searchType: 'akomodasi',
  name: 'Akomodasi',
  title: 'Akomodasi di Bali',
  lead: 'Dari homestay di gang yang tenang sampai vila berkolam renang: tempat menginap yang kami kenal pemiliknya.',
  noun: 'akomodasi',
  loading: { list: 'cards', detail: 'Memuat detail akomodasi...' },
  skeleton: {
    card: { title: 2, facts: 1, chips: 2 },
    facts: ['4.8', 'Villa Private', 'Jalan Raya Ubud, Gianyar'],
    title: 'Vila di Tepi Sawah Ubud',
  },
  empty: 'Tidak ada akomodasi di kategori ini.',
  loadError: 'Gagal mengambil data detail akomodasi',
  notFound: 'Data akomodasi tidak ditemukan',
  filters: { urut: 'Urutkan', maks: 'Harga maksimal per malam', q: 'Nama atau lokasi' },
  categories: [
    id(
      'Hotel Bintang 2-5',
      ['2', '3', '4', '5'].map((stars) => id(`Hotel Bintang ${stars}`)),
    ),
    en('Boutique Hotel'),
    id('Resort Alam'),
    id('Villa Private'),
    id('Homestay'),
    en('Glamping'),
    en('Hostel'),
    en('Camping Ground'),
  ],
} as const satisfies ContentType;
