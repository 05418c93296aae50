import { LOADING_TEXT } from '~/lib/loading-text';
import type { ContentType } from './types';

export const definition = {
  path: '/kuliner',
  detailPath: '/makanan',
  apiType: 'makanan',
  name: 'Kuliner',
  menu: ['Jelajahi Bali', 3],
  englishName: 'Food and restaurants',
  icon: 'utensils',
  title: 'Kuliner Bali',
  lead: 'Dari babi guling di warung pagi sampai ikan bakar di tepi Jimbaran: apa yang enak, di mana, dan berapa harganya.',
  noun: 'kuliner',
  loading: { list: LOADING_TEXT, detail: LOADING_TEXT },
  cardSkeleton: { title: 2, text: 8, facts: 2 },
  empty: LOADING_TEXT,
  filters: {},
  categories: [],
} as const satisfies ContentType;
