import { en, id } from '../types';

/** Vehicle categories in the specified order (specification 9). */
export const categories = [
  en('Big Bus'),
  en('Medium Bus'),
  en('Luxury'),
  en('ELF Long'),
  en('Commuter'),
  id('Mobil Keluarga'),
  en('SUV'),
  id('Motor'),
  en('Camper Van'),
  id('Lepas Kunci'),
  id('Antar Jemput Bandara'),
  id('Handling Bandara'),
  en('Overland Trip'),
  en('Roadtrip'),
];
