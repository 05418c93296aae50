import { plain } from '~/list-page/categories';

/** Facility categories in the specified order (specification 9); two match three values each (decisions 5). */
export const categories = [
  ...plain('Booth/Panggung'),
  { label: 'Sound System/Lighting/LED', matches: ['Sound System', 'Lighting', 'LED'] },
  ...plain('Dokumentasi'),
  { label: 'Proyektor/Laptop/Printer', matches: ['Proyektor', 'Laptop', 'Printer'] },
  ...plain('Merchandise', 'Souvenir Lokal', 'P3K & Tim Medis', 'Perizinan'),
];
