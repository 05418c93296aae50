import { en, id } from '../types';

/** Accommodation categories in the specified order (specification 9); the first covers four (decisions 5). */
export const categories = [
  id(
    'Hotel Bintang 2-5',
    ['2', '3', '4', '5'].map((stars) => id(`Hotel Bintang ${stars}`)),
  ),
  en('Boutique Hotel'),
  id('Resort Alam'),
  id('Villa Private'),
  id('Homestay'),
  en('Glamping'),
  en('Hostel'),
  en('Camping Ground'),
];
