import { plain } from '~/list-page/categories';

/** Vehicle categories in the specified order (specification 9). */
export const categories = plain(
  'Big Bus',
  'Medium Bus',
  'Luxury',
  'ELF Long',
  'Commuter',
  'Mobil Keluarga',
  'SUV',
  'Motor',
  'Camper Van',
  'Lepas Kunci',
  'Antar Jemput Bandara',
  'Handling Bandara',
  'Overland Trip',
  'Roadtrip',
);
