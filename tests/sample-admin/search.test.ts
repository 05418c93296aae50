import { expect, test } from 'vitest';
import { withSampleAdmin } from './fixture.ts';

const admin = withSampleAdmin();

const search = async (query: string) => {
  const response = await fetch(`${admin.host.url}/api/admin/searches/search?query=${encodeURIComponent(query)}`);
  return (await response.json()).data as Record<string, unknown>[];
};

test.each([
  ['pesona', { id: 1, type: 'paket', title: 'Pesona Ubud', label: 'Paket Tour', url: '/api/paket/pesona-ubud' }],
  ['tepi sawah', { type: 'akomodasi', label: 'Akomodasi', url: '/api/akomodasi/vila-sawah' }],
  ['tegal', { type: 'attraction', label: 'Atraksi', url: '/api/attraction/tegalalang' }],
  ['hiace', { type: 'transportasi', label: 'Transportasi', url: '/api/transportasi/hiace' }],
  ['panggung', { type: 'fasilitas', label: 'Fasilitas', url: '/api/fasilitas/1' }],
  ['nusa penida', { type: 'ticket', label: 'Tiket', url: '/api/ticket/1' }],
  ['gala pantai', { type: 'event', label: 'Event', url: '/api/event/gala-pantai' }],
  ['lilit', { id: 1, type: 'makanan', label: 'Kuliner', url: '/api/makanan/sate-lilit' }],
  ['canang', { type: 'blog', label: 'Blog', url: '/api/blog/canang' }],
])('"%s" finds its record', async (query, result) => {
  expect(await search(query)).toEqual([expect.objectContaining(result)]);
});

test('search ignores case and also matches categories and locations, after titles', async () => {
  expect((await search('UBUD')).map((result) => result.title)).toEqual([
    'Pesona Ubud',
    'Vila Tepi Sawah',
    'Tegalalang',
  ]);
  expect(await search('villa private')).toHaveLength(1);
  expect(await search('klungkung')).toHaveLength(1);
});

test('an empty query and a query without hits return an empty list', async () => {
  expect(await search('')).toEqual([]);
  expect(await search('xyzzy')).toEqual([]);
  expect((await (await fetch(`${admin.host.url}/api/admin/searches/search`)).json()).data).toEqual([]);
});

test('returns twenty results at most', async () => {
  const records = Array.from({ length: 30 }, (_, index) => ({
    id: index,
    judul: `Paket ${index}`,
    slug: `p-${index}`,
  }));
  admin.host.replace('pakets', records);
  expect(await search('paket')).toHaveLength(20);
});

test('special characters match literally', async () => {
  admin.host.replace('pakets', [{ id: 1, judul: 'A & B (100%)?', slug: 'a/b' }]);
  expect(await search('& b (100%)?')).toEqual([expect.objectContaining({ url: '/api/paket/a%2Fb' })]);
});
