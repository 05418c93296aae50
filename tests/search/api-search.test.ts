import { expect, test } from 'vitest';
import { search } from '~/search/api-search.server';
import { admin } from '../support/admin';

const PATH = '/api/admin/searches/search';
const respondWith = (data: unknown) => admin.setFault(PATH, { kind: 'body', body: JSON.stringify({ data }) });
const hits = async (text = 'ubud') => {
  const result = await search(text);
  return result.ok ? result.data.hits.map(({ title, label, href }) => ({ title, label, href })) : result.error;
};

const event = (id: number) => ({ type: 'event', title: `E${id}`, url: `/api/event/${id}` });

test.each(['Ubud & Spa', 'a+b', '50%', 'é #?/=', '"><script>', '🌴'])('%j is encoded in the request', async (text) => {
  await search(text);
  expect(admin.calls).toHaveLength(1);
  const url = new URL(admin.calls[0]?.path ?? '', admin.url);
  expect(url.pathname).toBe(PATH);
  expect([...url.searchParams]).toEqual([['query', text]]);
});

test('results have their content type and link to this site, by their id if they have no URL', async () => {
  respondWith([
    { id: 1, type: 'paket', title: 'Pesona Ubud', label: 'Paket Tour', url: '/api/paket/pesona-ubud' },
    { id: 13, type: 'ticket', title: 'Kapal', label: 'Tiket' },
    { id: 14, type: 'ticket', title: 'Bus', label: 'Tiket', url: '' },
    { type: 'ticket', title: 'Kereta', label: 'Tiket' },
    { id: 3, type: 'makanan', title: 'Sate', label: 'Kuliner', url: 'https://evil.example/x' },
  ]);
  const result = await search('ubud');
  const read = result.ok && result.data.hits.map(({ title, label, href, ...to }) => [title, label, href, to]);
  expect(read).toEqual([
    ['Pesona Ubud', 'Paket Tour', '/paketdetail/pesona-ubud', { listPath: '/paket-tour', param: 'pesona-ubud' }],
    ['Kapal', 'Tiket', '/tiket/13', { listPath: '/tiket', param: '13' }],
    ['Bus', 'Tiket', '/tiket/14', { listPath: '/tiket', param: '14' }],
    ['Kereta', 'Tiket', '/tiket', { listPath: '/tiket', param: null }],
    ['Sate', 'Kuliner', '/kuliner', { listPath: '/kuliner', param: null }],
  ]);
});

test('a result of an unknown type or without a title is left out', async () => {
  respondWith([{ type: 'x', title: 'A', url: '/api/x/1' }, { type: 'event', url: '/api/event/1' }, null, 'x', 7, []]);
  expect(await hits()).toEqual([]);
});

test('a result without a label is labelled with its content type', async () => {
  respondWith([{ type: 'event', title: 'Gala', url: '/api/event/1' }]);
  expect(await hits()).toEqual([{ title: 'Gala', label: 'Mice & Event', href: '/event/1' }]);
});

test('duplicate results are shown once', async () => {
  const twice = { type: 'event', title: 'Gala', label: 'Event', url: '/api/event/1' };
  respondWith([twice, { ...twice, title: 'Gala lain' }, twice]);
  expect(await hits()).toEqual([
    { title: 'Gala', label: 'Event', href: '/event/1' },
    { title: 'Gala lain', label: 'Event', href: '/event/1' },
  ]);
});

test.each([
  [49, 49, false],
  [50, 50, false],
  [51, 50, true],
  [500, 50, true],
])('of %i results %i are shown', async (count, shown, truncated) => {
  const results = Array.from({ length: count }, (_, id) => event(id));
  // Invalid and duplicate results do not count.
  respondWith([null, ...results.flatMap((one) => [one, one])]);
  const result = await search('ubud');
  expect(result.ok && result.data.hits.length).toBe(shown);
  expect(result.ok && result.data.hasMore).toBe(truncated);
});

test.each([null, {}, 'x'])('data %j is not a list of results', async (data) => {
  respondWith(data);
  expect(await hits()).toEqual({ code: 'invalid_response' });
});

test('a failure is returned as an error', async () => {
  admin.setFault(PATH, { kind: 'status', status: 503 });
  expect(await hits()).toEqual({ code: 'status', status: 503 });
});

test('results after the thousandth are not read', async () => {
  respondWith([...Array(999).fill(null), event(1), event(2)]);
  expect(await hits()).toEqual([expect.objectContaining({ title: 'E1' })]);
});
