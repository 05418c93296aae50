import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import sharp, { type Sharp } from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { ORIGINAL } from '~/images/original.server';
import { loader } from '~/routes/resources/storage';
import { config } from '~/server/env.server';
import { createListener } from '~/server/http/listener.server';
import { IMAGE } from '~/server/limits.server';
import { admin } from '../../support/admin';
import { getImage, IMAGE_PATH } from '../../support/image';

// Large files take longer than the other tests' timeout on a busy machine.
config.adminTimeoutMs = 30_000;

const { maxMs } = ORIGINAL;
afterEach(() => {
  ORIGINAL.maxMs = maxMs;
});

const size = { width: 900, height: 700, channels: 3 } as const;
const noise = sharp(randomBytes(size.width * size.height * 3), { raw: size });
/** An image of almost the byte limit. */
const large = Buffer.concat([readFileSync('sample-admin/storage/hero.jpg'), Buffer.alloc(19 * 1024 * 1024)]);

/** Requests an original without reading it. */
const open = async () => {
  const request = new Request('https://www.jelajahi.example/storage/x');
  return (await loader({ request, params: { '*': IMAGE_PATH }, context: {} })) as Response;
};

test.each<[string, string, (image: Sharp) => Sharp]>([
  ['image/jpeg', 'image/jpg', (image) => image.jpeg({ quality: 95 })],
  ['image/jpeg', 'application/octet-stream', (image) => image.jpeg({ quality: 95, progressive: true })],
  ['image/png', 'text/html', (image) => image.png()],
  ['image/webp', '', (image) => image.webp({ quality: 100 })],
  ['image/webp', 'image/webp', (image) => image.webp({ lossless: true, effort: 0 })],
  [
    'image/webp',
    'image/webp',
    (image) =>
      image
        .webp({ quality: 100 })
        .keepIccProfile()
        .withExif({ IFD0: { Artist: 'x' } }),
  ],
  ['image/avif', 'image/avif', (image) => image.avif({ quality: 90, effort: 0 })],
  ['image/gif', 'image/gif', (image) => image.gif({ effort: 1 })],
])('an original’s type follows from its bytes: %s, declared as “%s”', async (type, contentType, encode) => {
  const body = await encode(noise.clone()).toBuffer();
  expect(body.byteLength).toBeGreaterThan(ORIGINAL.chunkBytes);
  admin.setFault('/storage/', { kind: 'body', body, contentType });
  const found = await getImage('asli/gambar');
  expect([found.status, found.type, found.body.equals(body)]).toEqual([200, type, true]);
});

