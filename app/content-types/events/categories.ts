import { en, id } from '../types';

/** Event categories in the specified order (specification 9). */
export const categories = [
  id('Seminar'),
  id('Komunitas'),
  en('Family Gathering'),
  en('Graduation'),
  en('Wedding'),
  en('Sport Event'),
  en('Show'),
];
