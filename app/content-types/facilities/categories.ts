import { en, id } from '../types';

/** Facility categories in the specified order (specification 9); two cover three each (decisions 5). */
export const categories = [
  id('Booth/Panggung'),
  en('Sound System/Lighting/LED', [en('Sound System'), en('Lighting'), en('LED')]),
  id('Dokumentasi'),
  id('Proyektor/Laptop/Printer', [id('Proyektor'), en('Laptop'), en('Printer')]),
  en('Merchandise'),
  id('Souvenir Lokal'),
  id('P3K & Tim Medis'),
  id('Perizinan'),
];