test.each([
  ['VP8X', [0, 0, 0, 0, 0x2f, 0x75, 0, 0x2f, 0x75, 0]],
  ['VP8L', [0x2f, 0xff, 0xff, 0xff, 0x0f, 0, 0, 0, 0, 0]],
  ['VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0xff, 0x3f, 0xff, 0x3f]],
])('a WebP above the pixel limit is missing: %s', async (name, bytes) => {
  const body = Buffer.concat([Buffer.from(`RIFF----WEBP${name}----`, 'latin1'), Buffer.from(bytes), large]);
  admin.setFault('/storage/', { kind: 'body', body, contentType: 'image/webp' });
  expect((await getImage('asli/besar.webp')).status).toBe(404);
});

/** A GIF of one-pixel frames on a square canvas. */
function gif(canvas: number, frames: number): Buffer {
  const header = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  header.writeUInt16LE(canvas, 6);
  header.writeUInt16LE(canvas, 8);
  const frame = Buffer.from('\x21\xf9\x04\0\x01\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0', 'latin1');
  return Buffer.concat([header, ...Array(frames).fill(frame), Buffer.from(';')]);
}

test.each([
  ['a small animation', gif(64, 20), 200],
  ['of many frames', gif(64, 5000), 200],
  ['a canvas above the pixel limit', gif(30_000, 1), 404],
  ['cut within its header', gif(64, 1).subarray(0, 9), 404],
  ['a header without a frame', gif(64, 0), 404],
  ['a header with a script behind it', Buffer.concat([gif(64, 0).subarray(0, -1), Buffer.from('*/=alert(1)')]), 404],
])('a GIF, %s', async (name, body, expected) => {
  admin.setFault('/storage/', { kind: 'body', body, contentType: 'image/gif' });
  const path = `asli/${encodeURIComponent(name)}.gif`;
  expect([(await getImage(path)).status, (await getImage(path, '?w=160')).status]).toEqual([expected, expected]);
});

test('four originals are open at a time; the next one is a 503 until one ends', async () => {
  admin.setFault('/storage/', { kind: 'body', body: large, contentType: 'image/jpeg' });
  const responses = await Promise.all(Array.from({ length: 4 }, open));
  expect(responses.map(({ status }) => status)).toEqual(Array(4).fill(200));
  const busy = await open();
  expect([busy.status, busy.headers.get('Retry-After')]).toEqual([503, '5']);
  // Resized images do not wait for originals.
  expect((await getImage(IMAGE_PATH, '?w=160')).status).toBe(200);
  await responses[0]?.body?.cancel();
  expect((await (await open()).arrayBuffer()).byteLength).toBe(large.byteLength);
  await Promise.all(responses.slice(1).map(({ body }) => body?.cancel()));
});

test('HEAD reads no original, so it takes no place', async () => {
  admin.setFault('/storage/', { kind: 'body', body: large, contentType: 'image/jpeg' });
  const request = new Request('https://www.jelajahi.example/storage/x', { method: 'HEAD' });
  for (let count = 0; count < 20; count += 1) {
    const { status, headers, body } = (await loader({ request, params: { '*': IMAGE_PATH }, context: {} })) as Response;
    expect([status, headers.get('Content-Type'), body]).toEqual([200, 'image/jpeg', null]);
  }
});

test('an original that is not read in time breaks off and frees its place', async () => {
  admin.setFault('/storage/', { kind: 'body', body: large, contentType: 'image/jpeg' });
  ORIGINAL.maxMs = 50;
  const responses = await Promise.all(Array.from({ length: 4 }, open));
  await Promise.all(
    responses.map(({ body }) => expect(body?.getReader().closed).rejects.toThrow('original-broken-off')),
  );
  ORIGINAL.maxMs = maxMs;
  expect((await getImage(IMAGE_PATH)).status).toBe(200);
});

test('above the byte limit an original is missing', async () => {
  const { maxBytes } = IMAGE;
  admin.setFault('/storage/', { kind: 'body', body: large, contentType: 'image/jpeg' });
  IMAGE.maxBytes = 1024 * 1024;
  expect((await getImage(IMAGE_PATH)).status).toBe(404);
  IMAGE.maxBytes = maxBytes;
});

test('a visitor who does not read an original fills no buffers', async () => {
  admin.setFault('/storage/', { kind: 'body', body: large, contentType: 'image/jpeg' });
  const served: ServerResponse[] = [];
  const remix = async (request: Request) =>
    (await loader({ request, params: { '*': IMAGE_PATH }, context: {} })) as Response;
  const server = createServer(createListener(remix, 'public', [])).listen(0, '127.0.0.1');
  server.prependListener('request', (_, response) => served.push(response));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const slow = connect(port, '127.0.0.1').pause();
  slow.write('GET /storage/hero.jpg HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => served[0]?.writableNeedDrain).toBe(true);
  // Time enough to read the original whole.
  const quick = await fetch(`http://127.0.0.1:${port}/storage/hero.jpg`);
  expect((await quick.arrayBuffer()).byteLength).toBe(large.byteLength);
  expect(served[0]?.writableLength).toBeLessThan(1024 * 1024);
  slow.destroy();
  await expect.poll(() => served[0]?.destroyed).toBe(true);
  server.close();
});
