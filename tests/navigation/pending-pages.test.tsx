import { matchPath } from '@remix-run/react';
import { expect, test } from 'vitest';
import { pendingPages } from '~/navigation/pending-pages';
import routes from '~/routes';
import { queriesIn } from '../support/dom';
import { render } from '../support/render';
import { lineOf } from '../support/text-of';

/** The paths of all page routes and of redirects to another page's content, without param names. */
const paths = routes
  .filter(({ file, path }) => path !== '*' && /^routes\/(pages|redirects\/dish)/.test(file))
  .map(({ path = '' }) => `/${path}`);

const withoutNames = (path: string) => path.replace(/:\w+/g, ':param');

test('every page route has a pending page, and every pending page a route', () => {
  expect(Object.keys(pendingPages).map(withoutNames).sort()).toEqual(paths.map(withoutNames).sort());
});

test.each([
  ['/paket-tour', 'Paket Tour Bali', 'Memuat data'],
  ['/akomodasi', 'Akomodasi', 'Memuat data'],
  ['/transportasi', 'Transportasi', 'Memuat data'],
  ['/tiket', 'Tiket', 'Memuat data'],
  ['/event', 'Event', 'Memuat data'],
  ['/attraction', 'Atraksi Wisata Bali', 'Memuat data...'],
  ['/fasilitas', 'Fasilitas', 'Memuat data'],
  ['/blog', 'Blog', 'Memuat data blogs ...'],
  ['/paketdetail/pesona-ubud', 'pesona ubud', 'Memuat detail paket tour...'],
  ['/akomodasi/natah-seni', 'natah seni', 'Memuat detail akomodasi...'],
  ['/transportasi/toyota-avanza', 'toyota avanza', 'Memuat detail transportasi...'],
  ['/tiket/1', 'Tiket', 'Memuat detail tiket...'],
  ['/event/1', 'Event', 'Memuat detail event...'],
  ['/attraction/1', 'Wisata', 'Memuat detail atraksi...'],
  ['/fasilitas/1', 'Fasilitas', 'Memuat detail fasilitas...'],
  ['/blog/tiga-hari', 'tiga hari', 'Loading...'],
  ['/kuliner', 'Kuliner Bali', 'Memuat data ...'],
  ['/contact', 'Hubungi Kami', 'Memuat data ...'],
  ['/english', '', 'Memuat data ...'],
  ['/offline', '', 'Memuat data ...'],
  ['/', 'Jelajahi Bali', 'Memuat data ...'],
  ['/cari', 'Pencarian', ''],
])('the pending page of %s shows its known content and its loading text', (pathname, title, loading) => {
  const pattern = Object.keys(pendingPages).find((path) => matchPath(path, pathname)) ?? '';
  const location = { pathname, search: '', hash: '', state: null, key: '' };
  const html = render(pendingPages[pattern]?.(location), pathname);
  const [heading] = queriesIn(html).queryAllByRole('heading', { level: 1 });
  expect(lineOf(heading ?? '')).toContain(title);
  expect(html).toContain(loading);
});
