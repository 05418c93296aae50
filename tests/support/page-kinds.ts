/** The lists in site order. */
export const listPaths = [
  '/paket-tour',
  '/akomodasi',
  '/transportasi',
  '/tiket',
  '/event',
  '/attraction',
  '/fasilitas',
  '/blog',
];

/** A record of each list, with images. */
export const detailPaths = [
  '/paketdetail/pesona-ubud',
  '/akomodasi/2',
  '/transportasi/2',
  '/tiket/2',
  '/event/2',
  '/attraction/2',
  '/fasilitas/2',
  '/blog/5',
];
