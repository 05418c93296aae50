import { en, id } from '../types';

/** Blog categories in the specified order (specification 9). */
export const categories = [id('Informatif'), id('Edukasi'), id('Promosi'), en('Update'), en('Viral')];
