import { plain } from '~/list-page/categories';

/** Attraction categories in the specified order (specification 9). */
export const categories = plain(
  'Wisata Alam',
  'Wisata Keluarga',
  'Wisata Edukasi',
  'Wisata Petualangan',
  'Healing',
  'Wisata Kreatif',
  'Outdoor',
);
