import type { ContentType } from '../types';
import { categories } from './categories';

export const definition = {
  path: '/paket-tour',
  detailPath: '/paketdetail',
  adminPath: '/api/admin/pakets',
  searchType: 'paket',
  name: 'Paket Tour',
  title: 'Paket Tour Bali',
  lead: 'Perjalanan yang sudah kami susun jam demi jam bersama pemandu setempat. Pilih temanya, sisanya kami yang siapkan.',
  noun: 'paket tour',
  loading: { list: 'cards', detail: 'Memuat detail paket tour...' },
  skeleton: {
    card: { title: 2, facts: 2 },
    facts: ['4.8', 'Minimal 2 orang', '3 hari 2 malam', 'Kintamani, Bangli', 'Cultural'],
    title: 'Lima Hari Keliling Pulau',
  },
  empty: 'Tidak ada paket ditemukan dalam kategori ini',
  loadError: 'Gagal mengambil data paket tour',
  notFound: 'Data paket tidak ditemukan',
  categories,
} as const satisfies ContentType;
