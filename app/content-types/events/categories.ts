import { plain } from '~/list-page/categories';

/** Event categories in the specified order (specification 9). */
export const categories = plain(
  'Seminar',
  'Komunitas',
  'Family Gathering',
  'Graduation',
  'Wedding',
  'Sport Event',
  'Show',
);
