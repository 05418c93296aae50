import { en, id } from '../types';

/** Attraction categories in the specified order (specification 9). */
export const categories = [
  id('Wisata Alam'),
  id('Wisata Keluarga'),
  id('Wisata Edukasi'),
  id('Wisata Petualangan'),
  en('Healing'),
  id('Wisata Kreatif'),
  en('Outdoor'),
];
