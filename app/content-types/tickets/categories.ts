import { en, id } from '../types';

/** Ticket categories in the specified order (specification 9). */
export const categories = [
  en('Themepark'),
  en('Event & Workshop'),
  id('Reservasi Kapal / Kereta'),
  id('Reservasi Bus & Travel'),
  en('Shuttle'),
  en('Cargo'),
];
