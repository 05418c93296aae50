import type { ContentType } from '../types';

export const definition = {
  path: '/kuliner',
  detailPath: '/makanan',
  adminPath: '/api/admin/makanans',
  searchType: 'makanan',
  name: 'Kuliner',
  title: 'Kuliner Bali',
  lead: 'Dari babi guling di warung pagi sampai ikan bakar di tepi Jimbaran: apa yang enak, di mana, dan berapa harganya.',
  noun: 'kuliner',
  loading: { list: 'Memuat data ...', detail: 'Memuat data ...' },
  skeleton: { card: { title: 2, text: 8, facts: 2 }, facts: [], title: '' },
  empty: 'Memuat data ...',
  categories: [],
} as const satisfies ContentType;
