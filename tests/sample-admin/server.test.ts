import { request } from 'node:http';
import { expect, test } from 'vitest';
import { type CollectionName, collections } from '../../sample-admin/content.ts';
import { startSampleAdmin } from '../../sample-admin/server.ts';
import { content, withSampleAdmin } from './fixture.ts';

const admin = withSampleAdmin();

const get = async (path: string) => {
  const response = await fetch(admin.host.url + path);
  return { status: response.status, body: await response.json() };
};

/** Requests a path verbatim: `fetch` would normalize `..`. */
const getRaw = (path: string) =>
  new Promise<number | undefined>((done, fail) => {
    const { hostname, port } = new URL(admin.host.url);
    request({ hostname, port, path }, (response) => {
      response.resume();
      done(response.statusCode);
    })
      .on('error', fail)
      .end();
  });

test.each(collections.filter((name) => name !== 'transportasis'))('the list of %s is complete', async (name) => {
  const { status, body } = await get(`/api/admin/${name}`);
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, message: expect.any(String), data: content[name] });
});

test('a vehicle has its description in the detail response only', async () => {
  expect((await get('/api/admin/transportasis')).body.data[0]).not.toHaveProperty('deskripsi');
  expect((await get('/api/admin/transportasis/hiace')).body.data).toMatchObject({ id: 1, deskripsi: 'Lega.' });
});

test.each<[CollectionName, string]>([
  ['pakets', 'pesona-ubud'],
  ['akomodasis', 'vila-sawah'],
  ['events', 'gala-pantai'],
  ['attractions', 'tegalalang'],
  ['blogs', 'canang'],
])('a detail of %s is found by slug and by id', async (name, slug) => {
  expect((await get(`/api/admin/${name}/${slug}`)).body.data).toEqual(content[name][0]);
  expect((await get(`/api/admin/${name}/${name === 'pakets' ? 2 : 1}`)).status).toBe(200);
});

test('a slug takes precedence over an equal id', async () => {
  expect((await get('/api/admin/pakets/1')).body.data.id).toBe(3);
});

test.each<[CollectionName, string]>([
  ['tickets', 'kapal'],
  ['fasilitas', 'panggung'],
])('a detail of %s is found by id, not by slug', async (name, slug) => {
  expect((await get(`/api/admin/${name}/1`)).body.data).toEqual(content[name][0]);
  expect((await get(`/api/admin/${name}/${slug}`)).status).toBe(404);
});

test.each([
  '/',
  '/api/admin',
  '/api/admin/hotels',
  '/api/admin/pakets/',
  '/api/admin/pakets/tidak-ada',
  '/api/admin/pakets/pesona-ubud/1',
  '/api/admin/akomodasis/vila-tepi-sawah',
  '/api/admin/restorans/1',
  '/api/admin/pakets/%E0%A4%A',
  '/storage/tidak/ada.jpg',
  '/storage/%00.jpg',
  '/storage/suasana',
])('%s returns 404', async (path) => {
  expect(await get(path)).toEqual({
    status: 404,
    body: { success: false, message: 'Data tidak ditemukan', data: null },
  });
});

test.each(['/storage/../main.ts', '/storage/..%2fmain.ts', '/storage/..%2f..%2fpublic/favicon.png'])(
  'nothing outside the storage is served: %s',
  async (path) => expect(await getRaw(path)).toBe(404),
);

test('an image has its type and length; HEAD returns the same headers without a body', async () => {
  const url = `${admin.host.url}/storage/suasana/gunung-agung-fajar.jpg`;
  const response = await fetch(url);
  const body = await response.arrayBuffer();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('content-length')).toBe(String(body.byteLength));
  expect(new Uint8Array(body).subarray(0, 2)).toEqual(new Uint8Array([0xff, 0xd8]));

  const head = await fetch(url, { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe(String(body.byteLength));
  expect((await head.arrayBuffer()).byteLength).toBe(0);
});

test('only GET and HEAD are allowed', async () => {
  const response = await fetch(`${admin.host.url}/api/admin/pakets`, { method: 'POST', body: '{}' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

test('calls are counted by path, with or without their query', async () => {
  await get('/api/admin/pakets');
  await get('/api/admin/searches/search?query=ubud');
  await get('/api/admin/searches/search?query=batur');
  expect(admin.host.calls.map((call) => call.path)).toContain('/api/admin/searches/search?query=ubud');
  expect(admin.host.callsTo('/api/admin/pakets')).toBe(1);
  expect(admin.host.callsTo('/api/admin/searches/search')).toBe(2);
  expect(admin.host.callsTo('/api/admin/searches/search?query=ubud')).toBe(1);
  admin.host.clearCalls();
  expect(admin.host.calls).toEqual([]);
});

test('records can be replaced and restored', async () => {
  admin.host.replace('pakets', [{ id: 9, judul: 'Baru', slug: 'baru' }]);
  expect((await get('/api/admin/pakets')).body.data).toEqual([{ id: 9, judul: 'Baru', slug: 'baru' }]);
  expect((await get('/api/admin/pakets/baru')).status).toBe(200);
  expect((await get('/api/admin/pakets/pesona-ubud')).status).toBe(404);
  admin.host.restore();
  expect((await get('/api/admin/pakets')).body.data).toEqual(content.pakets);
});

test('a stopped host refuses connections and restarts at the same URL', async () => {
  const other = await startSampleAdmin({ content });
  const url = `${other.url}/api/admin/pakets`;
  other.setFault('/api/admin/events', { kind: 'hang' });
  const hanging = fetch(`${other.url}/api/admin/events`);
  await fetch(url);
  await Promise.all([other.stop(), expect(hanging).rejects.toThrow()]);
  await expect(fetch(url)).rejects.toThrow();
  await other.start();
  expect((await fetch(url)).status).toBe(200);
  await other.close();
});

test('a port in use throws EADDRINUSE', async () => {
  const { port } = new URL(admin.host.url);
  await expect(startSampleAdmin({ port: Number(port), content })).rejects.toThrow('EADDRINUSE');
});
