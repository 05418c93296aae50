import { expect, test } from 'vitest';
import { isCurrent, menu } from '~/layout/menu';

const entries = menu.flatMap((entry) => ('items' in entry ? entry.items : [entry]));
const currentAt = (pathname: string) => entries.filter((entry) => isCurrent(entry, pathname)).map(({ name }) => name);

test.each([
  ['Paket Tour', '/paket-tour', '/paketdetail/pesona-ubud'],
  ['Akomodasi', '/akomodasi', '/akomodasi/natah-seni-ubud'],
  ['Transportasi', '/transportasi', '/transportasi/toyota-avanza'],
  ['Fasilitas', '/fasilitas', '/fasilitas/1'],
  ['Tiket', '/tiket', '/tiket/1'],
  ['Mice & Event', '/event', '/event/1'],
  ['Wisata & Atraksi', '/attraction', '/attraction/1'],
  ['Kuliner', '/kuliner', '/makanan/lawar'],
  ['Blog', '/blog', '/blog/tiga-hari-di-ubud-tanpa-macet'],
  ['Contact', '/contact', '/contact'],
])('%s is the current entry on its list and on its details', (name, list, detail) => {
  for (const pathname of [list, detail]) expect(currentAt(pathname), pathname).toEqual([name]);
});

test('no entry is current on home, on search and on paths that only begin like an entry', () => {
  for (const pathname of ['/', '/cari', '/tiketku', '/rencana']) expect(currentAt(pathname), pathname).toEqual([]);
});
