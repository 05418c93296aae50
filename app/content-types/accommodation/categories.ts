import { type Category, plain } from '~/list-page/categories';

const stars: Category = {
  label: 'Hotel Bintang 2-5',
  matches: ['Hotel Bintang 2', 'Hotel Bintang 3', 'Hotel Bintang 4', 'Hotel Bintang 5'],
};

/** Accommodation categories in the specified order (specification 9); one matches four values (decisions 5). */
export const categories = [
  stars,
  ...plain(
    'Boutique Hotel',
    'Resort Alam',
    'Villa Private',
    'Homestay',
    'Glamping',
    'Hostel',
    'Camping Ground',
  ),
];
