import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { parseRecent } from '~/recent/recent';
import { remember } from '~/recent/remember';
import { storedRecent } from '~/recent/stored-recent';

afterEach(() => vi.unstubAllGlobals());

/** A browser's storage with an earlier text, or a storage that refuses. */
function stubStorage({ before = '', refuses = false } = {}) {
  const texts = new Map(before === '' ? [] : [['terakhir-dilihat', before]]);
  const guard = () => {
    if (refuses) throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      guard();
      return texts.get(key) ?? null;
    },
    setItem: (key: string, text: string) => {
      guard();
      texts.set(key, text);
    },
  });
}

const remembered = () => parseRecent(storedRecent.read() ?? '').map(({ title }) => title);

test('an opened record is added to the device’s records, even if the stored text is unreadable', () => {
  stubStorage();
  remember({ href: '/tiket/1', title: 'Satu', image: undefined });
  remember({ href: '/tiket/2', title: 'Dua', image: 'dua.jpg' });
  expect(remembered()).toEqual(['Dua', 'Satu']);
  stubStorage({ before: '[{' });
  remember({ href: '/tiket/1', title: 'Satu' });
  expect(remembered()).toEqual(['Satu']);
});

test('the last four are remembered once each, as last seen, the last one first', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom('a', 'b'))), (opened) => {
      stubStorage();
      const visits = opened.map(([id, title]) => ({ href: `/tiket/${id}`, title }));
      visits.forEach(remember);
      const newestFirst = visits.toReversed();
      const hrefs = [...new Set(newestFirst.map(({ href }) => href))].slice(0, 4);
      expect(parseRecent(storedRecent.read() ?? '')).toEqual(
        hrefs.map((href) => newestFirst.find((visit) => visit.href === href)),
      );
    }),
  );
});

test('four of the longest records are read again', () => {
  stubStorage();
  // JSON writes each character as six.
  const long = (id: number) => '\u0001'.repeat(290) + id;
  for (const id of [1, 2, 3, 4]) remember({ href: `/tiket/${'x'.repeat(290)}${id}`, title: long(id), image: long(id) });
  expect(remembered()).toEqual([4, 3, 2, 1].map(long));
});

test('a browser that blocks its storage remembers nothing', () => {
  stubStorage({ refuses: true });
  remember({ href: '/tiket/1', title: 'Satu' });
  expect(storedRecent.read()).toBeNull();
});
