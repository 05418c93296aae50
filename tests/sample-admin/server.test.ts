import { afterAll, beforeEach, expect, test } from 'vitest';
import { startSampleAdmin } from '../../sample-admin/server.ts';
import { rawRequest } from '../support/raw-request';

// Other tests cover lists, calls, replaced records, each fault (tests/admin-api/http-client.test.ts), and the
// identifiers of a record (find-record.test.ts beside it).

const admin = await startSampleAdmin();
const IMAGE = '/storage/suasana/gunung-agung-fajar.jpg';

beforeEach(() => {
  admin.clearFaults();
  admin.restore();
});
afterAll(() => admin.close());

const get = async (path: string) => {
  const response = await fetch(admin.url + path);
  return { status: response.status, body: await response.json() };
};
const statusOf = async (path: string) => (await fetch(admin.url + path)).status;

test('a vehicle has its description in the detail response only', async () => {
  expect((await get('/api/admin/transportasis')).body.data[0]).not.toHaveProperty('deskripsi');
  expect((await get('/api/admin/transportasis/1')).body.data).toHaveProperty('deskripsi');
});

test('a slug takes precedence over an equal id', async () => {
  admin.replace('pakets', [
    { id: 1, judul: 'A' },
    { id: 3, judul: 'B', slug: '1' },
  ]);
  expect((await get('/api/admin/pakets/1')).body.data.id).toBe(3);
});

test.each([
  ...['/', '/api/admin/hotels', '/api/admin/pakets/', '/api/admin/pakets/tidak-ada', '/api/admin/restorans/1'],
  ...['/api/admin/pakets/%E0%A4%A', '/storage/tidak/ada.jpg', '/storage/%00.jpg', '/storage/suasana'],
])('%s returns 404', async (path) => {
  const body = { success: false, message: 'Data tidak ditemukan', data: null };
  expect(await get(path)).toEqual({ status: 404, body });
});

// `fetch` would normalize `..`.
test.each(['/storage/../main.ts', '/storage/..%2fmain.ts', '/storage/..%2f..%2fpublic/favicon.png'])(
  'nothing outside the storage is served: %s',
  async (path) => {
    const { status } = await rawRequest(admin.url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(status).toBe(404);
  },
);

test('an image has its type and length; HEAD returns the same headers without a body', async () => {
  const response = await fetch(admin.url + IMAGE);
  const body = await response.arrayBuffer();
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('content-length')).toBe(String(body.byteLength));

  const head = await fetch(admin.url + IMAGE, { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe(String(body.byteLength));
  expect((await head.arrayBuffer()).byteLength).toBe(0);
});

test('only GET and HEAD are allowed', async () => {
  const response = await fetch(`${admin.url}/api/admin/pakets`, { method: 'POST', body: '{}' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a port in use throws EADDRINUSE', async () => {
  const port = Number(new URL(admin.url).port);
  await expect(startSampleAdmin({ port })).rejects.toThrow('EADDRINUSE');
});

test('the fault with the longest prefix wins, an exact path wins over prefixes, and other paths are unaffected', async () => {
  admin.setFault('/api/admin/pakets', { kind: 'status', status: 500 });
  admin.setFault('/api/admin/pakets/pesona-ubud', { kind: 'status', status: 418 });
  admin.setFault('=/api/admin/events', { kind: 'status', status: 503 });
  const statuses = { pakets: 500, 'pakets/1': 500, 'pakets/pesona-ubud': 418, events: 503, 'events?page=1': 503 };
  for (const [path, status] of Object.entries({ ...statuses, 'events/1': 200, akomodasis: 200 }))
    expect(await statusOf(`/api/admin/${path}`), path).toBe(status);
});

test('the end of a hold ends no other fault', async () => {
  admin.setFault(IMAGE, { kind: 'hold' });
  admin.setFault('/api/admin/events', { kind: 'status', status: 503 });
  admin.clearCalls();
  const held = statusOf(IMAGE);
  await expect.poll(() => admin.callsTo(IMAGE)).toBe(1);
  admin.release();
  expect(await held).toBe(200);
  expect(await statusOf('/api/admin/events')).toBe(503);
});

const search = async (query: string) =>
  (await get(`/api/admin/searches/search?query=${encodeURIComponent(query)}`)).body.data as Record<string, unknown>[];

// The form of each type's results: e2e/specs/search-page.spec.ts.
test('a search ignores case, matches literally and also categories and locations, after titles; twenty at most', async () => {
  const named = Array.from({ length: 30 }, (_, id) => ({ id, judul: `Paket (${id}%)`, slug: `p/${id}` }));
  admin.replace('pakets', [{ id: 31, judul: 'Lain', location: 'Paket', kategori_paket: 'Healing' }, ...named]);
  expect((await search('PAKET')).map(({ id }) => id)).toEqual(named.slice(0, 20).map(({ id }) => id));
  expect(await search('(7%)')).toEqual([expect.objectContaining({ url: '/api/paket/p%2F7' })]);
  expect((await search('healing')).map(({ title }) => title)).toContain('Lain');
  for (const query of ['', 'xyzzy']) expect(await search(query)).toEqual([]);
});
