import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPath } from '~/lib/canonical-path';
import { readTarget } from '~/server/http/request-target.server';

test.each([
  '/',
  '/tiket',
  '/tiket?tampil=12',
  '/tiket?fbclid=abc&tampil=12&utm_source=wa',
  '/transportasi?kategori=Big+Bus',
  '/fasilitas?kategori=Sound+System%2FLighting%2FLED&tampil=12',
  '/paketdetail/pesona-ubud?tab=jadwal',
  '/kuliner?tampil=12&lengkap=1',
  '/kuliner.data?tampil=12&lengkap=1&_routes=routes%2Fpages%2Fculinary.uji',
  '/_root.data',
  '/storage/hero.jpg?w=320&fbclid=abc',
  '/sitemap.xml?bagian=2',
  '/transportasi?kategori=Big%20Bus',
  '/storage/foto%20pantai%20(1).jpg?w=320',
])('%s is spelled like links', (url) => expect(readTarget(url).mayBeShared).toBe(true));

test.each([
  ['another spelling of a count', '/tiket?tampil=012'],
  ['a default', '/tiket?tampil=6'],
  ['no value', '/tiket?kategori'],
  ['a letter encoded', '/transportasi?kategori=%53UV'],
  ['blanks', '/transportasi?kategori=SUV+'],
  ['repetition', '/tiket?tampil=12&tampil=18'],
  ['an encoded name', '/tiket?f%62clid=1'],
  ['a second question mark', '/tiket?tampil=12?x'],
  ['a param of another page', '/contact?kategori=abc'],
  ['the items of a plan on another page', '/tiket?isi=paket-1'],
  ['a tab of another page', '/tiket/13?tab=jadwal'],
  ['a param of no page', '/hero/hero-1080.avif?w=1'],
  ['a param on a resource', '/robots.txt?kategori=1'],
  ['a param beside the width', '/storage/hero.jpg?w=320&q=1'],
  ['an unknown route', '/tiket.data?_routes=x'],
  ['two routes', '/tiket.data?_routes=routes%2Fpages%2Ftickets.uji%2Cx'],
  ['a route of another build', '/tiket.data?_routes=routes%2Fpages%2Ftickets.lama'],
  ['another spelling of a route', '/tiket.data?_routes=routes/pages/tickets.uji'],
  ['the name of an object’s property', '/constructor?tab=jadwal'],
  ['a letter of a path encoded', '/storage/%68ero.jpg'],
  ['a character of a path not encoded', '/storage/a+b.jpg'],
  ['a letter of a path in upper case', '/STORAGE/hero.jpg'],
  ['a file in upper case', '/SITEMAP.XML'],
  ['hexadecimal digits in lower case', '/storage/a%2bb.jpg'],
  ['a slash at the end', '/robots.txt/'],
  ['two slashes', '//robots.txt'],
  ['another origin', 'http://jahat.example/tiket'],
  ['what is no encoding', '/tiket/%zz'],
])('%s is not: %s', (_, url) => expect(readTarget(url).mayBeShared).toBe(false));

test('only a canonical path is spelled like links', () => {
  const character = fc.constantFrom(...'/aZ09._~-%2fF ');
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 8 }), (rest) => {
      const path = `/${rest}`;
      fc.pre(readTarget(path).mayBeShared);
      expect(canonicalPath(path)).toBe(path);
    }),
    { numRuns: 500 },
  );
});
