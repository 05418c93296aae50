import { plain } from '~/list-page/categories';

/** Blog categories in the specified order (specification 9). */
export const categories = plain('Informatif', 'Edukasi', 'Promosi', 'Update', 'Viral');
