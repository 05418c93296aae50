/** Home and the lists, which the server renders after its start (decision 37). */
export const warmedPaths = [
  '/',
  '/paket-tour',
  '/akomodasi',
  '/transportasi',
  '/tiket',
  '/event',
  '/attraction',
  '/fasilitas',
  '/kuliner',
  '/blog',
];
