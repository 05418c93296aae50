import { plain } from '~/list-page/categories';

/** Ticket categories in the specified order (specification 9). */
export const categories = plain(
  'Themepark',
  'Event & Workshop',
  'Reservasi Kapal / Kereta',
  'Reservasi Bus & Travel',
  'Shuttle',
  'Cargo',
);
